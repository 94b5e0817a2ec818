// Making dictionaries from sequences and from each other.
struct Person {
    let name: String
    let city: String
    let age: Int
}
let people = [
    Person(name: "Ann", city: "Ulm", age: 30), Person(name: "Bob", city: "Rom", age: 25),
    Person(name: "Cy", city: "Ulm", age: 41),
]
let byCity = Dictionary(grouping: people, by: \.city)
for (city, inhabitants) in byCity.sorted(by: { $0.key < $1.key }) {
    print(city, inhabitants.map(\.name))
}
let byName = Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0) })
print(byName["Ann"]?.age ?? 0, byName["Zoe"]?.age as Any, byName.keys.sorted(), byName.count)
let ages = Dictionary(people.map { ($0.city, $0.age) }, uniquingKeysWith: max)
print(
    ages.sorted { $0.key < $1.key }.map { "\($0): \($1)" }, ages.values.sorted(), ages["Ulm"] == 41)
print(Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key })
print(
    byCity.mapValues(\.count).sorted { $0.key < $1.key },
    byCity.mapValues { $0.map(\.age).reduce(0, +) }["Ulm"] ?? 0)
let raw = ["a": "1", "b": "x", "c": "3"]
print(
    raw.compactMapValues { Int($0) }.sorted { $0.key < $1.key }, raw.compactMapValues(Int.init).count)
print(
    raw.filter { $0.value != "x" }.keys.sorted(), raw.map { $0.key + $0.value }.sorted(),
    raw.first { $0.key == "b" }!)
let defaults = ["width": 1, "height": 2]
let merged = defaults.merging(["height": 5, "depth": 6]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(
    defaults.merging(["width": 9]) { $1 }.sorted { $0.key < $1.key },
    defaults.merging([("width", 0)]) { current, _ in current }["width"] ?? -1)
var options = defaults
options.merge(["width": 10]) { _, new in new }
options.merge([("height", 7), ("extra", 8)], uniquingKeysWith: { old, _ in old })
print(
    options.sorted { $0.value < $1.value }, options.max { $0.value < $1.value }!.key,
    options.contains { $0.value == 8 })
let inverted = Dictionary(uniqueKeysWithValues: options.map { ($0.value, $0.key) })
print(inverted[10] ?? "-", inverted.keys.max() ?? 0, [1: "a"] == [1: "a"], ["x": 1] != ["x": 2])
let counted = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(
    counted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined(
        separator: " "))
let nested = ["fruit": ["apple": 3], "veg": ["leek": 1]]
print(
    nested["fruit"]?["apple"] ?? 0, nested["fruit"]?["pear"] as Any, nested["meat"]?["x"] as Any,
    nested.values.map(\.count).reduce(0, +))
print(
    [String: Int]().isEmpty, [:] as [Int: Int], ["k": 1], [1: [2: 3]], ["a": nil] as [String: Int?],
    [String: Int]())
print(
    people.reduce(into: [:]) { $0[$1.name] = $1.age }.values.sorted() as [Int],
    byCity.reduce(0) { $0 + $1.value.count })

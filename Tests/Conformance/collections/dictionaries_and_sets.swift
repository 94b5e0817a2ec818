// Dictionaries and sets, printed in sorted order since their own order is open.
var ages = ["ann": 30, "bob": 25]
ages["cyd"] = 41
ages["bob"] = nil
ages["ann", default: 0] += 1
ages["new", default: 5] += 1
print(ages.keys.sorted(), ages.values.sorted(), ages.count, ages["ann"] ?? 0, ages["zoe"] as Any)
print(
    ages.updateValue(50, forKey: "cyd") as Any, ages.updateValue(1, forKey: "dan") as Any,
    ages.removeValue(forKey: "dan") as Any)
print(ages.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(
    ages.filter { $0.value > 10 }.keys.sorted(), ages.contains { $0.key == "ann" },
    ages.compactMapValues { $0 > 40 ? $0 : nil })
for (name, age) in ages.sorted(by: { $0.value < $1.value }) { print(name, age) }
print(ages.merging(["ann": 1, "eve": 2]) { old, new in old + new }.sorted { $0.key < $1.key }.map(\.value))
let pairs = Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...))
print(pairs["b"] ?? 0, pairs == ["b": 2, "a": 1], Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +))
var table: [String: [Int]] = [:]
table["even", default: []].append(2)
table["even", default: []].append(4)
table["odd"]?.append(1)
print(table, table.isEmpty, table.first?.key ?? "")
table.removeAll()
print(table)

var colors: Set = ["red", "green"]
print(
    colors.insert("red").inserted, colors.insert("blue").inserted, colors.remove("green") ?? "-", colors.contains("red")
)
let other: Set = ["red", "pink"]
print(
    colors.union(other).sorted(), colors.intersection(other), colors.subtracting(other),
    colors.symmetricDifference(other).sorted())
print(
    colors.isSubset(of: ["red", "blue", "x"]), colors.isDisjoint(with: ["y"]), colors == ["blue", "red"],
    Set([1, 1, 2]).count)
colors.formUnion(["z"])
print(colors.sorted().joined(separator: ","), colors.map(\.count).sorted(), Set("hello").count)

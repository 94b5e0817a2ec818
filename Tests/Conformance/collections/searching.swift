// Finding and comparing elements.
struct Product: Equatable {
    let name: String
    let price: Double
}
let products = [
    Product(name: "pen", price: 1.5), Product(name: "ink", price: 7),
    Product(name: "pad", price: 4.25), Product(name: "cup", price: 7),
]
print(products.first { $0.price > 5 }?.name ?? "-", products.last { $0.price > 5 }?.name ?? "-")
print(
    products.firstIndex { $0.price > 5 } ?? -1, products.lastIndex { $0.price > 5 } ?? -1,
    products.firstIndex(of: products[2]) ?? -1)
print(
    products.contains { $0.name == "pad" }, products.contains(Product(name: "x", price: 0)),
    products.allSatisfy { $0.price > 1 })
print(products.min { $0.price < $1.price }!.name, products.max { $0.price < $1.price }!.name)
print(
    products.max(by: { $0.name < $1.name })!.name, products.map(\.price).max() ?? 0,
    products.map(\.price).reduce(0, +))
let values = [3, 1, 4, 1, 5, 9, 2, 6]
print(
    values.min() ?? 0, values.max() ?? 0, [Int]().min() as Any, values.count { $0 % 2 == 1 },
    values.lastIndex(of: 1) ?? -1)
print(
    values.starts(with: [3, 1]), values.starts(with: [1]), values.elementsEqual([3, 1]),
    values.elementsEqual(values.map { $0 }))
print(
    values.elementsEqual(["3", "1", "4", "1", "5", "9", "2", "6"]) { String($0) == $1 },
    values.starts(with: ["3"]) { "\($0)" == $1 })
print(
    [1, 2].lexicographicallyPrecedes([1, 3]), [2].lexicographicallyPrecedes([1, 9]),
    [1].lexicographicallyPrecedes([1, 0]))
print(
    ["b", "a"].lexicographicallyPrecedes(["a", "b"], by: >), "abc".lexicographicallyPrecedes("abd"))
print(
    values.prefix { $0 != 5 }, values.drop { $0 != 5 }, values.split { $0 == 1 },
    values.split(separator: 1, maxSplits: 1))
print(values.reduce(into: (even: 0, odd: 0)) { if $1 % 2 == 0 { $0.even += 1 } else { $0.odd += 1 } })
print(
    values.reduce("") { $0 + String($1) }, values.reduce(1, *), values.first!, values.last!,
    values.isEmpty, values.underestimatedCount)
print(
    values.sorted(), values.sorted(by: >), values.sorted { ($0 % 3, $0) < ($1 % 3, $1) },
    values.reversed().map { $0 })
print(
    values.enumerated().filter { $0.offset % 2 == 0 }.map(\.element),
    values.enumerated().max { $0.element < $1.element }!.offset)
print(
    zip(values, values.dropFirst()).map { $1 - $0 }, values.indices.filter { values[$0] == 1 },
    values.randomElement() != nil)
print(
    [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap(Int.init),
    [[1, 2], [3]].flatMap { $0.map { $0 * 10 } }, [1: "a"].map { "\($0)\($1)" })
print(
    [nil, 1, nil].firstIndex(of: nil) ?? -1, [nil, 2].contains(nil),
    ([nil, 2] as [Int?]).first as Any, [true, false].contains(true))
var iterator = values.makeIterator()
while let value = iterator.next(), value != 5 { print(value, terminator: " ") }
print("then", iterator.next() ?? 0, Array(IteratorSequence(iterator)))
for case let value? in [1, nil, 2] where value > 1 { print("found", value) }

// A key path literal stands for a function of its root.
struct Item: Hashable {
    let name: String
    let price: Int
    var isCheap: Bool { price < 5 }
}

let items = [Item(name: "pen", price: 2), Item(name: "book", price: 9), Item(name: "cap", price: 4)]
print(items.map(\.name), items.filter(\.isCheap).map(\.price))
print(items.map(\.name.count), [[1, 2], [3]].map(\.count), ["a", "bc"].map(\.self))
print(items.contains(where: \.isCheap), items.allSatisfy(\.isCheap))
print(items.compactMap(\.name.first), [1: "x"].map(\.value))

extension Sequence {
    func sorted<Key: Comparable>(by path: KeyPath<Element, Key>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<Number: AdditiveArithmetic>(_ path: KeyPath<Element, Number>) -> Number {
        reduce(.zero) { $0 + $1[keyPath: path] }
    }
}
print(items.sorted(by: \.price).map(\.name), items.sum(\.price))

let path = \Item.name
let function: (Item) -> Int = \.price
print(items[0][keyPath: path], function(items[1]))
print(Dictionary(grouping: items, by: \.isCheap)[true]?.count ?? 0)

let paths: [KeyPath<Item, Int>] = [\.price, \.name.count]
print(paths.map { items[1][keyPath: $0] })
let joined = (\Item.name).appending(path: \.count)
print(items[0][keyPath: joined], \Item.name == \Item.name, \Item.price == \Item.name.count)

// Elements go in order when their container does; sorting, mapping and slicing keep and release them.
final class Item: Hashable, CustomStringConvertible {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    var description: String { "#\(id)" }
    deinit { print("-\(id)", terminator: " ") }
}
func step(_ title: String, _ body: () -> Void) {
    print(title + ":", terminator: " ")
    body()
    print()
}
var items: [Item] = []
step("fill") { items = (1...5).map(Item.init) }
step("sort") { items.sort { $0.id > $1.id } }
step("filter") { items = items.filter { $0.id != 3 } }
step("first removed") { items.remove(at: 0) }
step("replace subrange") { items.replaceSubrange(0..<2, with: [Item(10)]) }
step("slice") {
    let slice = items[1...]
    items.removeAll()
    print(Array(slice), terminator: " ")
}
step("insert") {
    items.insert(contentsOf: [Item(20), Item(21)], at: 0)
    items.reverse()
    print(items, terminator: " ")
}
step("set") {
    var set: Set = [Item(30)]
    let (inserted, member) = set.insert(Item(30))
    print(inserted, member, terminator: " ")
    set.remove(Item(30))
    print("removed", terminator: " ")
}
step("dictionary") {
    var table: [String: [Item]] = [:]
    table["a", default: []].append(Item(40))
    table["a"]?.append(Item(41))
    table["a"]?.removeFirst()
    table["b"] = table["a"]
    table["a"] = nil
    print(table["b"]!, terminator: " ")
}
step("nested") {
    var nested = [[Item(50)], [Item(51), Item(52)]]
    nested[1].removeLast()
    nested[0] = []
    print(nested, terminator: " ")
}
step("tuple and optional") {
    var pair: (Item, Item?) = (Item(60), Item(61))
    print(pair.0, pair.1!, terminator: " ")
    pair.1 = nil
    print("cleared", terminator: " ")
    pair.0 = Item(62)
    print(pair.0, terminator: " ")
}
step("rest") { items = [] }
print("end")

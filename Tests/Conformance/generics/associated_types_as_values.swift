// Associated types are types like others: as metatypes, in casts, in nested positions.
protocol Repository {
    associatedtype Item
    associatedtype Failure: Error = Never
    var items: [Item] { get }
    init(items: [Item])
}
extension Repository {
    static var title: String { "\(Self.self) of \(Item.self), \(Failure.self)" }
    var itemType: Item.Type { Item.self }
    func only<T>(_ type: T.Type) -> [T] { items.compactMap { $0 as? T } }
    func holds(_ value: Any) -> Bool { value is Item }
    func mapped<R: Repository>(to type: R.Type, _ transform: (Item) -> R.Item) -> R { R(items: items.map(transform)) }
}
enum Missing: Error { case gone }
struct Names: Repository { var items: [String] }
struct Numbers: Repository {
    typealias Failure = Missing
    var items: [Int]
}
struct Anything<Item>: Repository { var items: [Item] }
print(Names.title, "/", Numbers.title, "/", Anything<Double>.title)
let names = Names(items: ["a", "bb"])
print(names.itemType, names.holds("x"), names.holds(1), Anything(items: [1]).holds(2))
let numbers: Numbers = names.mapped(to: Numbers.self) { $0.count }
print(numbers.items, type(of: names.mapped(to: Anything<Bool>.self) { $0.isEmpty }))
print(Anything<Any>(items: [1, "x", 2]).only(Int.self))
func element<S: Sequence>(of sequence: S) -> String { "\(S.Element.self) in \(S.self)" }
func pair<C: Collection>(_ collection: C) -> String where C.Element: Comparable {
    "\(C.Element.self) \(C.Index.self) \(collection.max().map { "\($0)" } ?? "-")"
}
print(element(of: [1]), element(of: "abc"), element(of: ["k": 1.5]), pair(["x", "y"]), pair(1..<4))
extension Sequence {
    var elementName: String { "\(Element.self)" }
    func castAll<T>(to type: T.Type) -> [T]? {
        var result: [T] = []
        for element in self {
            guard let cast = element as? T else { return nil }
            result.append(cast)
        }
        return result
    }
}
print([1.5].elementName, Set(["a"]).elementName, (1...3).elementName)
let things: [Any] = [1, 2]
print(things.castAll(to: Int.self) ?? [], things.castAll(to: String.self) as Any)

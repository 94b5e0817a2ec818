// where on functions, methods, types, extensions, subscripts, initializers and nested associated types.
func merge<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element]
where A.Element == B.Element, A.Element: Comparable { (Array(a) + Array(b)).sorted() }
print(merge([3, 1], Set([2])), merge("ba", ["c"]))
struct Matrix<Row: Collection> where Row: RangeReplaceableCollection, Row.Element: Numeric {
    var rows: [Row]
    var sum: Row.Element { rows.reduce(.zero) { $0 + $1.reduce(.zero, +) } }
    func row(_ index: Int) -> Row where Row.Element: Comparable { Row(rows[index].sorted()) }
    init(_ rows: [Row]) { self.rows = rows }
    init<S: Sequence>(flat values: S) where S.Element == Row.Element { rows = [Row(values)] }
    subscript<I: BinaryInteger>(index: I) -> Row where I: Hashable { rows[Int(index)] }
}
let matrix = Matrix([[3, 1], [2]])
print(matrix.sum, matrix.row(0), Matrix<[Double]>(flat: [1, 2]).sum, matrix[UInt8(1)])
extension Sequence where Element: Sequence, Element.Element: Hashable {
    func unique() -> Set<Element.Element> { Set(flatMap { $0 }) }
}
print([[1, 2], [2]].unique().sorted(), ["ab", "bc"].unique().sorted())
extension Dictionary where Value: AdditiveArithmetic {
    var total: Value { values.reduce(.zero, +) }
    mutating func add(_ amount: Value, to key: Key) { self[key, default: .zero] += amount }
}
var counts = ["a": 1]
counts.add(4, to: "a")
counts.add(1, to: "b")
print(counts.total, counts["a"]!)
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print(Optional("x").isNilOrEmpty, (nil as [Int]?).isNilOrEmpty, (nil as String?).orEmpty.count)
extension Array where Element: Equatable {
    func indices(of element: Element) -> [Int] { enumerated().filter { $0.element == element }.map(\.offset) }
    mutating func removeFirst(_ element: Element) { if let index = firstIndex(of: element) { remove(at: index) } }
}
var list = [1, 2, 1]
print(list.indices(of: 1))
list.removeFirst(1)
print(list)
protocol Container { associatedtype Item; associatedtype Index: Comparable = Int; var items: [Item] { get } }
extension Container where Item: Equatable { func contains(_ item: Item) -> Bool { items.contains(item) } }
extension Container where Item == String { func joined() -> String { items.joined(separator: "-") } }
extension Container where Self: AnyObject { var isObject: Bool { true } }
extension Container { var isObject: Bool { false } }
struct Words: Container { let items: [String] }
final class Numbers: Container { let items: [Int]; init(_ items: [Int]) { self.items = items } }
print(
    Words(items: ["a", "b"]).joined(), Words(items: ["a"]).contains("a"), Numbers([1]).contains(2),
    Numbers([]).isObject, Words(items: []).isObject)
func same<C: Container, D: Container>(_ c: C, _ d: D) -> Bool where C.Item == D.Item, C.Item: Equatable {
    c.items == d.items
}
print(same(Words(items: ["x"]), Words(items: ["x"])), same(Numbers([1]), Numbers([2])))

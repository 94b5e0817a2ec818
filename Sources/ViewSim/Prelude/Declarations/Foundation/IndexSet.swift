// swift-format-ignore-file
struct IndexSet: Collection, Hashable {
    let _indices: [Int]
    init() { _indices = [] }
    init(integer index: Int) { _indices = [index] }
    init<S: Sequence>(_ indices: S) { _indices = Set(indices).sorted() }
    init(integersIn range: Range<Int>) { _indices = Array(range) }
    var startIndex: Int { 0 }
    var endIndex: Int { _indices.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> Int { _indices[position] }
    var count: Int { _indices.count }
    var isEmpty: Bool { _indices.isEmpty }
    var first: Int? { _indices.first }
    var last: Int? { _indices.last }
    func contains(_ index: Int) -> Bool { _indices.contains(index) }
    func makeIterator() -> _ArrayIterator<Int> { _ArrayIterator(_elements: _indices) }
}

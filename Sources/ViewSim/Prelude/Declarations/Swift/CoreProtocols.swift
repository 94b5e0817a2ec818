public protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
public protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
public protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
public protocol Error {}
public protocol CustomStringConvertible { var description: String { get } }
public protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}
public protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Iterator
}
public protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    var startIndex: Index { get }
    var endIndex: Index { get }
    func index(after i: Index) -> Index
    subscript(position: Index) -> Element { get }
}

// Made by `swift run prelude-image` from the files in Prelude/Declarations; not edited by hand.
// swift-format-ignore-file

extension PreludeImage {
    static let fileNames: [StaticString] = [
        "Swift/CoreProtocols.swift",
    ]
    static let headers: [StaticString] = [
    ]
    static let text: StaticString = ##"""
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

"""##
    static let names = PackedWords(
        ends: PackedNumbers(digits: "0000a000140002b0003400039000410005100059"),
        characters: ##"CollectionComparableCustomStringConvertibleEquatableErrorHashableIteratorProtocolSequence"##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008"),
        elements: PackedNumbers(digits: "0000700002000040000000003000010000500006"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "0000000000000000000000000000000000000000"),
        elements: PackedNumbers(digits: ""))
    static let chunkEnds = PackedNumbers(digits: "0004c00099000f00010900155001bb0024200321")
    static let chunkFiles = PackedNumbers(digits: "0000000000000000000000000000000000000000")
    static let chunkHeaders = PackedNumbers(digits: "0000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "0000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000100001000010000100001000010000100001")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008"),
        elements: PackedNumbers(digits: "0000300005000010000400002000060000700000"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "0000000001000020000200002000020000300005"),
        elements: PackedNumbers(digits: "0000300003000060000100007"))
    static let core = PackedNumbers(digits: "0000000001000020000300004000050000600007")
    static let alwaysReached = PackedNumbers(digits: "")
}

protocol Sendable {}
protocol Copyable {}
protocol BitwiseCopyable {}
protocol Error {}
protocol Equatable { static func == (_ lhs: Self, _ rhs: Self) -> Bool }

extension Equatable {
    static func != (_ lhs: Self, _ rhs: Self) -> Bool { !(lhs == rhs) }
}

protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }

extension Hashable {
    var hashValue: Int { get }
}

protocol Comparable: Equatable { static func < (_ lhs: Self, _ rhs: Self) -> Bool }

extension Comparable {
    static func > (_ lhs: Self, _ rhs: Self) -> Bool { rhs < lhs }
    static func <= (_ lhs: Self, _ rhs: Self) -> Bool { !(rhs < lhs) }
    static func >= (_ lhs: Self, _ rhs: Self) -> Bool { !(lhs < rhs) }
}

protocol CustomStringConvertible { var description: String { get } }
protocol CustomDebugStringConvertible { var debugDescription: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }

protocol Identifiable<ID> {
    associatedtype ID: Hashable
    var id: ID { get }
}

protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    init?(rawValue: RawValue)
    var rawValue: RawValue { get }
}

protocol CaseIterable {
    associatedtype AllCases = [Self]
    static var allCases: AllCases { get }
}

protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}

protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Iterator
}

extension Sequence where Self: IteratorProtocol {
    func makeIterator() -> Self { self }
}

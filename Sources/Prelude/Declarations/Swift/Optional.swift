extension Optional {
    init(_ some: Wrapped) { self = some }
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        if let value = self { return try transform(value) }
        return nil
    }
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
        if let value = self { return try transform(value) }
        return nil
    }
    mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
    var unsafelyUnwrapped: Wrapped { self! }
    var debugDescription: String { get }
}

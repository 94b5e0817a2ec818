struct Hasher {
    var _state = 0
    var _pieces: [String]? = []
    init() {}
    mutating func combine<H: Hashable>(_ value: H)
    mutating func _combine<H: Hashable>(_ value: H, label: String)
    func finalize() -> Int
}

@_boxed struct AnyHashable: Hashable {
    init<H: Hashable>(_ base: H)
    var base: Any { get }
}

// swift-format-ignore-file
struct UUID: Hashable, Comparable, CustomStringConvertible {
    let uuidString: String
    init() { uuidString = _makeUUIDString() }
    init?(uuidString text: String) {
        guard let normal = _normalizedUUIDString(text) else { return nil }
        uuidString = normal
    }
    var description: String { uuidString }
    static func < (_ lhs: UUID, _ rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}
func _makeUUIDString() -> String
func _normalizedUUIDString(_ text: String) -> String?

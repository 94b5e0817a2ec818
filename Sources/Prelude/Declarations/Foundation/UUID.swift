@_plain struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    let uuidString: String
    init() { uuidString = _makeUUIDString() }
    init?(uuidString text: String) {
        guard let normal = _normalizedUUIDString(text) else { return nil }
        uuidString = normal
    }
    var description: String { uuidString }
    static func < (_ lhs: UUID, _ rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}

extension UUID {
    init(from decoder: _Value) throws {
        guard let normal = _normalizedUUIDString(try decoder.singleValueContainer().decode(String.self)) else {
            throw decoder._corrupted("Attempted to decode UUID from invalid UUID string.")
        }
        uuidString = normal
    }
    func encode(to encoder: _Value) throws {
        var container: _Value = encoder.singleValueContainer()
        try container.encode(uuidString)
    }
}

func _makeUUIDString() -> String
func _normalizedUUIDString(_ text: String) -> String?

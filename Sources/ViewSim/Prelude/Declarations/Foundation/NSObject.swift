// swift-format-ignore-file
class NSObject: Hashable {
    init() {}
    static func == (_ lhs: NSObject, _ rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    func isEqual(_ object: Any?) -> Bool { if let other = object as? NSObject { self === other } else { false } }
    var hash: Int { hashValue }
}

// swift-format-ignore-file
class NSObject: Hashable, CustomStringConvertible {
    init() {}
    static func == (_ lhs: NSObject, _ rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    func isEqual(_ object: Any?) -> Bool { if let other = object as? NSObject { self === other } else { false } }
    var hash: Int { ObjectIdentifier(self).hashValue }
    var description: String { "<\(String(reflecting: type(of: self)))>" }
    var debugDescription: String { description }
}
class NSNull: NSObject {
    static let _shared = NSNull()
    override var description: String { "<null>" }
    override func isEqual(_ object: Any?) -> Bool { object is NSNull }
    override var hash: Int { 0 }
}
class NSError: NSObject, Error {
    let domain: String
    let code: Int
    let userInfo: [String: Any]
    init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
    }
    var localizedDescription: String { (userInfo["NSLocalizedDescription"] as? String) ?? "The operation couldn’t be completed. (\(domain) error \(code).)" }
    var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
    var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
    override var description: String { "Error Domain=\(domain) Code=\(code) \"\((userInfo["NSLocalizedDescription"] as? String) ?? "(null)")\"" }
    override func isEqual(_ object: Any?) -> Bool { if let other = object as? NSError { domain == other.domain && code == other.code } else { false } }
    override var hash: Int { code }
}
let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSDebugDescriptionErrorKey = "NSDebugDescription"
let NSCocoaErrorDomain = "NSCocoaErrorDomain"
let NSURLErrorDomain = "NSURLErrorDomain"

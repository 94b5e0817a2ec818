protocol NSObjectProtocol: AnyObject {}

// Where `observe` and `setValue` stand, as in Foundation.
protocol _KeyValueCodingAndObserving: AnyObject {}

class NSObject: NSObjectProtocol, _KeyValueCodingAndObserving, Hashable, CustomStringConvertible {
    init() {}
    static func == (_ lhs: NSObject, _ rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    func isEqual(_ object: Any?) -> Bool { if let other = object as? NSObject { self === other } else { false } }
    var hash: Int { ObjectIdentifier(self).hashValue }
    var description: String { "<\(String(reflecting: type(of: self)))>" }
    var debugDescription: String { description }
    func copy() -> Any { self }
    func mutableCopy() -> Any { self }
    func responds(to selector: Any?) -> Bool { true }
    func isKind(of type: Any) -> Bool { true }
    @discardableResult func perform(_ selector: Any?) -> Any? {
        _performSelector(self, selector, 0)
        return nil
    }
    @discardableResult func perform(_ selector: Any?, with argument: Any?) -> Any? {
        _performSelector(self, selector, argument as Any)
        return nil
    }
}

class NSNull: NSObject {
    override var description: String { "<null>" }
    override func isEqual(_ object: Any?) -> Bool { object is NSNull }
    override var hash: Int { 0 }
}

protocol CustomNSError: Error {
    static var errorDomain: String { get }
    var errorCode: Int { get }
    var errorUserInfo: [String: Any] { get }
}

class NSError: NSObject, _DescribedError {
    let domain: String
    let code: Int
    let userInfo: [String: Any]
    let _error: Any?
    init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
        _error = nil
    }
    init(_bridging error: any Error, _domain domain: String, _code code: Int) {
        var info: [String: Any] = [:]
        if let described = error as? LocalizedError {
            if let text = described.errorDescription { info["NSLocalizedDescription"] = text }
            if let text = described.failureReason { info["NSLocalizedFailureReason"] = text }
            if let text = described.recoverySuggestion { info["NSLocalizedRecoverySuggestion"] = text }
        }
        self.domain = domain
        self.code = code
        userInfo = info
        _error = error
    }
    var localizedDescription: String {
        (userInfo["NSLocalizedDescription"] as? String) ?? (_error as? _DescribedError)?._message
            ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
    var _message: String { localizedDescription }
    var localizedFailureReason: String? { userInfo["NSLocalizedFailureReason"] as? String }
    var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
    var underlyingErrors: [any Error] { [] }
    override var description: String {
        if userInfo.isEmpty { return "Error Domain=\(domain) Code=\(code) \"(null)\"" }
        return "Error Domain=\(domain) Code=\(code) \"\((userInfo["NSLocalizedDescription"] as? String) ?? "(null)")\""
    }
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

struct CocoaError: _DescribedError {
    struct Code: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let fileNoSuchFile = CocoaError.Code(rawValue: 4)
        static let fileReadNoSuchFile = CocoaError.Code(rawValue: 260)
        static let fileReadUnknown = CocoaError.Code(rawValue: 256)
        static let fileReadCorruptFile = CocoaError.Code(rawValue: 259)
        static let fileWriteUnknown = CocoaError.Code(rawValue: 512)
        static let fileWriteFileExists = CocoaError.Code(rawValue: 516)
        static let userCancelled = CocoaError.Code(rawValue: 3072)
        static let formatting = CocoaError.Code(rawValue: 2048)
        static let coderInvalidValue = CocoaError.Code(rawValue: 4866)
    }
    let code: CocoaError.Code
    init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) { self.code = code }
    var _message: String {
        code.rawValue == 260 || code.rawValue == 4
            ? "The file couldn’t be opened because there is no such file." : "The operation couldn’t be completed. (Cocoa error \(code.rawValue).)"
    }
}

class NSString: NSObject, ExpressibleByStringLiteral {
    let _text: String
    override init() { _text = "" }
    init(string: String) { _text = string }
    init(stringLiteral value: String) { _text = value }
    var length: Int { _text.utf16.count }
    override var description: String { _text }
    override func isEqual(_ object: Any?) -> Bool { if let other = object as? NSString { _text == other._text } else { false } }
    override var hash: Int { _text.hashValue }
    var uppercased: String { _text.uppercased() }
    var lowercased: String { _text.lowercased() }
    var doubleValue: Double { Double(_text) ?? 0 }
    var integerValue: Int { Int(_text) ?? 0 }
    var boolValue: Bool { ["YES", "yes", "true", "1"].contains(_text) }
    var lastPathComponent: String { URL(fileURLWithPath: _text).lastPathComponent }
    var pathExtension: String { URL(fileURLWithPath: _text).pathExtension }
    var deletingPathExtension: String { URL(fileURLWithPath: _text).deletingPathExtension().path }
    func appendingPathComponent(_ component: String) -> String { _text.hasSuffix("/") ? "\(_text)\(component)" : "\(_text)/\(component)" }
    func substring(from index: Int) -> String { _text.dropFirst(index) }
    func substring(to index: Int) -> String { _text.prefix(index) }
}

class NSCache<Key, Value>: NSObject {
    var _values: [_Value: _Value] = [:]
    var countLimit = 0
    var totalCostLimit = 0
    var name = ""
    override init() { super.init() }
    func object(forKey key: Key) -> Value? { _values[key] }
    func setObject(_ object: Value, forKey key: Key) { _values[key] = object }
    func setObject(_ object: Value, forKey key: Key, cost: Int) { _values[key] = object }
    func removeObject(forKey key: Key) { _values.removeValue(forKey: key) }
    func removeAllObjects() { _values = [:] }
}

struct NSRange: Hashable {
    var location: Int
    var length: Int
    init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
    var lowerBound: Int { location }
    var upperBound: Int { location + length }
}

class NSAttributedString: NSObject {
    struct Key: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
        static let font = NSAttributedString.Key("NSFont")
        static let foregroundColor = NSAttributedString.Key("NSColor")
        static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        static let kern = NSAttributedString.Key("NSKern")
        static let link = NSAttributedString.Key("NSLink")
        static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
        static let underlineStyle = NSAttributedString.Key("NSUnderline")
        static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
        static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
        static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
        static let attachment = NSAttributedString.Key("NSAttachment")
        static let shadow = NSAttributedString.Key("NSShadow")
    }
    var string: String
    init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) { self.string = string }
    init(attributedString: NSAttributedString) { string = attributedString.string }
    var length: Int { string.utf16.count }
    override var description: String { string }
}

class NSMutableAttributedString: NSAttributedString {
    func append(_ other: NSAttributedString) { string.append(other.string) }
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
    func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {}
    func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {}
    func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
}

struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
    let relativeString: String
    let _base: String?
    init(_text text: String, _base base: String? = nil) {
        relativeString = text
        _base = base
    }
    init?(string: String) {
        guard let text = _url(string, nil) else { return nil }
        relativeString = text
        _base = nil
    }
    init?(string: String, encodingInvalidCharacters: Bool) {
        guard let text = encodingInvalidCharacters ? _url(string, nil) : _strictURL(string) else { return nil }
        relativeString = text
        _base = nil
    }
    init?(string: String, relativeTo base: URL?) {
        guard let text = _url(string, base?.absoluteString) else { return nil }
        relativeString = text
        _base = base?.absoluteString
    }
    init(fileURLWithPath path: String) {
        relativeString = _fileURL(path, nil)
        _base = nil
    }
    init(fileURLWithPath path: String, isDirectory: Bool) {
        relativeString = _fileURL(path, isDirectory)
        _base = nil
    }
    init(filePath path: String) {
        relativeString = _fileURL(path, nil)
        _base = nil
    }
    init(filePath path: String, directoryHint: URL.DirectoryHint) {
        relativeString = _fileURL(path, directoryHint == .isDirectory ? true : nil)
        _base = nil
    }
    var absoluteString: String { _base == nil ? relativeString : _urlPart(relativeString, _base, "absoluteString") ?? relativeString }
    var description: String { _base == nil ? relativeString : "\(relativeString) -- \(_base!)" }
    var debugDescription: String { description }
    static func == (_ lhs: URL, _ rhs: URL) -> Bool { lhs.relativeString == rhs.relativeString && lhs._base == rhs._base }
    func hash(into hasher: inout Hasher) {
        hasher.combine(relativeString)
        hasher.combine(_base)
    }
    enum DirectoryHint { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
}

extension URL {
    var absoluteURL: URL { _base == nil ? self : URL(_text: absoluteString) }
    var baseURL: URL? { _base.map { URL(_text: $0) } }
    var scheme: String? { _urlPart(relativeString, _base, "scheme") }
    var host: String? { _urlPart(relativeString, _base, "host") }
    func host(percentEncoded: Bool = true) -> String? { _urlPart(relativeString, _base, percentEncoded ? "encodedHost" : "host") }
    var port: Int? { _urlPart(relativeString, _base, "port").flatMap { Int($0) } }
    var user: String? { _urlPart(relativeString, _base, "user") }
    var password: String? { _urlPart(relativeString, _base, "password") }
    var path: String { _urlPart(relativeString, _base, "path") ?? "" }
    func path(percentEncoded: Bool = true) -> String { _urlPart(relativeString, _base, percentEncoded ? "encodedPath" : "decodedPath") ?? "" }
    var relativePath: String { _urlPart(relativeString, _base, "relativePath") ?? "" }
    var query: String? { _urlPart(relativeString, _base, "query") }
    func query(percentEncoded: Bool = true) -> String? { _urlPart(relativeString, _base, percentEncoded ? "query" : "decodedQuery") }
    var fragment: String? { _urlPart(relativeString, _base, "fragment") }
    func fragment(percentEncoded: Bool = true) -> String? { _urlPart(relativeString, _base, "fragment") }
    var lastPathComponent: String { _urlPart(relativeString, _base, "lastPathComponent") ?? "" }
    var pathExtension: String { _urlPart(relativeString, _base, "pathExtension") ?? "" }
    var pathComponents: [String] { _urlComponents(relativeString, _base) }
    var isFileURL: Bool { scheme == "file" }
    var hasDirectoryPath: Bool { _urlPart(relativeString, _base, "hasDirectoryPath") == "true" }
    var standardized: URL { _edited("standardized", "") }
    var standardizedFileURL: URL { _edited("standardized", "") }
    func _edited(_ operation: String, _ argument: String) -> URL {
        URL(_text: _editURL(relativeString, _base, operation, argument), _base: operation == "absolute" ? nil : _base)
    }
    func appendingPathComponent(_ component: String) -> URL { _edited("appendingPathComponent", component) }
    func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { _edited(isDirectory ? "appendingDirectory" : "appendingFile", component) }
    func appending(path: String) -> URL { _edited("appendingPath", path) }
    func appending(path: String, directoryHint: URL.DirectoryHint) -> URL {
        _edited(directoryHint == .isDirectory ? "appendingDirectory" : "appendingPath", path)
    }
    func appending(component: String) -> URL { _edited("appendingComponent", component) }
    func appending(component: String, directoryHint: URL.DirectoryHint) -> URL {
        _edited(directoryHint == .isDirectory ? "appendingDirectory" : "appendingComponent", component)
    }
    func appending(components: String...) -> URL {
        var url = self
        for component in components { url = url.appending(component: component) }
        return url
    }
    func appending(queryItems: [URLQueryItem]) -> URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
        var items = parts.queryItems ?? []
        items.append(contentsOf: queryItems)
        parts.queryItems = items
        return parts.url ?? self
    }
    mutating func append(path: String) { self = appending(path: path) }
    mutating func append(component: String) { self = appending(component: component) }
    mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
    mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
    func appendingPathExtension(_ name: String) -> URL { _edited("appendingPathExtension", name) }
    mutating func appendPathExtension(_ name: String) { self = appendingPathExtension(name) }
    func deletingLastPathComponent() -> URL { _edited("deletingLastPathComponent", "") }
    mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
    func deletingPathExtension() -> URL { _edited("deletingPathExtension", "") }
    mutating func deletePathExtension() { self = deletingPathExtension() }
    func startAccessingSecurityScopedResource() -> Bool { true }
    func stopAccessingSecurityScopedResource() {}
    func checkResourceIsReachable() throws -> Bool { false }
    static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents", isDirectory: true) }
    static var cachesDirectory: URL { URL(fileURLWithPath: "/Library/Caches", isDirectory: true) }
    static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp", isDirectory: true) }
    static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Library/Application Support", isDirectory: true) }
    static var homeDirectory: URL { URL(fileURLWithPath: "/", isDirectory: true) }
    func formatted() -> String { absoluteString }
    func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput { style.format(self) }
    struct FormatStyle: Foundation.FormatStyle {
        init() {}
        func format(_ url: URL) -> String { url.absoluteString }
    }
}

func _url(_ text: String, _ base: String?) -> String?
func _strictURL(_ text: String) -> String?
func _fileURL(_ path: String, _ isDirectory: Bool?) -> String
func _urlPart(_ text: String, _ base: String?, _ part: String) -> String?
func _urlComponents(_ text: String, _ base: String?) -> [String]
func _editURL(_ text: String, _ base: String?, _ operation: String, _ argument: String) -> String

struct URLQueryItem: Hashable, CustomStringConvertible, Codable {
    var name: String
    var value: String?
    init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
    var description: String { value.map { "\(name)=\($0)" } ?? name }
}

struct URLComponents: Hashable, CustomStringConvertible {
    var scheme: String?
    var user: String?
    var password: String?
    var host: String?
    var port: Int?
    var percentEncodedPath = ""
    var percentEncodedQuery: String?
    var percentEncodedFragment: String?
    init() {}
    init?(string: String) { guard _read(string) else { return nil } }
    init?(url: URL, resolvingAgainstBaseURL: Bool) { guard _read(resolvingAgainstBaseURL ? url.absoluteString : url.relativeString) else { return nil } }
    mutating func _read(_ text: String) -> Bool {
        guard let parts = _readURL(text) else { return false }
        scheme = parts["scheme"]
        user = parts["user"]
        password = parts["password"]
        host = parts["host"]
        port = parts["port"].flatMap { Int($0) }
        percentEncodedPath = parts["path"] ?? ""
        percentEncodedQuery = parts["query"]
        percentEncodedFragment = parts["fragment"]
        return true
    }
    var description: String { string ?? "" }
}

extension URLComponents {
    var path: String {
        get { _percentDecoded(percentEncodedPath) ?? percentEncodedPath }
        set { percentEncodedPath = _percentEncoded(newValue, "path") }
    }
    var query: String? {
        get { percentEncodedQuery.flatMap { _percentDecoded($0) } }
        set { percentEncodedQuery = newValue.map { _percentEncoded($0, "query") } }
    }
    var fragment: String? {
        get { percentEncodedFragment.flatMap { _percentDecoded($0) } }
        set { percentEncodedFragment = newValue.map { _percentEncoded($0, "fragment") } }
    }
    var percentEncodedHost: String? { host.map { _percentEncoded($0, "host") } }
    var encodedHost: String? { host.map { _percentEncoded($0, "host") } }
    var queryItems: [URLQueryItem]? {
        get {
            guard let percentEncodedQuery else { return nil }
            var items: [URLQueryItem] = []
            for pair in _queryPairs(percentEncodedQuery) { items.append(URLQueryItem(name: pair[0]!, value: pair[1])) }
            return items
        }
        set {
            guard let newValue else {
                percentEncodedQuery = nil
                return
            }
            var pairs: [[String?]] = []
            for item in newValue { pairs.append([item.name, item.value]) }
            percentEncodedQuery = _queryText(pairs)
        }
    }
    var percentEncodedQueryItems: [URLQueryItem]? { queryItems }
    var string: String? {
        var parts: [String: String] = [:]
        parts["scheme"] = scheme
        parts["user"] = user
        parts["password"] = password
        parts["host"] = host
        parts["port"] = port.map { "\($0)" }
        parts["path"] = percentEncodedPath
        parts["query"] = percentEncodedQuery
        parts["fragment"] = percentEncodedFragment
        return _writeURL(parts)
    }
    var url: URL? { string.flatMap { URL(string: $0) } }
    func url(relativeTo base: URL?) -> URL? { string.flatMap { URL(string: $0, relativeTo: base) } }
}

func _readURL(_ text: String) -> [String: String]?
func _writeURL(_ parts: [String: String]) -> String?
func _percentDecoded(_ text: String) -> String?
func _percentEncoded(_ text: String, _ part: String) -> String
func _queryPairs(_ query: String) -> [[String?]]
func _queryText(_ pairs: [[String?]]) -> String

struct URLRequest: Hashable, CustomStringConvertible {
    enum CachePolicy: UInt {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad,
            reloadRevalidatingCacheData, reloadIgnoringCacheData
    }
    enum NetworkServiceType { case `default`, video, background, voice, responsiveData }
    var url: URL?
    var httpMethod: String? = "GET"
    var httpBody: Data?
    var allHTTPHeaderFields: [String: String]?
    var timeoutInterval: Double = 60
    var cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
    var httpShouldHandleCookies = true
    var allowsCellularAccess = true
    init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }
    static func == (_ lhs: URLRequest, _ rhs: URLRequest) -> Bool { lhs.url == rhs.url && lhs.httpMethod == rhs.httpMethod }
    func hash(into hasher: inout Hasher) { hasher.combine(url) }
    var description: String { url?.description ?? "url: nil" }
    mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        for key in fields.keys { if key.lowercased() == field.lowercased() { fields.removeValue(forKey: key) } }
        fields[field] = value
        allHTTPHeaderFields = fields
    }
    mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        if let old = self.value(forHTTPHeaderField: field) {
            setValue("\(old),\(value)", forHTTPHeaderField: field)
        } else {
            setValue(value, forHTTPHeaderField: field)
        }
    }
    func value(forHTTPHeaderField field: String) -> String? {
        for (key, value) in allHTTPHeaderFields ?? [:] { if key.lowercased() == field.lowercased() { return value } }
        return nil
    }
}

struct URLError: _DescribedError, Hashable {
    struct Code: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let unknown = URLError.Code(rawValue: -1)
        static let cancelled = URLError.Code(rawValue: -999)
        static let badURL = URLError.Code(rawValue: -1000)
        static let timedOut = URLError.Code(rawValue: -1001)
        static let unsupportedURL = URLError.Code(rawValue: -1002)
        static let cannotFindHost = URLError.Code(rawValue: -1003)
        static let cannotConnectToHost = URLError.Code(rawValue: -1004)
        static let networkConnectionLost = URLError.Code(rawValue: -1005)
        static let notConnectedToInternet = URLError.Code(rawValue: -1009)
        static let badServerResponse = URLError.Code(rawValue: -1011)
        static let userCancelledAuthentication = URLError.Code(rawValue: -1012)
        static let userAuthenticationRequired = URLError.Code(rawValue: -1013)
        static let zeroByteResource = URLError.Code(rawValue: -1014)
        static let cannotDecodeContentData = URLError.Code(rawValue: -1016)
        static let cannotParseResponse = URLError.Code(rawValue: -1017)
        static let fileDoesNotExist = URLError.Code(rawValue: -1100)
        static let noPermissionsToReadFile = URLError.Code(rawValue: -1102)
        static let dataNotAllowed = URLError.Code(rawValue: -1020)
        static let secureConnectionFailed = URLError.Code(rawValue: -1200)
    }
    let code: URLError.Code
    let userInfo: [String: Any]
    init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }
    static func == (_ lhs: URLError, _ rhs: URLError) -> Bool { lhs.code == rhs.code }
    func hash(into hasher: inout Hasher) { hasher.combine(code) }
    var errorCode: Int { code.rawValue }
    var _message: String {
        code == .notConnectedToInternet
            ? "The Internet connection appears to be offline."
            : code == .timedOut
                ? "The request timed out."
                : code == .cancelled ? "cancelled" : "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
    }
    static var unknown: URLError.Code { URLError.Code.unknown }
    static var cancelled: URLError.Code { URLError.Code.cancelled }
    static var badURL: URLError.Code { URLError.Code.badURL }
    static var timedOut: URLError.Code { URLError.Code.timedOut }
    static var notConnectedToInternet: URLError.Code { URLError.Code.notConnectedToInternet }
    static var badServerResponse: URLError.Code { URLError.Code.badServerResponse }
}

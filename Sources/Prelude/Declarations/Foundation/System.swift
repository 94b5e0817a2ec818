class ProcessInfo: NSObject {
    static let processInfo = ProcessInfo()
    enum ThermalState: Int { case nominal, fair, serious, critical }
    var environment: [String: String] { [:] }
    var arguments: [String] { ["App"] }
    var processName: String { "App" }
    var processIdentifier: Int32 { 1 }
    var globallyUniqueString: String { UUID().uuidString }
    var hostName: String { "localhost" }
    var operatingSystemVersionString: String { "Version 27.0" }
    var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion(majorVersion: 27, minorVersion: 0, patchVersion: 0) }
    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { version.majorVersion <= 27 }
    var processorCount: Int { 6 }
    var activeProcessorCount: Int { 6 }
    var physicalMemory: UInt64 { 8_589_934_592 }
    var systemUptime: Double { _now() - 788_918_400 }
    var isLowPowerModeEnabled: Bool { false }
    var thermalState: ProcessInfo.ThermalState { .nominal }
    var isMacCatalystApp: Bool { false }
    var isiOSAppOnMac: Bool { false }
}

struct OperatingSystemVersion {
    var majorVersion: Int
    var minorVersion: Int
    var patchVersion: Int
}

class Bundle: NSObject {
    static let main = Bundle()
    static let module = Bundle()
    override init() { super.init() }
    init(for type: Any) { super.init() }
    init?(path: String) { return nil }
    init?(identifier: String) { super.init() }
    init?(url: URL) { return nil }
    var bundleIdentifier: String? { "com.example.app" }
    var bundlePath: String { "/App.app" }
    var bundleURL: URL { URL(fileURLWithPath: "/App.app", isDirectory: true) }
    var resourcePath: String? { "/App.app" }
    var resourceURL: URL? { bundleURL }
    var infoDictionary: [String: Any]? {
        [
            "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundleIdentifier": "com.example.app",
        ]
    }
    var localizations: [String] { ["en"] }
    var preferredLocalizations: [String] { ["en"] }
    var developmentLocalization: String? { "en" }
    func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
    func path(forResource name: String?, ofType type: String?) -> String? { nil }
    func path(forResource name: String?, ofType type: String?, inDirectory folder: String?) -> String? { nil }
    func url(forResource name: String?, withExtension type: String?) -> URL? { nil }
    func url(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL? { nil }
    func urls(forResourcesWithExtension type: String?, subdirectory: String?) -> [URL]? { nil }
    func localizedString(forKey key: String, value: String?, table: String?) -> String { value ?? key }
}

func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Any? = nil, value: String = "", comment: String) -> String {
    value.isEmpty ? key : value
}

/// The files that a run wrote: there are no others.
final class _Files {
    static var _contents: [String: Data] = [:]
    static var _folders: Set<String> = []
    static func _write(_ data: Data, _ url: URL) { _contents[url.path] = data }
    static func _read(_ url: URL) throws -> Data {
        guard let data = _contents[url.path] else { throw CocoaError(CocoaError.Code.fileReadNoSuchFile) }
        return data
    }
}

class FileManager: NSObject {
    static let `default` = FileManager()
    enum SearchPathDirectory {
        case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, downloadsDirectory, desktopDirectory, userDirectory,
            itemReplacementDirectory
    }
    struct SearchPathDomainMask: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let userDomainMask = FileManager.SearchPathDomainMask(rawValue: 1)
        static let localDomainMask = FileManager.SearchPathDomainMask(rawValue: 2)
        static let allDomainsMask = FileManager.SearchPathDomainMask(rawValue: 65535)
    }
    override init() { super.init() }
    var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp", isDirectory: true) }
    var currentDirectoryPath: String { "/" }
    var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: "/", isDirectory: true) }
    func _folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        switch directory {
        case .documentDirectory: URL.documentsDirectory
        case .cachesDirectory: URL.cachesDirectory
        case .applicationSupportDirectory: URL.applicationSupportDirectory
        case .libraryDirectory: URL(fileURLWithPath: "/Library", isDirectory: true)
        default: URL(fileURLWithPath: "/\(directory)", isDirectory: true)
        }
    }
    func urls(for directory: FileManager.SearchPathDirectory, in mask: FileManager.SearchPathDomainMask) -> [URL] { [_folder(directory)] }
    func url(for directory: FileManager.SearchPathDirectory, in mask: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL {
        _folder(directory)
    }
    func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { URL(fileURLWithPath: "/Groups/\(identifier)", isDirectory: true) }
    func fileExists(atPath path: String) -> Bool { _Files._contents[path] != nil || _Files._folders.contains(path) }
    func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    func isWritableFile(atPath path: String) -> Bool { true }
    func isDeletableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
    func contents(atPath path: String) -> Data? { _Files._contents[path] }
    @discardableResult func createFile(atPath path: String, contents: Data?, attributes: Any? = nil) -> Bool {
        _Files._contents[path] = contents ?? Data()
        return true
    }
    func createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: Any? = nil) throws { _Files._folders.insert(url.path) }
    func createDirectory(atPath path: String, withIntermediateDirectories: Bool, attributes: Any? = nil) throws { _Files._folders.insert(path) }
    func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
    func removeItem(atPath path: String) throws {
        if !fileExists(atPath: path) { throw CocoaError(CocoaError.Code.fileNoSuchFile) }
        _Files._contents.removeValue(forKey: path)
        _Files._folders.remove(path)
    }
    func copyItem(at source: URL, to destination: URL) throws { _Files._write(try _Files._read(source), destination) }
    func moveItem(at source: URL, to destination: URL) throws {
        _Files._write(try _Files._read(source), destination)
        _Files._contents.removeValue(forKey: source.path)
    }
    func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: Any?, options: Any? = nil) throws -> [URL] {
        var urls: [URL] = []
        for name in try contentsOfDirectory(atPath: url.path) { urls.append(url.appendingPathComponent(name)) }
        return urls
    }
    func contentsOfDirectory(atPath path: String) throws -> [String] {
        var names: [String] = []
        let prefix = path.hasSuffix("/") ? path : "\(path)/"
        for file in _Files._contents.keys {
            if file.hasPrefix(prefix), !file.dropFirst(prefix.count).contains("/") { names.append(String(file.dropFirst(prefix.count))) }
        }
        return names.sorted()
    }
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        guard let data = _Files._contents[path] else { throw CocoaError(CocoaError.Code.fileNoSuchFile) }
        return [FileAttributeKey.size: data.count]
    }
}

struct FileAttributeKey: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let size = FileAttributeKey(rawValue: "NSFileSize")
    static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
    static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
}

struct Logger {
    init() {}
    init(subsystem: String, category: String) {}
    func log(_ message: String) {}
    func log(level: OSLogType, _ message: String) {}
    func trace(_ message: String) {}
    func debug(_ message: String) {}
    func info(_ message: String) {}
    func notice(_ message: String) {}
    func warning(_ message: String) {}
    func error(_ message: String) {}
    func critical(_ message: String) {}
    func fault(_ message: String) {}
}

enum OSLogType { case `default`, info, debug, error, fault }
enum OSLogPrivacy { case `public`, `private`, auto, sensitive }

class OSLog {
    init(subsystem: String, category: String) {}
    static let `default` = OSLog(subsystem: "", category: "")
}

func os_log(_ message: String, _ arguments: Any...) {}
func os_log(_ type: OSLogType, _ message: String) {}
func NSLog(_ format: String, _ arguments: Any...) {}

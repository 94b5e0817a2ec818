class UserDefaults: NSObject {
    let _domain: _DefaultsDomain
    static let standard = UserDefaults(_domain: _DefaultsDomain._named(""))
    static let _scene = UserDefaults(_domain: _DefaultsDomain())
    static let globalDomain = "NSGlobalDomain"
    static let argumentDomain = "NSArgumentDomain"
    static let registrationDomain = "NSRegistrationDomain"
    init(_domain domain: _DefaultsDomain) { _domain = domain }
    override init() { _domain = _DefaultsDomain._named("") }
    init?(suiteName: String?) { _domain = _DefaultsDomain._named(suiteName ?? "") }
    static func resetStandardUserDefaults() {}
    static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    func object(forKey key: String) -> Any? { _domain._value(key) }
    func value(forKey key: String) -> Any? { _domain._value(key) }
    func data(forKey key: String) -> Data? { _domain._value(key) as? Data }
    func url(forKey key: String) -> URL? { _domain._value(key) as? URL }
    func array(forKey key: String) -> [Any]? { _domain._value(key) as? [Any] }
    func stringArray(forKey key: String) -> [String]? { _domain._value(key) as? [String] }
    func dictionary(forKey key: String) -> [String: Any]? { _domain._value(key) as? [String: Any] }
    func string(forKey key: String) -> String? {
        let value = _domain._value(key)
        if let text = value as? String { return text }
        if let number = value as? Int { return "\(number)" }
        if let number = value as? Double { return "\(number)" }
        if let flag = value as? Bool { return flag ? "1" : "0" }
        return nil
    }
    func integer(forKey key: String) -> Int {
        let value = _domain._value(key)
        if let number = value as? Int { return number }
        if let number = value as? Double { return Int(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let text = value as? String { return Int(text) ?? 0 }
        return 0
    }
    func double(forKey key: String) -> Double {
        let value = _domain._value(key)
        if let number = value as? Double { return number }
        if let number = value as? Float { return Double(number) }
        if let number = value as? Int { return Double(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let text = value as? String { return Double(text) ?? 0 }
        return 0
    }
    func float(forKey key: String) -> Float { Float(double(forKey: key)) }
    func bool(forKey key: String) -> Bool {
        let value = _domain._value(key)
        if let flag = value as? Bool { return flag }
        if let number = value as? Int { return number != 0 }
        if let number = value as? Double { return number != 0 }
        if let text = value as? String { return ["YES", "yes", "true", "1"].contains(text) }
        return false
    }
    func set(_ value: Any?, forKey key: String) { _domain._set(value, key) }
    func setValue(_ value: Any?, forKey key: String) { _domain._set(value, key) }
    func removeObject(forKey key: String) { _domain._set(nil, key) }
    func register(defaults: [String: Any]) {
        for (key, value) in defaults { _DefaultsDomain._registered[key] = value }
    }
    func dictionaryRepresentation() -> [String: Any] {
        _DefaultsDomain._registered.merging(_domain._values) { registered, stored in stored }
    }
    func removePersistentDomain(forName name: String) { _DefaultsDomain._named(name)._removeAll() }
    func setPersistentDomain(_ values: [String: Any], forName name: String) {
        for (key, value) in values { _DefaultsDomain._named(name)._set(value, key) }
    }
    func persistentDomain(forName name: String) -> [String: Any]? { _DefaultsDomain._named(name)._values }
    func addSuite(named name: String) {}
    func removeSuite(named name: String) {}
    func synchronize() -> Bool { true }
}

// The values of one suite of defaults.
final class _DefaultsDomain {
    var _values: [String: Any] = [:]
    static var _registered: [String: Any] = [:]
    static var _suites: [String: _DefaultsDomain] = [:]
    static func _named(_ name: String) -> _DefaultsDomain {
        if let known = _suites[name] { return known }
        let domain = _DefaultsDomain()
        _suites[name] = domain
        return domain
    }
    func _value(_ key: String) -> Any? { _values[key] ?? _DefaultsDomain._registered[key] }
    func _set(_ value: Any?, _ key: String) {
        _defaultsWillChange(self, key, _value(key), value ?? _DefaultsDomain._registered[key])
        if let value { _values[key] = value } else { _values.removeValue(forKey: key) }
    }
    func _removeAll() { for key in _values.keys.sorted() { _set(nil, key) } }
}

func _defaultsWillChange(_ domain: Any, _ key: String, _ old: Any?, _ new: Any?)

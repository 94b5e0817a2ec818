@propertyWrapper @_primitive("AppStorage") struct AppStorage<Value>: DynamicProperty {
    let _key: String
    let _default: Any?
    let _store: UserDefaults?
    let _valueType: Any
    let _storeKeyPath: Any = \EnvironmentValues._defaultAppStorage
    var _isInstalled = false
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil, _type type: Value.Type = Value.self) {
        _key = key
        _default = wrappedValue
        _store = store
        _valueType = type
    }
    init(_ key: String, store: UserDefaults? = nil, _type type: Value.Type = Value.self) {
        _key = key
        _default = nil
        _store = store
        _valueType = type
    }
    var _domain: _DefaultsDomain { (_store ?? UserDefaults.standard)._domain }
    func _environmentStore() -> UserDefaults? { _environmentValues()._defaultAppStorage }
    var wrappedValue: Value {
        get { _readStored(_domain, _key, _valueType, _default, _isInstalled) }
        nonmutating set { _writeStored(_domain, _key, newValue) }
    }
    var projectedValue: Binding<Value> {
        Binding(_location: _storedLocation(self, _domain, _key), _value: _peekStored(_domain, _key, _valueType, _default))
    }
    func _get(in object: AnyObject) -> Value {
        _observeStored(_domain, _key, object)
        return _peekStored(_domain, _key, _valueType, _default)
    }
    func _set(_ newValue: Value, in object: AnyObject) {
        _observeStored(_domain, _key, object)
        _writeStored(_domain, _key, newValue)
    }
}

@propertyWrapper @_primitive("SceneStorage") struct SceneStorage<Value>: DynamicProperty {
    let _key: String
    let _default: Any?
    let _valueType: Any
    var _isInstalled = false
    init(wrappedValue: Value, _ key: String, _type type: Value.Type = Value.self) {
        _key = key
        _default = wrappedValue
        _valueType = type
    }
    init(_ key: String, _type type: Value.Type = Value.self) {
        _key = key
        _default = nil
        _valueType = type
    }
    var _domain: _DefaultsDomain { UserDefaults._scene._domain }
    var wrappedValue: Value {
        get { _readStored(_domain, _key, _valueType, _default, _isInstalled) }
        nonmutating set { _writeStored(_domain, _key, newValue) }
    }
    var projectedValue: Binding<Value> {
        Binding(_location: _storedLocation(self, _domain, _key), _value: _peekStored(_domain, _key, _valueType, _default))
    }
}

func _readStored<V>(_ domain: _DefaultsDomain, _ key: String, _ type: Any, _ initial: Any?, _ isInstalled: Bool) -> V {
    if isInstalled { _noteStoredRead(domain, key) }
    return _peekStored(domain, key, type, initial)
}

func _peekStored<V>(_ domain: _DefaultsDomain, _ key: String, _ type: Any, _ initial: Any?) -> V {
    _storedValue(domain._value(key), type, initial)
}

func _writeStored(_ domain: _DefaultsDomain, _ key: String, _ value: Any?) {
    if let raw = value as? any RawRepresentable { domain._set(raw.rawValue, key) } else { domain._set(value, key) }
}

func _noteStoredRead(_ domain: Any, _ key: String)
func _observeStored(_ domain: Any, _ key: String, _ object: Any)
func _storedValue<V>(_ stored: Any?, _ type: Any, _ initial: Any?) -> V
func _storedLocation(_ storage: Any, _ domain: Any, _ key: String) -> Any

extension View {
    func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\._defaultAppStorage, store) }
}

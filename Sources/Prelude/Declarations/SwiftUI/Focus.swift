@propertyWrapper @_primitive("FocusState") struct FocusState<Value>: DynamicProperty {
    var _initial: Any? = nil
    var _location: Any? = nil
    init() {}
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: _FocusBinding<Value> { _FocusBinding<Value>(_location: _location as Any) }
    typealias Binding = _FocusBinding<Value>
}

// What `$focus` gives: reads and writes the focus.
@propertyWrapper struct _FocusBinding<Value> {
    let _location: Any
    init(_location location: Any) { _location = location }
    init(projectedValue: _FocusBinding<Value>) { self = projectedValue }
    var wrappedValue: Value {
        get { _readFocus(_location) }
        nonmutating set { _writeFocus(_location, newValue) }
    }
    var projectedValue: _FocusBinding<Value> { self }
}

@propertyWrapper @_primitive("AccessibilityFocusState") struct AccessibilityFocusState<Value>: DynamicProperty {
    var _initial: Any? = nil
    var _location: Any? = nil
    typealias Binding = _FocusBinding<Value>
    init() {}
    init(for technologies: Any) {}
    var wrappedValue: Value {
        get { _readFocus(_location as Any) }
        nonmutating set { _writeFocus(_location as Any, newValue) }
    }
    var projectedValue: _FocusBinding<Value> { _FocusBinding<Value>(_location: _location as Any) }
}

func _readFocus<V>(_ location: Any) -> V
func _writeFocus(_ location: Any, _ value: Any?)

// Ties the focus of the view inside to a `@FocusState`.
@_primitive("focused") struct _FocusedModifier: View {
    let content: Any
    let location: Any
    let value: Any?
}

// Lets the view inside take the focus.
@_primitive("focusable") struct _FocusableModifier: View {
    let content: Any
    let isFocusable: Bool
}

// Names the view that takes the focus first.
@_primitive("defaultFocus") struct _DefaultFocusModifier: View {
    let content: Any
    let location: Any
    let value: Any?
}

// Calls its closure when a field inside is submitted.
@_primitive("onSubmit") struct _SubmitModifier: View {
    let content: Any
    let action: Any
    let isSearch: Bool
    let isText: Bool
}

// Keeps submissions from the closures outside.
@_primitive("submitScope") struct _SubmitScopeModifier: View {
    let content: Any
    let isBlocking: Bool
}

struct SubmitTriggers: Equatable {
    let _isText: Bool
    let _isSearch: Bool
    static let text = SubmitTriggers(_isText: true, _isSearch: false)
    static let search = SubmitTriggers(_isText: false, _isSearch: true)
    init(_isText: Bool, _isSearch: Bool) {
        self._isText = _isText
        self._isSearch = _isSearch
    }
    init(arrayLiteral elements: SubmitTriggers...) {
        _isText = elements.contains { $0._isText }
        _isSearch = elements.contains { $0._isSearch }
    }
}

extension SubmitTriggers: ExpressibleByArrayLiteral {}

extension View {
    func focused(_ condition: _FocusBinding<Bool>) -> some View { _FocusedModifier(content: self, location: condition._location, value: true) }
    func focused<V: Hashable>(_ binding: _FocusBinding<V>, equals value: V) -> some View {
        _FocusedModifier(content: self, location: binding._location, value: value)
    }
    func accessibilityFocused(_ condition: Any) -> some View { self }
    func accessibilityFocused(_ binding: Any, equals value: Any?) -> some View { self }
    func focusable(_ isFocusable: Bool = true) -> some View { _FocusableModifier(content: self, isFocusable: isFocusable) }
    func focusable(_ isFocusable: Bool = true, interactions: Any) -> some View { _FocusableModifier(content: self, isFocusable: isFocusable) }
    func defaultFocus<V>(_ binding: _FocusBinding<V>, _ value: V, priority: Any? = nil) -> some View {
        _DefaultFocusModifier(content: self, location: binding._location, value: value)
    }
    func focusSection() -> some View { self }
    func focusScope(_ namespace: Any) -> some View { self }
    func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Any) -> some View { self }
    func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        _SubmitModifier(content: self, action: action, isSearch: triggers._isSearch, isText: triggers._isText)
    }
    func submitScope(_ isBlocking: Bool = true) -> some View { _SubmitScopeModifier(content: self, isBlocking: isBlocking) }
}

protocol FocusedValueKey { associatedtype Value }

struct FocusedValues {
    var _storage: Any? = nil
    subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? { get set }
}

@propertyWrapper @_primitive("FocusedValue") struct FocusedValue<Value>: DynamicProperty {
    let _key: Any
    init(_ keyPath: KeyPath<FocusedValues, Value?>) { _key = keyPath }
    init(_ objectType: Any.Type) { _key = objectType }
    var wrappedValue: Value? { nil }
}

@propertyWrapper @_primitive("FocusedBinding") struct FocusedBinding<Value>: DynamicProperty {
    let _key: Any
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _key = keyPath }
    var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    var projectedValue: Binding<Value?> { Binding.constant(nil) }
}

@propertyWrapper @_primitive("FocusedObject") struct FocusedObject<ObjectType>: DynamicProperty {
    init() {}
    var wrappedValue: ObjectType? { nil }
}

extension View {
    func focusedValue(_ keyPath: Any, _ value: Any?) -> some View { self }
    func focusedValue(_ object: Any?) -> some View { self }
    func focusedSceneValue(_ keyPath: Any, _ value: Any?) -> some View { self }
    func focusedSceneValue(_ object: Any?) -> some View { self }
    func focusedObject(_ object: Any?) -> some View { self }
    func focusedSceneObject(_ object: Any?) -> some View { self }
}

@propertyWrapper @_primitive("Namespace") struct Namespace: DynamicProperty {
    var _number: Int = 0
    init() {}
    var wrappedValue: Namespace.ID { Namespace.ID(_number: _number) }
    struct ID: Hashable, Sendable { let _number: Int }
}

@propertyWrapper @_primitive("ScaledMetric") struct ScaledMetric<Value>: DynamicProperty {
    let _value: Value
    init(wrappedValue: Value) { _value = wrappedValue }
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { _value = wrappedValue }
    var wrappedValue: Value { _value }
}

// swift-format-ignore-file
@propertyWrapper @_primitive("Environment") struct Environment<Value>: DynamicProperty {
    var _key: Any
    var _value: Any? = nil
    var _isInstalled = false
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _key = keyPath }
    init(_ objectType: Any.Type) { _key = objectType }
    var wrappedValue: Value { get }
    func _defaults() -> EnvironmentValues { _environmentValues() }
}
protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
struct EnvironmentValues {
    var _values: [String: Any] = [:]
    init() {}
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let value = _values[String(reflecting: key)] { return value as! K.Value }
            return key.defaultValue
        }
        set { _values[String(reflecting: key)] = newValue }
    }
    func _get(_ name: String) -> Any? { _values[name] }
}
func _environmentValues() -> EnvironmentValues { EnvironmentValues() }
@_primitive("environment") struct _EnvironmentModifier: View {
    let content: Any
    let keyPath: Any
    let value: Any?
}
@_primitive("transformEnvironment") struct _EnvironmentTransformModifier: View {
    let content: Any
    let keyPath: Any
    let transform: Any
}
@_primitive("disabled") struct _DisabledModifier: View {
    let content: Any
    let isDisabled: Bool
}
extension View {
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        _EnvironmentModifier(content: self, keyPath: keyPath, value: value)
    }
    func environment<T: AnyObject>(_ object: T?) -> some View { _EnvironmentObjectModifier(content: self, object: object) }
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
        _EnvironmentTransformModifier(content: self, keyPath: keyPath, transform: transform)
    }
    func disabled(_ disabled: Bool) -> some View { _DisabledModifier(content: self, isDisabled: disabled) }
}
extension EnvironmentValues {
    var isEnabled: Bool { get { (_values["isEnabled"] as? Bool) ?? true } set { _values["isEnabled"] = newValue } }
    var colorScheme: ColorScheme { get { (_values["colorScheme"] as? ColorScheme) ?? .light } set { _values["colorScheme"] = newValue } }
    var scenePhase: ScenePhase { get { (_values["scenePhase"] as? ScenePhase) ?? .active } set { _values["scenePhase"] = newValue } }
    var horizontalSizeClass: UserInterfaceSizeClass? { get { (_values["horizontalSizeClass"] as? UserInterfaceSizeClass) ?? .compact } set { _values["horizontalSizeClass"] = newValue } }
    var verticalSizeClass: UserInterfaceSizeClass? { get { (_values["verticalSizeClass"] as? UserInterfaceSizeClass) ?? .regular } set { _values["verticalSizeClass"] = newValue } }
    var layoutDirection: LayoutDirection { get { (_values["layoutDirection"] as? LayoutDirection) ?? .leftToRight } set { _values["layoutDirection"] = newValue } }
    var dynamicTypeSize: DynamicTypeSize { get { (_values["dynamicTypeSize"] as? DynamicTypeSize) ?? .large } set { _values["dynamicTypeSize"] = newValue } }
    var lineLimit: Int? { get { _values["lineLimit"] as? Int } set { _values["lineLimit"] = newValue } }
    var displayScale: Double { get { 3 } set {} }
    var accessibilityReduceMotion: Bool { false }
    var accessibilityVoiceOverEnabled: Bool { false }
    var accessibilityDifferentiateWithoutColor: Bool { false }
}
enum ColorScheme { case light, dark }
enum ScenePhase: Comparable { case background, inactive, active }
enum UserInterfaceSizeClass { case compact, regular }
enum LayoutDirection { case leftToRight, rightToLeft }
enum DynamicTypeSize: Int, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

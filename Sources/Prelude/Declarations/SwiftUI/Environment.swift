@propertyWrapper @_primitive("Environment") struct Environment<Value>: DynamicProperty {
    var _key: Any
    var _value: Any? = nil
    var _isInstalled = false
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _key = keyPath }
    init(_ objectType: Value.Type) { _key = objectType }
    init<T>(_ objectType: T.Type) where Value == T? { _key = objectType }
    var wrappedValue: Value { get }
    func _defaults() -> EnvironmentValues { _environmentValues() }
}

protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct EnvironmentValues {
    var _storage: Any? = nil
    init() {}
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
}

func _environmentValues() -> EnvironmentValues { EnvironmentValues() }

// Sets a value of the environment for the views inside.
@_primitive("environment") struct _EnvironmentModifier: View {
    let content: Any
    let keyPath: Any
    let value: Any?
}

// Changes a value of the environment for the views inside.
@_primitive("transformEnvironment") struct _EnvironmentTransformModifier: View {
    let content: Any
    let keyPath: Any
    let transform: (inout Any) -> Void
    func _transformed(_ value: Any) -> Any {
        var value = value
        transform(&value)
        return value
    }
}

// Takes taps from the controls inside.
@_primitive("disabled") struct _DisabledModifier: View {
    let content: Any
    let isDisabled: Bool
}

extension View {
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        _EnvironmentModifier(content: self, keyPath: keyPath, value: value)
    }
    func environment<T: AnyObject>(_ object: T?, _type type: T.Type = T.self) -> some View {
        _EnvironmentObjectModifier(content: self, object: object, type: type)
    }
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
        _EnvironmentTransformModifier(content: self, keyPath: keyPath, transform: transform)
    }
    func disabled(_ disabled: Bool) -> some View { _DisabledModifier(content: self, isDisabled: disabled) }
}

extension EnvironmentValues {
    @_reachedBy("disabled") @Entry var isEnabled: Bool = true
    @Entry var colorScheme: ColorScheme = .light
    @Entry var colorSchemeContrast: ColorSchemeContrast = .standard
    @Entry var scenePhase: ScenePhase = .active
    @Entry var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    @Entry var verticalSizeClass: UserInterfaceSizeClass? = .regular
    @Entry var layoutDirection: LayoutDirection = .leftToRight
    @Entry var dynamicTypeSize: DynamicTypeSize = .large
    @Entry var lineLimit: Int?
    @Entry var lineSpacing: Double = 0
    @Entry var displayScale: Double = 3
    @Entry var pixelLength: Double = 1.0 / 3.0
    @Entry var font: Font?
    @_reachedBy("EditButton") @Entry var editMode: Binding<EditMode>?
    @_reachedBy("editMode") func _newEditMode() -> Binding<EditMode> { Bindable(_EditModeStore()).mode }
    @Entry var isFocused: Bool = false
    @Entry var isScrollEnabled: Bool = true
    @Entry var isLuminanceReduced: Bool = false
    @Entry var minimumScaleFactor: Double = 1
    @Entry var allowsTightening: Bool = false
    @Entry var defaultMinListRowHeight: Double = 44
    @Entry var accessibilityReduceMotion: Bool = false
    @Entry var accessibilityReduceTransparency: Bool = false
    @Entry var accessibilityVoiceOverEnabled: Bool = false
    @Entry var accessibilityEnabled: Bool = false
    @Entry var accessibilityInvertColors: Bool = false
    @Entry var accessibilityDifferentiateWithoutColor: Bool = false
    @Entry var locale: Locale = Locale(identifier: "en_US_POSIX")
    @Entry var openURL: OpenURLAction = OpenURLAction()
    @Entry var requestReview: RequestReviewAction = RequestReviewAction()
    @Entry var _defaultAppStorage: UserDefaults?
}

enum ColorScheme: CaseIterable, Sendable { case light, dark }
enum ColorSchemeContrast: CaseIterable { case standard, increased }
enum ScenePhase: Comparable { case background, inactive, active }
enum UserInterfaceSizeClass { case compact, regular }
enum LayoutDirection: CaseIterable { case leftToRight, rightToLeft }

// The edit mode of a list that no binding holds.
@_reachedBy("editMode") @Observable final class _EditModeStore { var mode = EditMode.inactive }

enum EditMode {
    case inactive, transient, active
    var isEditing: Bool { self != .inactive }
}

enum DynamicTypeSize: Int, Comparable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
    var isAccessibilitySize: Bool { self >= .accessibility1 }
}

struct OpenURLAction {
    let _handler: ((URL) -> Result)?
    init() { _handler = nil }
    init(handler: @escaping (URL) -> Result) { _handler = handler }
    func callAsFunction(_ url: URL) { callAsFunction(url, completion: { _ in }) }
    func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let handler = _handler else { return completion(true) }
        switch handler(url) {
        case .handled, .systemAction: completion(true)
        case .discarded: completion(false)
        }
    }
    enum Result { case handled, discarded, systemAction }
}

struct RequestReviewAction { func callAsFunction() {} }

extension View {
    func font(_ font: Font?) -> some View { environment(\.font, font) }
    func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    func lineSpacing(_ spacing: Double) -> some View { environment(\.lineSpacing, spacing) }
    func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }
    func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
}

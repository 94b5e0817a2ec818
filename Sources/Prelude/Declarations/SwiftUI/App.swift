@MainActor protocol App: View { init() }
@MainActor protocol Scene: View {}

@MainActor protocol PreviewProvider {
    associatedtype Previews
    @ViewBuilder static var previews: Previews { get }
}

typealias SceneBuilder = ViewBuilder
typealias CommandsBuilder = ViewBuilder

@_primitive("WindowGroup") struct WindowGroup<Content>: Scene {
    let _content: Any
    let _id: String?
    let _type: Any?
    init(@ViewBuilder content: () -> Content) {
        _content = content()
        _id = nil
        _type = nil
    }
    init(_ title: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = nil
        _type = nil
    }
    init(_ title: Text, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = nil
        _type = nil
    }
    init(id: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = id
        _type = nil
    }
    init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = id
        _type = nil
    }
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = id
        _type = nil
    }
    init<D>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        _content = content
        _id = nil
        _type = type
    }
    init<D>(_ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        _content = content
        _id = nil
        _type = type
    }
    init<D>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        _content = content
        _id = id
        _type = type
    }
    init<D>(_ title: String, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        _content = content
        _id = id
        _type = type
    }
}

@_primitive("Window") struct Window<Content>: Scene {
    let _content: Any
    let _id: String?
    let _type: Any? = nil
    init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = id
    }
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
        _id = id
    }
}

@_primitive("Settings") struct Settings<Content>: Scene {
    let _content: Any
    init(@ViewBuilder content: () -> Content) { _content = content() }
}

@_primitive("MenuBarExtra") struct MenuBarExtra<Content>: Scene {
    let _content: Any
    init(_ title: String, @ViewBuilder content: () -> Content) { _content = content() }
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) { _content = content() }
    init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { _content = content() }
}

@_primitive("CommandGroup") struct CommandGroup<Content>: View {
    let _content: Any
    init(replacing placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
    init(before placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
    init(after placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
}

@_primitive("CommandMenu") struct CommandMenu<Content>: View {
    let _content: Any
    init(_ title: String, @ViewBuilder content: () -> Content) { _content = content() }
}

protocol Commands: View {}

extension View {
    func commands<C>(@ViewBuilder content: () -> C) -> some View { self }
    func commandsRemoved() -> some View { self }
    func defaultSize(width: Double, height: Double) -> some View { self }
    func defaultSize(_ size: CGSize) -> some View { self }
    func defaultPosition(_ position: UnitPoint) -> some View { self }
    func windowStyle(_ style: Any) -> some View { self }
    func windowResizability(_ resizability: Any) -> some View { self }
    func windowToolbarStyle(_ style: Any) -> some View { self }
    func windowLevel(_ level: Any) -> some View { self }
    func defaultLaunchBehavior(_ behavior: Any) -> some View { self }
    func restorationBehavior(_ behavior: Any) -> some View { self }
    func handlesExternalEvents(matching conditions: Any) -> some View { self }
    func backgroundTask(_ task: Any, action: Any) -> some View { self }
}

extension _ChangeModifier: Scene {}
extension _EnvironmentModifier: Scene {}
extension _EnvironmentObjectModifier: Scene {}
extension _InertModifier: Scene {}
extension _AppearModifier: Scene {}

struct OpenWindowAction {
    func callAsFunction(id: String) { _openWindow(id, nil) }
    func callAsFunction(id: String, value: Any) { _openWindow(id, value) }
    func callAsFunction(value: Any) { _openWindow(nil, value) }
}

struct DismissWindowAction {
    func callAsFunction() { _dismissWindow(nil) }
    func callAsFunction(id: String) { _dismissWindow(id) }
}

extension EnvironmentValues {
    var openWindow: OpenWindowAction { OpenWindowAction() }
    var dismissWindow: DismissWindowAction { DismissWindowAction() }
    var supportsMultipleWindows: Bool { true }
}

func _openWindow(_ id: String?, _ value: Any?)
func _dismissWindow(_ id: String?)

@MainActor protocol UIApplicationDelegate: AnyObject {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
}

extension UIApplicationDelegate {
    @_reachedBy("UIApplicationDelegate") func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

// The system makes the delegate when the app is launched, and every view can find it in the environment.
@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
    @ObservedObject private var _delegate: DelegateType
    init(_ type: DelegateType.Type = DelegateType.self) { __delegate = ObservedObject(wrappedValue: _launched(type) as! DelegateType) }
    var wrappedValue: DelegateType { _delegate }
    var projectedValue: _ObjectProjection<DelegateType> { $_delegate }
}

func _launched(_ type: _Value) -> Any {
    let delegate = type.init()
    _setAppDelegate(delegate)
    if let known = delegate as? UIApplicationDelegate { _ = known.application(_unknown("UIApplication"), didFinishLaunchingWithOptions: nil) }
    return delegate
}

func _setAppDelegate(_ delegate: Any)
@_primitive("Commands") struct EmptyCommands: Commands { init() {} }
@_primitive("Commands") struct SidebarCommands: Commands { init() {} }
@_primitive("Commands") struct TextEditingCommands: Commands { init() {} }
@_primitive("Commands") struct TextFormattingCommands: Commands { init() {} }
@_primitive("Commands") struct ToolbarCommands: Commands { init() {} }
@_primitive("Commands") struct InspectorCommands: Commands { init() {} }
@_primitive("Commands") struct ImportFromDevicesCommands: Commands { init() {} }

@propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
    let _delegate: DelegateType
    init(_ type: DelegateType.Type = DelegateType.self) { _delegate = type.init() }
    var wrappedValue: DelegateType { _delegate }
}

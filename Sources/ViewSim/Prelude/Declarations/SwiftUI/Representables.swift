// swift-format-ignore-file
// Views of UIKit and AppKit in a SwiftUI tree. What they draw is opaque; when they are made, updated and dismantled is not.
@MainActor protocol UIViewRepresentable: View {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}
extension UIViewRepresentable {
    @_reachedBy("UIViewRepresentable") func makeCoordinator() -> Void {}
    @_reachedBy("UIViewRepresentable") static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    @_reachedBy("UIViewRepresentable") var body: some View {
        _updateRepresented(
            { self.makeCoordinator() }, { self.makeUIView(context: UIViewRepresentableContext(_base: $0)) },
            { self.updateUIView($0, context: UIViewRepresentableContext(_base: $1)) },
            { Self.dismantleUIView($0, coordinator: $1) })
    }
}
struct UIViewRepresentableContext<Representable> {
    let _base: _RepresentableContext
    var coordinator: Representable.Coordinator { _base.coordinator }
    var transaction: Transaction { _base.transaction }
    var environment: EnvironmentValues { _base.environment }
    func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes(); completion?() }
}
@MainActor protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}
extension UIViewControllerRepresentable {
    @_reachedBy("UIViewControllerRepresentable") func makeCoordinator() -> Void {}
    @_reachedBy("UIViewControllerRepresentable") static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    @_reachedBy("UIViewControllerRepresentable") var body: some View {
        _updateRepresented(
            { self.makeCoordinator() }, { self.makeUIViewController(context: UIViewControllerRepresentableContext(_base: $0)) },
            { self.updateUIViewController($0, context: UIViewControllerRepresentableContext(_base: $1)) },
            { Self.dismantleUIViewController($0, coordinator: $1) })
    }
}
struct UIViewControllerRepresentableContext<Representable> {
    let _base: _RepresentableContext
    var coordinator: Representable.Coordinator { _base.coordinator }
    var transaction: Transaction { _base.transaction }
    var environment: EnvironmentValues { _base.environment }
    func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes(); completion?() }
}
@MainActor protocol NSViewRepresentable: View {
    associatedtype NSViewType
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}
extension NSViewRepresentable {
    @_reachedBy("NSViewRepresentable") func makeCoordinator() -> Void {}
    @_reachedBy("NSViewRepresentable") static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    @_reachedBy("NSViewRepresentable") var body: some View {
        _updateRepresented(
            { self.makeCoordinator() }, { self.makeNSView(context: NSViewRepresentableContext(_base: $0)) },
            { self.updateNSView($0, context: NSViewRepresentableContext(_base: $1)) },
            { Self.dismantleNSView($0, coordinator: $1) })
    }
}
struct NSViewRepresentableContext<Representable> {
    let _base: _RepresentableContext
    var coordinator: Representable.Coordinator { _base.coordinator }
    var transaction: Transaction { _base.transaction }
    var environment: EnvironmentValues { _base.environment }
}
struct _RepresentableContext {
    let coordinator: Any
    let environment: EnvironmentValues
    var transaction: Transaction { Transaction() }
    func _defaults() -> EnvironmentValues { _environmentValues() }
}
// What lives as long as the identity: the coordinator and what was made.
final class _RepresentedHolder {
    let _coordinator: Any
    var _made: Any?
    var _dismantle: ((Any?, Any) -> Void)?
    init(_coordinator coordinator: Any) { _coordinator = coordinator }
    deinit { _dismantle?(_made, _coordinator) }
}
func _updateRepresented(
    _ coordinator: () -> Any, _ make: (_RepresentableContext) -> Any, _ update: (Any?, _RepresentableContext) -> Void,
    _ dismantle: @escaping (Any?, Any) -> Void
) -> EmptyView {
    let known = _represented() as? _RepresentedHolder
    let holder = known ?? _RepresentedHolder(_coordinator: coordinator())
    let context = _RepresentableContext(coordinator: holder._coordinator, environment: _currentEnvironment())
    if known == nil {
        holder._made = make(context)
        holder._dismantle = dismantle
        _represent(holder)
    }
    update(holder._made, context)
    return EmptyView()
}
func _represented() -> Any?
func _represent(_ holder: Any)
func _currentEnvironment() -> EnvironmentValues

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
    func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
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
    func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
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

// What `makeUIView` and its kin receive.
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
    var _dismantle: ((Any, Any) -> Void)?
    init(_coordinator coordinator: Any) { _coordinator = coordinator }
    deinit { if let made = _made { _dismantle?(made, _coordinator) } }
}

func _updateRepresented(
    _ coordinator: () -> Any, _ make: (_RepresentableContext) -> Any, _ update: (Any, _RepresentableContext) -> Void,
    _ dismantle: @escaping (Any, Any) -> Void
) -> Any {
    let known = _represented() as? _RepresentedHolder
    let holder = known ?? _RepresentedHolder(_coordinator: coordinator())
    let context = _RepresentableContext(coordinator: holder._coordinator, environment: _currentEnvironment())
    if known == nil {
        holder._made = make(context)
        holder._dismantle = dismantle
        _represent(holder)
    }
    if let made = holder._made { update(made, context) }
    if let hosting = holder._made as? UIHostingController<Any> { return _HostedRoot(_controller: hosting) }
    return EmptyView()
}

// By itself: another root view does not update the representable.
struct _HostedRoot: View {
    let _controller: UIHostingController<Any>
    var body: some View {
        let version = _controller._version
        return AnyView(_controller.rootView)
    }
}

// A hosting controller in a representable shows its root view, which another one replaces as new inputs would.
@Observable class UIHostingController<Content> {
    @ObservationIgnored var rootView: Content { didSet { _version += 1 } }
    var _version = 0
    @ObservationIgnored var sizingOptions: Any = 0
    @ObservationIgnored var safeAreaRegions: Any = 0
    @ObservationIgnored var title: String? = nil
    @ObservationIgnored var modalPresentationStyle: Any = 0
    @ObservationIgnored lazy var view: Any = _unknown("UIHostingController.view")
    init(rootView: Content) { self.rootView = rootView }
    init?(coder: Any, rootView: Content) { self.rootView = rootView }
    required init?(coder: Any) { return nil }
    func viewDidLoad() {}
    func viewWillAppear(_ animated: Bool) {}
    func viewDidAppear(_ animated: Bool) {}
    func viewWillDisappear(_ animated: Bool) {}
    func viewDidDisappear(_ animated: Bool) {}
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
    func sizeThatFits(in size: CGSize) -> CGSize { size }
}

func _represented() -> Any?
func _represent(_ holder: Any)
func _currentEnvironment() -> EnvironmentValues

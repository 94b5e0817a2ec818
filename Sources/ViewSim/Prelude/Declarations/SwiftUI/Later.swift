// swift-format-ignore-file
func _later(_ name: String)
@_primitive("NavigationStack") struct NavigationStack<Content>: View {
    let content: Content
    init(@ViewBuilder root: () -> Content) { content = root() }
    init(path: Any, @ViewBuilder root: () -> Content) { _later("NavigationStack(path:)"); content = root() }
}
@_primitive("NavigationView") struct NavigationView<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("NavigationLink") struct NavigationLink<Label>: View {
    let label: Label
    let _destination: Any
    init<D>(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) { _destination = destination(); self.label = label() }
    init<D>(destination: D, @ViewBuilder label: () -> Label) { _destination = destination; self.label = label() }
    init<D>(_ title: String, destination: D) { _destination = destination; label = Text(title) }
    init<D>(_ title: String, @ViewBuilder destination: () -> D) { _destination = destination(); label = Text(title) }
    init(value: Any?, @ViewBuilder label: () -> Label) { _destination = value as Any; self.label = label() }
    init(_ title: String, value: Any?) { _destination = value as Any; label = Text(title) }
}
@_primitive("toolbar") struct _ToolbarModifier: View {
    let content: Any
    let toolbar: Any
}
@_primitive("ToolbarItem") struct ToolbarItem<Content>: View {
    let content: Content
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
    init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("ToolbarItemGroup") struct ToolbarItemGroup<Content>: View {
    let content: Content
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}
enum ToolbarItemPlacement { case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, keyboard }
extension View {
    func toolbar<V>(@ViewBuilder content: () -> V) -> some View { _ToolbarModifier(content: self, toolbar: content()) }
    func toolbar(_ visibility: Visibility, for bars: Any) -> some View { self }
    func tag<V>(_ tag: V) -> some View { self }
    func tag<V>(_ tag: V, includeOptional: Bool) -> some View { self }
    func task(priority: Any? = nil, _ action: @escaping () async -> Void) -> some View { _later("task"); return self }
    func task<T>(id: T, priority: Any? = nil, _ action: @escaping () async -> Void) -> some View { _later("task(id:)"); return self }
    func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { _later("onReceive"); return self }
    func sheet<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { _later("sheet(isPresented:)"); return self }
    func sheet<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { _later("sheet(item:)"); return self }
    func fullScreenCover<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { _later("fullScreenCover(isPresented:)"); return self }
    func fullScreenCover<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { _later("fullScreenCover(item:)"); return self }
    func popover<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View { _later("popover(isPresented:)"); return self }
    func navigationDestination<D, V>(for type: D.Type, @ViewBuilder destination: @escaping (D) -> V) -> some View { _later("navigationDestination(for:)"); return self }
    func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { _later("navigationDestination(isPresented:)"); return self }
    func refreshable(action: @escaping () async -> Void) -> some View { _later("refreshable"); return self }
    func searchable(text: Binding<String>, placement: Any? = nil, prompt: String? = nil) -> some View { _later("searchable"); return self }
    func preference(key: Any, value: Any?) -> some View { _later("preference"); return self }
    func onPreferenceChange(_ key: Any, perform action: Any) -> some View { _later("onPreferenceChange"); return self }
    func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View { self }
}
struct DismissAction { func callAsFunction() { _later("dismiss()") } }
extension EnvironmentValues { var dismiss: DismissAction { DismissAction() } }

// swift-format-ignore-file
func _later(_ name: String)
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
// What only writes a preference changes nothing that is simulated; what reads one is for later.
protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension View {
    func toolbar<V>(@ViewBuilder content: () -> V) -> some View { _ToolbarModifier(content: self, toolbar: content()) }
    func toolbar(_ visibility: Visibility, for bars: Any) -> some View { self }
    func refreshable(action: @escaping () async -> Void) -> some View { _later("refreshable"); return self }
    func searchable(text: Binding<String>, placement: Any? = nil, prompt: String? = nil) -> some View { _later("searchable"); return self }
    func preference(key: Any, value: Any?) -> some View { self }
    func onPreferenceChange(_ key: Any, perform action: Any) -> some View { _later("onPreferenceChange"); return self }
}

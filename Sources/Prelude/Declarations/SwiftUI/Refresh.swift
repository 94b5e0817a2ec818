// Gives the lists inside an action that refreshes them.
@_primitive("refreshable") struct _RefreshModifier: View {
    let content: Any
    let action: () async -> Void
    func _start() -> Any {
        let act = action
        return _startTask(.userInitiated, { await act() }, ".refreshable")
    }
}

struct RefreshAction {
    let _action: () async -> Void
    func callAsFunction() async { await _action() }
}

extension EnvironmentValues { @Entry var refresh: RefreshAction? }

extension View {
    func refreshable(action: @escaping () async -> Void) -> some View {
        _RefreshModifier(content: environment(\.refresh, RefreshAction(_action: action)), action: action)
    }
}

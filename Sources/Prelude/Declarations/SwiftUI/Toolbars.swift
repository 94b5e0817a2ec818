func _later(_ name: String)

// Adds items to the toolbar of the view inside.
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

enum ToolbarItemPlacement {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction,
        navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, keyboard
}

extension View {
    func toolbar<V>(@ViewBuilder content: () -> V) -> some View { _ToolbarModifier(content: self, toolbar: content()) }
    func toolbar(_ visibility: Visibility, for bars: Any...) -> some View { self }
}

@_primitive("TabView") struct TabView<Content>: View {
    let content: Any
    let _selection: Any?
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
        _selection = nil
    }
    init<S>(selection: Binding<S>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        _selection = selection
    }
}

@_primitive("Tab") struct Tab<Content>: View {
    let label: Any
    let _value: Any?
    let _build: Any
    init(_ title: String, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, systemImage)
        _value = nil
        _build = content
    }
    init(_ title: String, image: String, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, image)
        _value = nil
        _build = content
    }
    init(_ title: String, systemImage: String, role: TabRole?, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, systemImage)
        _value = nil
        _build = content
    }
    init<V>(_ title: String, systemImage: String, value: V, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, systemImage)
        _value = value
        _build = content
    }
    init<V>(_ title: String, image: String, value: V, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, image)
        _value = value
        _build = content
    }
    init<V>(_ title: String, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: @escaping () -> Content) {
        label = _systemLabel(title, systemImage)
        _value = value
        _build = content
    }
    init<V>(value: V, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        label = Text(role == .search ? "Search" : "")
        _value = value
        _build = content
    }
    init(role: TabRole?, @ViewBuilder content: @escaping () -> Content) {
        label = Text("Search")
        _value = nil
        _build = content
    }
    init<V, L>(value: V, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> L) {
        self.label = label()
        _value = value
        _build = content
    }
    init<L>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> L) {
        self.label = label()
        _value = nil
        _build = content
    }
}

enum TabRole { case search }

@_primitive("Group") struct TabSection<Content>: View {
    let content: Any
    init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// Labels the tab of the view inside.
@_primitive("tabItem") struct _TabItemModifier: View {
    let content: Any
    let tabItem: Any
}

extension View { func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View { _TabItemModifier(content: self, tabItem: label()) } }

@_primitive("NavigationStack") struct NavigationStack<Content>: View {
    let content: Content
    let _path: Any?
    init(@ViewBuilder root: () -> Content) {
        content = root()
        _path = nil
    }
    init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
        content = root()
        _path = path
    }
}

@_primitive("NavigationView") struct NavigationView<Content>: View {
    let content: Content
    let _path: Any? = nil
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

struct NavigationPath: Equatable {
    var _values: [Any] = []
    init() {}
    init<S>(_ elements: S) { _values = Array(elements) }
    var count: Int { _values.count }
    var isEmpty: Bool { _values.isEmpty }
    mutating func append<V>(_ value: V) { _values.append(value) }
    mutating func removeLast(_ k: Int = 1) { _values.removeLast(k) }
}

@_primitive("NavigationLink") struct NavigationLink<Label>: View {
    let label: Label
    let _destination: Any?
    let _value: Any?
    let _isActive: Any?
    init<D>(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination()
        _value = nil
        _isActive = nil
    }
    init<D>(destination: D, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination
        _value = nil
        _isActive = nil
    }
    init<D>(_ title: String, destination: D) {
        label = Text(title)
        _destination = destination
        _value = nil
        _isActive = nil
    }
    init<D>(_ title: String, @ViewBuilder destination: () -> D) {
        label = Text(title)
        _destination = destination()
        _value = nil
        _isActive = nil
    }
    init<D>(destination: D, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination
        _value = nil
        _isActive = isActive
    }
    init<D>(isActive: Binding<Bool>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination()
        _value = nil
        _isActive = isActive
    }
    init<D>(_ title: String, destination: D, isActive: Binding<Bool>) {
        label = Text(title)
        _destination = destination
        _value = nil
        _isActive = isActive
    }
    init<D>(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> D) {
        label = Text(title)
        _destination = destination()
        _value = nil
        _isActive = isActive
    }
    init<D, V: Hashable>(destination: D, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination
        _value = nil
        _isActive = _tagBinding(tag, selection)
    }
    init<D, V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = destination()
        _value = nil
        _isActive = _tagBinding(tag, selection)
    }
    init<D, V: Hashable>(_ title: String, destination: D, tag: V, selection: Binding<V?>) {
        label = Text(title)
        _destination = destination
        _value = nil
        _isActive = _tagBinding(tag, selection)
    }
    init<P>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        _destination = nil
        _value = value
        _isActive = nil
    }
    init<P>(_ title: String, value: P?) {
        label = Text(title)
        _destination = nil
        _value = value
        _isActive = nil
    }
}

func _tagBinding<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
}

// Says what a stack shows for values of a type.
@_primitive("navigationDestination") struct _NavigationDestinationModifier: View {
    let content: Any
    let type: Any
    let destination: Any
}

extension View {
    func navigationDestination<D, V>(for type: D.Type, @ViewBuilder destination: @escaping (D) -> V) -> some View {
        _NavigationDestinationModifier(content: self, type: type, destination: destination)
    }
    func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        let page = destination()
        return _PresentationModifier(content: self, binding: isPresented, kind: "destination", hasItem: false, build: { page }, onDismiss: nil)
    }
    func navigationDestination<I, V>(item: Binding<I?>, @ViewBuilder destination: @escaping (I) -> V) -> some View {
        _PresentationModifier(content: self, binding: item, kind: "destination", hasItem: true, build: destination, onDismiss: nil)
    }
}

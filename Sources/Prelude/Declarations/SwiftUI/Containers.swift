@_primitive("VStack") struct VStack<Content>: View {
    let content: Content
    init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("HStack") struct HStack<Content>: View {
    let content: Content
    init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("ZStack") struct ZStack<Content>: View {
    let content: Content
    init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("GroupBox") struct GroupBox<Content>: View {
    let label: Any?
    let content: Content
    init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }
    init(_ title: String, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
    }
    init<L>(label: L, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
    init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = label()
        self.content = content()
    }
}

@_primitive("ForEach") struct ForEach<Data, ID, Content>: View {
    let _data: Any
    let _id: Any?
    let _content: Any
    var _edits = 0
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _data = _rowData(data)
        _id = nil
        _content = content
    }
    init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        _data = data
        _id = nil
        _content = content
    }
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _data = _rowData(data)
        _id = id
        _content = content
    }
    func _mentionsID<T: Identifiable>(_ element: T) -> Any { element.id }
}

// A collection of the program's own is gone through once, where the view is made.
func _rowData(_ data: _Value) -> Any {
    let rows = _rowSource(data)
    return _hasRows(rows) ? rows : Array(data)
}

func _rowSource(_ data: Any) -> Any
func _hasRows(_ data: Any) -> Bool

@_primitive("LabeledContent") struct LabeledContent<Label, Content>: View {
    let label: Label
    let content: Content
    init(_ title: String, value: String) {
        label = Text(title)
        content = Text(value)
    }
    init(_ title: String, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

@_primitive("ControlGroup") struct ControlGroup<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("Grid") struct Grid<Content>: View {
    let content: Content
    init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

@_primitive("GridRow") struct GridRow<Content>: View {
    let content: Content
    init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

// What a layout lays out that is called as a function.
@_primitive("AnyLayout") struct _LayoutContent<Content>: View {
    let content: Content
}

extension Layout { @_reachedBy("Layout") func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { _LayoutContent(content: content()) } }

struct AnyLayout: Layout {
    init(_ layout: Any) {}
    func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { _LayoutContent(content: content()) }
}

struct HStackLayout: Layout {
    init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {}
    func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { HStack(content: content) }
}

struct VStackLayout: Layout {
    init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {}
    func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { VStack(content: content) }
}

struct ZStackLayout: Layout {
    init(alignment: Alignment = .center) {}
    func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { ZStack(content: content) }
}

extension LabeledContent {
    init<F: FormatStyle>(_ title: String, value: _Value, format: F) {
        label = Text(title)
        content = Text(verbatim: "\(format.format(value))")
    }
}

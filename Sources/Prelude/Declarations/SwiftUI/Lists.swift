@_primitive("List") struct List<Content>: View {
    let content: Any
    let selection: Any?
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = nil
    }
    init<Data, Row>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
    init<Row>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) {
        content = ForEach(data, content: rowContent)
        selection = nil
    }
    init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }
    init<Data, Row>(_ data: Data, editActions: EditActions, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = ForEach(data, editActions: editActions, content: rowContent)
        selection = nil
    }
    init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, editActions: EditActions, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
        selection = nil
    }
    init<Selection>(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection
    }
    init<Data, Selection, Row>(_ data: Data, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = ForEach(data, content: rowContent)
        self.selection = selection
    }
    init<Selection, Row>(_ data: Range<Int>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Int) -> Row) {
        content = ForEach(data, content: rowContent)
        self.selection = selection
    }
    init<Data, ID, Selection, Row>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection
    }
    init<Data, Selection, Row>(_ data: Data, editActions: EditActions, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    {
        content = ForEach(data, editActions: editActions, content: rowContent)
        self.selection = selection
    }
    init<Data, Row>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) {
        content = OutlineGroup(_rows: data, _id: nil, _children: children, _content: rowContent)
        selection = nil
    }
    init<Data, ID, Row>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        content = OutlineGroup(_rows: data, _id: id, _children: children, _content: rowContent)
        selection = nil
    }
    init<Data, Selection, Row>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) {
        content = OutlineGroup(_rows: data, _id: nil, _children: children, _content: rowContent)
        self.selection = selection
    }
}

@_primitive("Form") struct Form<Content>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@_primitive("Section") struct Section<Content>: View {
    let header: Any?
    let content: Any?
    let footer: Any?
    init(@ViewBuilder content: () -> Content) {
        header = nil
        self.content = content()
        footer = nil
    }
    init(_ title: String, @ViewBuilder content: () -> Content) {
        header = Text(title)
        self.content = content()
        footer = nil
    }
    init<H>(header: H, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        footer = nil
    }
    init<F>(footer: F, @ViewBuilder content: () -> Content) {
        header = nil
        self.content = content()
        self.footer = footer
    }
    init<H, F>(header: H, footer: F, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
    init<H>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) {
        self.header = header()
        self.content = content()
        footer = nil
    }
    init<F>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> F) {
        header = nil
        self.content = content()
        self.footer = footer()
    }
    init<H, F>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H, @ViewBuilder footer: () -> F) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
    init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        header = Text(title)
        self.content = isExpanded.wrappedValue ? content() : nil
        footer = nil
    }
    init<H>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) {
        self.header = header()
        self.content = isExpanded.wrappedValue ? content() : nil
        footer = nil
    }
}

struct EditActions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var move: EditActions { EditActions(rawValue: 1) }
    static var delete: EditActions { EditActions(rawValue: 2) }
    static var all: EditActions { EditActions(rawValue: 3) }
}

protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}

extension ForEach {
    init(_ data: Data, editActions: EditActions, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _data = _rowData(data)
        _id = nil
        _content = content
        _edits = editActions.rawValue
    }
    init(_ data: Data, id: KeyPath<Data.Element, ID>, editActions: EditActions, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        _data = _rowData(data)
        _id = id
        _content = content
        _edits = editActions.rawValue
    }
}

// Lets rows be deleted.
@_primitive("onDelete") struct _DeleteModifier: DynamicViewContent {
    let content: Any
    let action: Any?
}

// Lets rows be moved.
@_primitive("onMove") struct _MoveModifier: DynamicViewContent {
    let content: Any
    let action: Any?
}

extension DynamicViewContent {
    func onDelete(perform action: ((IndexSet) -> Void)?) -> _DeleteModifier { _DeleteModifier(content: self, action: action) }
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _MoveModifier { _MoveModifier(content: self, action: action) }
    func onInsert(of types: Any, perform action: Any) -> Self { self }
    func dropDestination(for type: Any, action: Any) -> Self { self }
}

// Adds actions that a swipe over the row shows.
@_primitive("swipeActions") struct _SwipeModifier: View {
    let content: Any
    let _buttons: Any
    let _isTrailing: Bool
    let _allowsFullSwipe: Bool
}

// Keeps the row from being moved.
@_primitive("moveDisabled") struct _MoveDisabledModifier: View {
    let content: Any
    let isDisabled: Bool
}

// Keeps the row from being deleted.
@_primitive("deleteDisabled") struct _DeleteDisabledModifier: View {
    let content: Any
    let isDisabled: Bool
}

enum HorizontalEdge { case leading, trailing }

extension View {
    func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View {
        let buttons = content()
        return _SwipeModifier(
            content: _PresentationModifier(
                content: self, binding: false, kind: edge == .trailing ? "trailingActions" : "leadingActions", hasItem: false, build: { buttons },
                onDismiss: nil), _buttons: buttons, _isTrailing: edge == .trailing, _allowsFullSwipe: allowsFullSwipe)
    }
    func deleteDisabled(_ isDisabled: Bool) -> some View { _DeleteDisabledModifier(content: self, isDisabled: isDisabled) }
    func moveDisabled(_ isDisabled: Bool) -> some View { _MoveDisabledModifier(content: self, isDisabled: isDisabled) }
    func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

struct DisclosureGroup<Label, Content>: View {
    let _label: Any
    let _content: () -> Content
    let _binding: Binding<Bool>?
    @State private var isOpen = false
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        _content = content
        _label = label()
        _binding = nil
    }
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        _content = content
        _label = label()
        _binding = isExpanded
    }
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        _content = content
        _label = Text(title)
        _binding = nil
    }
    init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        _content = content
        _label = Text(title)
        _binding = isExpanded
    }
    @ViewBuilder var body: some View {
        Button(action: { if let _binding { _binding.wrappedValue = !_binding.wrappedValue } else { isOpen = !isOpen } }) { _label }
        if _binding?.wrappedValue ?? isOpen { _content() }
    }
}

struct EditButton: View {
    @Environment(\.editMode) private var mode: Binding<EditMode>?
    init() {}
    func _defaults() -> EnvironmentValues { _environmentValues() }
    var body: some View {
        Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? EditMode.inactive : EditMode.active }
        }
    }
}

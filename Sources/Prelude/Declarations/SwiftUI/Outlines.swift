// A row with children is a group that discloses them; what is collapsed is not made.
struct OutlineGroup<Data, Leaf>: View {
    let _data: Any
    let _id: Any?
    let _children: AnyKeyPath
    let _content: (Any) -> Any
    init(_rows data: Any, _id id: Any?, _children children: AnyKeyPath, _content content: @escaping (Any) -> Any) {
        _data = data
        _id = id
        _children = children
        _content = content
    }
    init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
        _data = data
        _id = nil
        _children = children
        _content = content
    }
    init(_ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
        _data = _outlineRows(root)
        _id = nil
        _children = children
        _content = content
    }
    init<ID>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
        _data = data
        _id = id
        _children = children
        _content = content
    }
    init<ID>(
        _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        _data = _outlineRows(root)
        _id = id
        _children = children
        _content = content
    }
    var body: some View { _outline(_data, _id, _children, _content) }
}

func _outlineRows(_ root: Any) -> Any { if root is any Sequence { root } else { [root] } }

func _outline(_ data: _Value, _ id: Any?, _ children: AnyKeyPath, _ content: @escaping (Any) -> Any) -> some View {
    _OutlineRows(
        _data: data, _id: id,
        _row: { (element: _Value) -> Any in
            let below: Any? = element[keyPath: children] as Any?
            return _OutlineRow(_below: below, _id: id, _children: children, _content: content, _element: element)
        })
}

// The rows of a tree, one level of it.
@_primitive("ForEach") struct _OutlineRows: View {
    let _data: Any
    let _id: Any?
    let _row: Any
    var _edits = 0
    func _mentionsID<T: Identifiable>(_ element: T) -> Any { element.id }
}

// A row that opens to its children.
struct _OutlineRow: View {
    let _below: Any?
    let _id: Any?
    let _children: AnyKeyPath
    let _content: (Any) -> Any
    let _element: Any
    var body: some View {
        if let _below {
            DisclosureGroup {
                _outline(_below, _id, _children, _content)
            } label: {
                _content(_element)
            }
        } else {
            _content(_element)
        }
    }
}

// On a compact screen a table shows its first column.
struct Table<Data, Columns>: View {
    let _data: Any
    let _selection: Any?
    let _column: Any
    init(_ data: Data, @_ColumnList columns: () -> Columns) {
        _data = data
        _selection = nil
        _column = columns()
    }
    init<S>(_ data: Data, selection: Binding<S>, @_ColumnList columns: () -> Columns) {
        _data = data
        _selection = selection
        _column = columns()
    }
    init<O>(_ data: Data, sortOrder: Binding<O>, @_ColumnList columns: () -> Columns) {
        _data = data
        _selection = nil
        _column = columns()
    }
    init<S, O>(_ data: Data, selection: Binding<S>, sortOrder: Binding<O>, @_ColumnList columns: () -> Columns) {
        _data = data
        _selection = selection
        _column = columns()
    }
    init<R>(@_ColumnList columns: () -> Columns, @_RowList rows: () -> R) {
        _data = rows()
        _selection = nil
        _column = columns()
    }
    init<S, R>(selection: Binding<S>, @_ColumnList columns: () -> Columns, @_RowList rows: () -> R) {
        _data = rows()
        _selection = selection
        _column = columns()
    }
    init<O, R>(sortOrder: Binding<O>, @_ColumnList columns: () -> Columns, @_RowList rows: () -> R) {
        _data = rows()
        _selection = nil
        _column = columns()
    }
    init<S, O, R>(selection: Binding<S>, sortOrder: Binding<O>, @_ColumnList columns: () -> Columns, @_RowList rows: () -> R) {
        _data = rows()
        _selection = selection
        _column = columns()
    }
    var body: some View { _tableList(_data, _selection, _column) }
}

@ViewBuilder func _tableList(_ data: _Value, _ selection: Any?, _ column: Any) -> some View {
    if let selection { List(data, selection: selection) { row in _cell(column, row) } } else { List(data) { row in _cell(column, row) } }
}

func _cell(_ column: _Value, _ row: Any) -> Any { column._show(row) }

// Builds the columns of a table; the first one stands for its rows.
@resultBuilder struct _ColumnList { static func buildBlock(_ columns: Any...) -> Any { columns[0] } }

// Builds the rows of a table.
@resultBuilder struct _RowList {
    static func buildExpression(_ row: TableRow) -> [Any] { [row._value] }
    static func buildExpression<C, R>(_ rows: ForEach<C, R, TableRow>) -> [Any] { Array(rows._data as! [Any]) }
    static func buildBlock(_ rows: [Any]...) -> [Any] { rows.flatMap { $0 } }
}

struct TableColumn<Row>: View {
    let _content: (Row) -> Any
    init(_ title: Any, value: AnyKeyPath) { _content = { row in Text(verbatim: "\(row[keyPath: value])") } }
    init(_ title: Any, value: AnyKeyPath, comparator: Any) { _content = { row in Text(verbatim: "\(row[keyPath: value])") } }
    init<C>(_ title: Any, @ViewBuilder content: @escaping (Row) -> C) { _content = content }
    init<C>(_ title: Any, value: AnyKeyPath, @ViewBuilder content: @escaping (Row) -> C) { _content = content }
    init<C>(_ title: Any, value: AnyKeyPath, comparator: Any, @ViewBuilder content: @escaping (Row) -> C) { _content = content }
    init<C>(_ title: Any, sortUsing comparator: Any, @ViewBuilder content: @escaping (Row) -> C) { _content = content }
    var body: some View { EmptyView() }
    func _show(_ row: Any) -> Any { _content(row) }
    func width(_ width: Double?) -> TableColumn { self }
    func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn { self }
    func alignment(_ alignment: Any) -> TableColumn { self }
    func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
    func customizationID(_ id: String) -> TableColumn { self }
}

struct TableRow {
    let _value: Any
    init(_ value: Any) { _value = value }
    func contextMenu(_ menu: Any) -> TableRow { self }
    func draggable(_ payload: Any) -> TableRow { self }
}

typealias TableColumnBuilder = _ColumnList
typealias TableRowBuilder = _RowList

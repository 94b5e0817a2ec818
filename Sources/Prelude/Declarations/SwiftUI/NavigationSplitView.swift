// The screen is of compact width, where the columns are pages of one stack.
@_primitive("NavigationSplitView") struct NavigationSplitView<Sidebar, Content, Detail>: View {
    let content: Any
    let _path: Any?
    let _middle: Any?
    let _detail: Any
    let _preferred: Any?
    init(_sidebar sidebar: Any, _middle middle: Any?, _detail detail: Any, _preferred preferred: Any?) {
        content = sidebar
        _path = nil
        _middle = middle
        _detail = detail
        _preferred = preferred
    }
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(_sidebar: sidebar(), _middle: nil, _detail: detail(), _preferred: nil)
    }
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(_sidebar: sidebar(), _middle: content(), _detail: detail(), _preferred: nil)
    }
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(_sidebar: sidebar(), _middle: nil, _detail: detail(), _preferred: nil)
    }
    init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(_sidebar: sidebar(), _middle: content(), _detail: detail(), _preferred: nil) }
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(_sidebar: sidebar(), _middle: nil, _detail: detail(), _preferred: preferredCompactColumn)
    }
    init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(_sidebar: sidebar(), _middle: content(), _detail: detail(), _preferred: preferredCompactColumn) }
    init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(_sidebar: sidebar(), _middle: nil, _detail: detail(), _preferred: preferredCompactColumn) }
    init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(_sidebar: sidebar(), _middle: content(), _detail: detail(), _preferred: preferredCompactColumn) }
}

enum NavigationSplitViewVisibility { case automatic, all, doubleColumn, detailOnly }
enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }

extension View {
    func navigationSplitViewStyle(_ style: Any) -> some View { self }
    func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }
    func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
}

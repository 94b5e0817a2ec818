// What a menu offers is made with the body around it, and shown while it is open.
@_primitive("Menu") struct Menu<Label, Content>: View {
    let content: Any
    let primaryAction: Any?
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = _menu(label(), content())
        primaryAction = nil
    }
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.content = _menu(label(), content())
        self.primaryAction = primaryAction
    }
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.content = _menu(Text(title), content())
        primaryAction = nil
    }
    init(_ title: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.content = _menu(Text(title), content())
        self.primaryAction = primaryAction
    }
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = _menu(_systemLabel(title, systemImage), content())
        primaryAction = nil
    }
    init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.content = _menu(_systemLabel(title, systemImage), content())
        self.primaryAction = primaryAction
    }
    init(_ title: String, image: String, @ViewBuilder content: () -> Content) {
        self.content = _menu(_systemLabel(title, image), content())
        primaryAction = nil
    }
}

func _menu(_ label: Any, _ items: Any) -> Any {
    _PresentationModifier(content: label, binding: false, kind: "menu", hasItem: false, build: { items }, onDismiss: nil)
}

struct ContextMenu<MenuItems> {
    let _items: Any
    init(@ViewBuilder menuItems: () -> MenuItems) { _items = menuItems() }
}

// Adds a menu for the selected rows.
@_primitive("selectionMenu") struct _SelectionMenuModifier: View {
    let content: Any
    let primaryAction: Any?
}

extension View {
    func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some View { _contextMenu(menuItems()) }
    func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { _contextMenu(menuItems()) }
    func contextMenu<M>(_ contextMenu: ContextMenu<M>?) -> some View { _contextMenu(contextMenu == nil ? EmptyView() : contextMenu!._items) }
    func contextMenu<I: Hashable, M>(
        forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        _PresentationModifier(
            content: _SelectionMenuModifier(content: self, primaryAction: primaryAction), binding: false, kind: "selectionMenu", hasItem: true,
            build: { (id: I) in menu([id]) }, onDismiss: nil)
    }
    func _contextMenu(_ items: Any) -> some View {
        _PresentationModifier(content: self, binding: false, kind: "contextMenu", hasItem: false, build: { items }, onDismiss: nil)
    }
    func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { _MenuDismissModifier(content: self, keepsMenu: behavior == .disabled) }
}

// Says whether an action closes its menu.
@_primitive("menuActionDismissBehavior") struct _MenuDismissModifier: View {
    let content: Any
    let keepsMenu: Bool
}

enum MenuOrder { case automatic, priority, fixed }
enum MenuActionDismissBehavior { case automatic, enabled, disabled }

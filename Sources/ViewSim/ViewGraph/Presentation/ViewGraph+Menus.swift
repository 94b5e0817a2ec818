import SwiftMachine

/// Menus are presentations that the user opens and whose items close them.
extension ViewGraph {
    /// Opens a menu; for the menu of a list, for the row with an id.
    func open(_ menu: PresentationNode, item: Value = .void) throws {
        guard !menu.isOpen else { return }
        menu.isOpen = true
        menu.openItem = item
        presentations.openMenus.removeAll { !$0.isAlive }
        presentations.openMenus.append(menu)
        invalidate(menu, change: "menu", reason: "its menu was opened")
    }

    func close(_ menu: PresentationNode) {
        guard menu.isOpen else { return }
        menu.isOpen = false
        menu.openItem = .void
        presentations.openMenus.removeAll { $0 === menu || !$0.isAlive }
        invalidate(menu, change: "menu", reason: "its menu was closed")
    }

    /// Closes all that is open, the innermost first.
    func closeMenus() {
        for menu in presentations.openMenus.reversed() { close(menu) }
    }

    /// The menu that is open on top of the others.
    var topMenu: PresentationNode? { presentations.openMenus.last { $0.isAlive } }

    /// The menu of a `Menu`.
    func menu(of node: ViewNode) -> PresentationNode? {
        guard node.info?.type.primitive == "Menu" else { return nil }
        return node.children.first as? PresentationNode
    }

    /// Whether a node is part of what an open menu offers.
    func isInMenu(_ node: ViewNode) -> Bool {
        for around in node.selfAndAncestors {
            if let presented = around as? PresentedNode { return presented.source.kind.isMenu }
        }
        return false
    }

    /// The menu that a long press on a view opens: of a `Menu` with an action of its own, or of the nearest
    /// context menu that offers something.
    func contextMenu(around start: ViewNode) -> PresentationNode? {
        for node in start.selfAndAncestors {
            if let menu = menu(of: node) { return menu }
            if let menu = node as? PresentationNode {
                if menu.kind == .selectionMenu { return menu }
                if menu.kind == .contextMenu, !isEmptyMenu(menu) { return menu }
            }
            if let presented = node as? PresentedNode, presented.source.kind.isMenu { return nil }
        }
        return nil
    }

    private func isEmptyMenu(_ menu: PresentationNode) -> Bool {
        guard let items = try? interpreter.call(menu.field(.build), []) else { return false }
        return classify(items).role == .empty
    }
}

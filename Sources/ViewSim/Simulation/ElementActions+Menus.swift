import SwiftMachine

extension ElementActions {
    /// A long press opens the nearest context menu, unless a gesture inside of it waits for presses; says whether
    /// there is one.
    func openContextMenu(of element: SimulationElement, name: String) throws -> Bool {
        guard let menu = graph.contextMenu(around: element.node) else { return false }
        var next: ViewNode? = element.node
        while let node = next, node !== menu {
            if node.role == .gesture { return false }
            next = node.parent
        }
        var item = Value.void
        if menu.kind == .selectionMenu {
            guard let id = rowID(around: element.node, inside: menu) else { return false }
            item = id
        }
        try graph.perform(name, on: menu) { try graph.open(menu, item: item) }
        return true
    }

    /// What the row around a view is known by: its tag, else the id of its element.
    private func rowID(around node: ViewNode, inside end: ViewNode) -> Value? {
        for around in node.selfAndAncestors {
            guard around !== end else { break }
            if around.info?.type.primitive == "tag" { return around.field(.tag) }
            if let row = around as? RowNode { return row.key }
        }
        return nil
    }
}

import SimulationTrace
import SwiftMachine

/// Searching begins when the search field gets the focus or a binding says so, and ends with Cancel or `dismissSearch`.
extension ViewGraph {
    /// Brings the search field, what is shown while searching, and the content in line.
    func evaluateSearch(_ node: SearchNode) throws {
        if let binding = node.isPresented {
            let isPresented = try tracking(node) { try interpreter.readAside(binding: binding) }.asBool == true
            if node.wasPresented != isPresented, isPresented || node.wasPresented != nil {
                node.isSearching = isPresented
            }
            node.wasPresented = isPresented
        }
        if node.toldSearching != node.isSearching {
            node.toldSearching = node.isSearching
            try environmentChanged(at: node)
        }
        var wanted: [(value: Value, base: Identity)] = [
            (node.field(.field), place(node, "search")), (node.field(.content), node.identity),
        ]
        if node.isSearching {
            let cancel = try interpreter.callMethod("_cancel", labels: [nil], on: node.value, [node.reference])
            wanted.append((cancel, place(node, "cancel")))
            for extra in node.extras { wanted.append((extra.value, place(node, extra.place))) }
        }
        for (index, entry) in wanted.enumerated() {
            let existing = index < node.children.count ? node.children[index] : nil
            let child = try reconcile(existing, with: entry.value, parent: node, context: entry.base)
            if index < node.children.count { node.children[index] = child } else { node.children.append(child) }
        }
        for child in node.children.dropFirst(wanted.count) { remove(child, isReplaced: false) }
        node.children.removeLast(max(0, node.children.count - wanted.count))
    }

    /// What the content of a searchable view finds in its environment.
    func searchValues(_ values: Value, of node: SearchNode) throws -> Value {
        guard let type = context.preludeType("EnvironmentValues") else { return values }
        var values = values
        if !interpreter.members(of: type, named: "isSearching").isEmpty {
            try interpreter.setProperty("isSearching", of: &values, to: .bool(node.isSearching))
        }
        if let action = context.preludeType("DismissSearchAction"),
            !interpreter.members(of: type, named: "dismissSearch").isEmpty
        {
            try interpreter.setProperty(
                "dismissSearch", of: &values, to: .cell(StructCell(type: action, fields: [node.reference])))
        }
        return values
    }

    /// The searchable view that a search field belongs to.
    func search(of field: ViewNode?) -> SearchNode? {
        guard field?.info?.type.primitive == "SearchField" else { return nil }
        return field?.parent as? SearchNode
    }

    /// The search field got the focus.
    func beginSearch(_ node: SearchNode) throws {
        guard !node.isSearching else { return }
        node.isSearching = true
        if let binding = node.isPresented { try interpreter.writeBinding(binding, .bool(true)) }
        invalidate(node, change: "search", reason: "searching began")
    }

    /// Ends searching: the text is cleared, and the field loses the focus.
    func endSearch(_ node: SearchNode) throws {
        guard node.isAlive, node.isSearching else { return }
        node.isSearching = false
        if let text = node.text { try interpreter.writeBinding(text, Value("")) }
        if let binding = node.isPresented { try interpreter.writeBinding(binding, .bool(false)) }
        if focus.field === node.searchField { try focus.move(to: nil) }
        invalidate(node, change: "search", reason: "searching ended")
    }

    /// The searchable view whose suggestion a node is.
    func search(around node: ViewNode) -> SearchNode? {
        for around in node.ancestors {
            if let search = around as? SearchNode { return search }
        }
        return nil
    }
}

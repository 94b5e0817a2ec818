import SwiftMachine

/// Columns of a split view on a screen of compact width: pages, each of which is shown while the list in the column
/// before has a selection.
extension ViewGraph {
    /// Brings the pages of columns in line with the selections and with the preferred column.
    func updateColumns(of stack: NavigationStackNode) throws {
        let preferred = try preferredColumn(of: stack)
        for (index, field) in stack.columns.enumerated().dropFirst() {
            guard stack.children.indices.contains(index - 1), let before = stack.children[index - 1] as? PageNode else {
                return
            }
            let isShown = try index <= preferred || hasSelection(before, for: stack)
            if stack.children.indices.contains(index), let page = stack.children[index] as? PageNode {
                guard case .column = page.source else { return }
                guard isShown else { return try removePages(from: page) }
                page.value = stack.value
                try evaluate(page, reason: nil)
            } else {
                guard isShown else { return }
                try push(.column(field), value: stack.value, on: stack)
            }
        }
    }

    private func preferredColumn(of stack: NavigationStackNode) throws -> Int {
        guard let binding = stack.preferredColumn else { return 0 }
        let column = try tracking(stack) { try interpreter.readAside(binding: binding) }
        switch try interpreter.describe(column, as: nil) {
        case "detail": return stack.columns.count - 1
        case "content": return min(1, stack.columns.count - 1)
        default: return 0
        }
    }

    private func hasSelection(_ page: PageNode, for stack: NavigationStackNode) throws -> Bool {
        guard let binding = selectionBinding(in: page) else { return false }
        let selection = try tracking(stack) { try interpreter.readAside(binding: binding) }
        if case .cell(let cell) = selection.unerased, cell is SetCell { return false }
        return !selection.isNone
    }

    /// Where the selection of the first list on a page leads.
    private func selectionBinding(in page: PageNode) -> Value? {
        var stack: [ViewNode] = [page]
        while let node = stack.popLast() {
            if node.info?.type.primitive == "List", let location = node.listSelection { return location }
            stack += node.children.reversed()
        }
        return nil
    }

    /// Where the selection of the list around a row leads.
    func selectionBinding(around node: ViewNode) -> Value? {
        for around in node.ancestors {
            guard around.role != .page else { break }
            if around.info?.type.primitive == "List" { return around.listSelection }
        }
        return nil
    }

    /// Going back from a column ends the selection that shows it.
    func leaveColumn(_ page: PageNode) throws {
        let stack = page.stack
        guard let index = stack.children.firstIndex(where: { $0 === page }), index > 0,
            let before = stack.children[index - 1] as? PageNode
        else { return }
        if let preferred = stack.preferredColumn, try preferredColumn(of: stack) >= index,
            let column = context.preludeType("NavigationSplitViewColumn")?.cases.first(where: {
                $0.name == (index == 1 ? "sidebar" : "content")
            })
        {
            try interpreter.writeBinding(preferred, .enumCase(Unmanaged.passUnretained(column)))
        }
        if let binding = selectionBinding(in: before) { try interpreter.writeBinding(binding, .none) }
    }
}

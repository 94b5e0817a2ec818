import SwiftFrontEnd
import SwiftMachine

extension ElementActions {
    /// Swipes a row all the way to the left: its first trailing swipe action runs, else its `ForEach` deletes it.
    func swipe(_ element: SimulationElement, name: String) throws {
        guard graph.isCell(element.node) || element.kinds == ["cells"] else { throw cannotDelete(element, why: nil) }
        if let action = swipeAction(of: element.node) {
            try graph.perform(name, on: element.node) { _ = try interpreter.call(action, []) }
            return
        }
        guard let (row, data) = dataRow(around: element.node) else {
            throw cannotDelete(element, why: "the row belongs to no ForEach")
        }
        guard !isDisabled("deleteDisabled", element.node, upTo: data) else {
            throw cannotDelete(element, why: "deleteDisabled is set for the row")
        }
        guard let index = try position(of: row, in: data) else { throw cannotDelete(element, why: nil) }
        if let action = editAction("onDelete", of: data) {
            guard let indices = indexSet(index) else { return }
            try graph.perform(name, on: element.node) { _ = try interpreter.call(action, [indices]) }
        } else if let edits = data.field(.edits).asInt, edits & 2 != 0, let location = data.binding {
            try graph.perform(name, on: element.node) {
                let whole = try interpreter.untracked { try interpreter.readBinding(location) }
                guard case .cell(let cell) = whole, var elements = (cell as? ArrayCell)?.elements,
                    elements.indices.contains(index)
                else { return }
                elements.remove(at: index)
                try interpreter.writeBinding(location, .cell(ArrayCell(elements)))
            }
        } else {
            throw cannotDelete(element, why: "its ForEach has no onDelete, and the row no swipe action")
        }
    }

    private func cannotDelete(_ element: SimulationElement, why: String?) -> Trap {
        interpreter.trap(
            "element.delete", "cells[\"\(element.label)\"] cannot be deleted", why: why,
            fix: "add .onDelete(perform:) to its ForEach, or .swipeActions to the row")
    }

    /// Selects a row of a list with a selection; says whether there is one.
    func select(_ node: ViewNode, name: String) throws -> Bool {
        guard let list = node.parent?.rowContainer, let location = list.listSelection else { return false }
        // A tap gesture around the row comes first.
        for around in node.ancestors {
            guard around !== list else { break }
            if around.role == .onTapGesture { return false }
        }
        guard let value = selectionValue(of: node, in: list) else { return false }
        try graph.perform(name, on: node) {
            let selected = try interpreter.untracked { try interpreter.readBinding(location) }
            guard case .cell(let cell) = selected, let set = cell as? SetCell else {
                return try interpreter.writeBinding(location, value)
            }
            let changed = SetCell(set.table)
            if let index = try interpreter.find(value, in: changed.table) {
                _ = changed.table.remove(at: index)
            } else {
                try interpreter.insert(value, into: changed)
            }
            try interpreter.writeBinding(location, .cell(changed))
        }
        return true
    }

    /// What a row is selected by: its tag, else the id of its element.
    private func selectionValue(of node: ViewNode, in list: ViewNode) -> Value? {
        for around in node.selfAndAncestors {
            guard around !== list else { break }
            if around.info?.type.primitive == "tag" { return around.field(.tag) }
            if let row = around as? RowNode { return row.key }
        }
        return nil
    }

    /// Swipes a row a little, which uncovers the buttons at one of its edges.
    func uncover(_ kind: PresentationNode.Kind, of element: SimulationElement, name: String) throws {
        var next: ViewNode? = element.node
        while let node = next, !(node is LazyContainerNode) {
            if let actions = node as? PresentationNode, actions.kind == kind {
                return try graph.perform(name, on: actions) { try graph.open(actions) }
            }
            next = node.parent
        }
        // The buttons of a row's own view are inside of the cell.
        var stack = [element.node]
        while let node = stack.popLast() {
            if let actions = node as? PresentationNode, actions.kind == kind {
                return try graph.perform(name, on: actions) { try graph.open(actions) }
            }
            stack += node.children.reversed()
        }
        throw interpreter.trap(
            "element.swipe", "\(element.kinds.first ?? "element")[\"\(element.label)\"] has no swipe actions there",
            why: nil, fix: "add .swipeActions(edge:) to the row; swipeToDelete() deletes by onDelete")
    }

    /// Drags a row to a position among those of its `ForEach`.
    func move(_ element: SimulationElement, to position: Int, name: String) throws {
        func cannotMove(_ why: String) -> Trap {
            interpreter.trap(
                "element.move", "cells[\"\(element.label)\"] cannot be moved to \(position)", why: why,
                fix: "add .onMove(perform:) to its ForEach, and name a position of its rows")
        }
        guard let (row, data) = dataRow(around: element.node), let index = try self.position(of: row, in: data) else {
            throw cannotMove("the row belongs to no ForEach")
        }
        guard !isDisabled("moveDisabled", element.node, upTo: data) else {
            throw cannotMove("moveDisabled is set for the row")
        }
        let count = data.lazy?.ids.count ?? data.children.count
        guard (0..<count).contains(position) else { throw cannotMove("there are \(count) rows") }
        guard position != index else { return }
        let offset = position > index ? position + 1 : position
        if let action = editAction("onMove", of: data), let indices = indexSet(index) {
            try graph.perform(name, on: element.node) { _ = try interpreter.call(action, [indices, .int(offset)]) }
        } else if let edits = data.field(.edits).asInt, edits & 1 != 0, let location = data.binding {
            try graph.perform(name, on: element.node) {
                let whole = try interpreter.untracked { try interpreter.readBinding(location) }
                guard case .cell(let cell) = whole, var elements = (cell as? ArrayCell)?.elements,
                    elements.indices.contains(index), elements.indices.contains(position)
                else { return }
                elements.insert(elements.remove(at: index), at: position)
                try interpreter.writeBinding(location, .cell(ArrayCell(elements)))
            }
        } else {
            throw cannotMove("its ForEach has no onMove")
        }
    }

    // MARK: - What a row belongs to

    /// The innermost element that a row shows.
    private func dataRow(around node: ViewNode) -> (row: RowNode, data: ForEachNode)? {
        for around in node.selfAndAncestors {
            if let row = around as? RowNode, let data = row.parent as? ForEachNode {
                return (row, data)
            }
        }
        return nil
    }

    private func position(of row: RowNode, in data: ForEachNode) throws -> Int? {
        row.lazy?.index ?? data.children.firstIndex { $0 === row }
    }

    private func editAction(_ name: String, of data: ForEachNode) -> Value? {
        for around in data.ancestors {
            guard around.role == .modifier || around.role == .onAppear || around.role == .identified else { break }
            if around.info?.type.primitive == name, !around.field(.action).isNone { return around.field(.action) }
        }
        return nil
    }

    private func isDisabled(_ name: String, _ node: ViewNode, upTo data: ViewNode) -> Bool {
        for around in node.selfAndAncestors {
            guard around !== data.parent else { break }
            if around.info?.type.primitive == name, around.field(.isDisabled).asBool == true { return true }
        }
        return false
    }

    /// The action of the first trailing swipe button around a row, or of the row's own view.
    private func swipeAction(of node: ViewNode) -> Value? {
        for around in node.selfAndAncestors {
            guard !(around is LazyContainerNode) else { break }
            if around.info?.type.primitive == "swipeActions", around.field(.isTrailing).asBool == true,
                around.field(.allowsFullSwipe).asBool == true, let action = firstAction(in: around.field(.buttons))
            {
                return action
            }
        }
        return nil
    }

    private func firstAction(in value: Value) -> Value? {
        var stack = [value]
        while let value = stack.popLast() {
            let (_, info, plain) = graph.classify(value)
            guard case .cell(let cell) = plain else { continue }
            switch cell {
            case let block as ViewBlockCell: stack.append(contentsOf: block.children.reversed())
            case let branch as ViewBranchCell: if let content = branch.content { stack.append(content) }
            case let view as StructCell:
                if let info, info.type.primitive == "Button" { return info.value(of: .action, in: view) }
                if let index = info?.childFields.first?.index, index < view.fields.count {
                    stack.append(view.fields[index])
                }
            default: break
            }
        }
        return nil
    }

    private func indexSet(_ index: Int) -> Value? {
        guard let type = context.preludeType("IndexSet") else { return nil }
        return .cell(StructCell(type: type, fields: [Value(array: [.int(index)])]))
    }
}

import SwiftMachine

extension ViewGraph {
    /// Asks for a scroll in the transaction that is open.
    func request(_ scroll: ScrollRequest) {
        let index = openTransaction()
        transactions[index].scrolls.append(scroll)
    }

    func perform(_ request: ScrollRequest) throws {
        guard request.node.isAlive else { return }
        try fillPending()
        switch request.target {
        case .lines(let lines):
            try scroll(request.node, to: offset(of: request.node) + lines)
        case .id(let id, let anchor):
            guard let (node, line) = try find(id, in: request.node) else { return }
            let first = offset(of: node)
            let target: Int
            if let anchor {
                target = line - Int((Double(visibleRows - 1) * anchor).rounded())
            } else if line < first {
                target = line
            } else if line >= first + visibleRows {
                target = line - visibleRows + 1
            } else {
                return
            }
            try scroll(node, to: target)
        }
    }

    private func offset(of node: ViewNode) -> Int {
        (node as? ScrollNode)?.offset ?? (node as? LazyContainerNode)?.offset ?? 0
    }

    /// Moves a container's window, within its content.
    private func scroll(_ node: ViewNode, to line: Int) throws {
        // Rows that turn out to show several views make the content longer than it was known to be.
        scrolling.isRunning = true
        defer { scrolling.isRunning = false }
        var known = -1
        while lineTotal(of: node) > known {
            known = lineTotal(of: node)
            let target = min(max(0, line), max(0, known - visibleRows))
            guard target != offset(of: node) else { return }
            if let host = node as? ScrollNode {
                host.direction = target > host.offset ? 1 : -1
                host.offset = target
                for container in host.containers where container.isAlive { try refill(container) }
            } else if let container = node as? LazyContainerNode {
                container.direction = target > container.offset ? 1 : -1
                container.offset = target
                try refill(container)
            }
        }
    }

    private func lineTotal(of node: ViewNode) -> Int {
        (node as? ScrollNode)?.lineTotal ?? (node as? LazyContainerNode)?.lineTotal ?? 0
    }

    // MARK: - Finding

    /// The containers on screen that scroll, from the top.
    private func scrollables(in root: ViewNode?) -> [ViewNode] {
        guard let root else { return [] }
        var found: [ViewNode] = []
        var stack = [root]
        while let node = stack.popLast() {
            if node is ScrollNode || (node as? LazyContainerNode)?.scrollsAlone == true { found.append(node) }
            stack.append(contentsOf: node.children.reversed())
        }
        return found
    }

    /// The container that scrolls to an id, and the id's line in it; nil where no row has the id.
    func find(_ id: Value, in root: ViewNode) throws -> (node: ViewNode, line: Int)? {
        var containers: [LazyContainerNode] = []
        var stack = [root]
        while let node = stack.popLast() {
            if let container = node as? LazyContainerNode, container.host != nil || container.scrollsAlone {
                containers.append(container)
            }
            stack.append(contentsOf: node.children.reversed())
        }
        for container in containers {
            if let row = try find(id, amongRowsOf: container) {
                let line = row / container.lanes
                guard let host = container.host else { return (container, line) }
                var base = 0
                for earlier in host.containers {
                    if earlier === container { break }
                    base += earlier.lineTotal
                }
                return (host, base + line)
            }
        }
        return nil
    }

    /// The row of an id, also of rows that are not made.
    private func find(_ id: Value, amongRowsOf container: LazyContainerNode) throws -> Int? {
        var stack: [(node: ViewNode, row: Int?)] = container.children.reversed().map { ($0, nil) }
        while let (node, known) = stack.popLast() {
            let row = known ?? node.firstRow
            if let forEach = node as? ForEachNode, let data = forEach.lazy {
                if let index = try data.ids.firstIndex(where: { try isSameScrollID($0, id) }) {
                    return rowOfElement(index, in: forEach)
                }
            }
            if let forEach = node.parent as? ForEachNode, forEach.lazy == nil, let element = node as? RowNode,
                try isSameScrollID(element.key, id)
            {
                return row
            }
            if let identified = node as? IdentifiedNode, try isSameScrollID(identified.key, id) { return row }
            if let deferred = node as? DeferredNode, try isSameScrollID(explicitID(of: deferred.value), id) {
                return row
            }
            let inner = known ?? (node.rowContainer == nil ? node.firstRow : nil)
            stack.append(contentsOf: node.offscreen.reversed().map { ($0, inner) })
            stack.append(contentsOf: node.children.reversed().map { ($0, inner) })
        }
        return nil
    }

    private func rowOfElement(_ index: Int, in node: ForEachNode) -> Int {
        var row = node.firstRow + index
        for case let known as RowNode in node.children + node.offscreen {
            if let place = known.lazy?.index, place < index { row += known.rowCount - 1 }
        }
        return row
    }

    private func explicitID(of value: Value) -> Value {
        var value = value
        while true {
            let (role, info, plain) = classify(value)
            guard case .cell(let cell) = plain, let view = cell as? StructCell else { return .void }
            let fields = view.fields
            if role == .identified, let info { return info.value(of: .id, in: view) }
            guard info?.type.isFromPrelude == true, !role.isVisible, let index = info?.childFields.first?.index,
                index < fields.count
            else { return .void }
            value = fields[index]
        }
    }

    private func isSameScrollID(_ left: Value, _ right: Value) throws -> Bool {
        let left = left.withoutOptional
        let right = right.withoutOptional
        switch (left, right) {
        case (.void, _), (_, .void): return false
        case (.int(let left), .int(let right)): return left == right
        case (.int, _), (_, .int): return false
        case (.cell(let left), .cell(let right)):
            if left is StringCell, right is StringCell { return try isSameID(.cell(left), .cell(right)) }
            guard interpreter.nominalType(of: .cell(left)) === interpreter.nominalType(of: .cell(right)) else {
                return false
            }
            return try isSameID(.cell(left), .cell(right))
        default: return try isSameID(left, right)
        }
    }

    /// Ids that a scroll can go to, as messages list them.
    func scrollIDs(in root: ViewNode, limit: Int = 10) -> [String] {
        var found: [String] = []
        var stack = [root]
        while let node = stack.popLast(), found.count < limit {
            if let forEach = node as? ForEachNode {
                let ids =
                    forEach.lazy.map { $0.ids }
                    ?? ContiguousArray(
                        forEach.children.compactMap { ($0 as? RowNode)?.key })
                found.append(contentsOf: ids.prefix(limit).map { identityText(of: $0) })
            }
            if let identified = node as? IdentifiedNode { found.append(identityText(of: identified.key)) }
            stack.append(contentsOf: node.children.reversed())
        }
        return Array(found.prefix(limit))
    }

    /// Whether an id is anywhere in a container whose content is all there.
    func hasID(_ id: Value, in root: ViewNode) throws -> Bool {
        var stack = [root]
        while let node = stack.popLast() {
            if let identified = node as? IdentifiedNode, try isSameScrollID(identified.key, id) { return true }
            if let row = node as? RowNode, try isSameScrollID(row.key, id) { return true }
            stack.append(contentsOf: node.children)
        }
        return false
    }

    // MARK: - Scenarios

    func scroll(by lines: Int) throws {
        let node = try requireScrollable()
        try perform("scroll by \(lines)", on: node) { request(ScrollRequest(node: node, target: .lines(lines))) }
    }

    /// Scrolls the first container that has a row with an id.
    func scroll(to id: Value) throws {
        let first = try requireScrollable()
        let text = identityText(of: id)
        let node =
            try scrollables(in: root).first { try find(id, in: $0) != nil || hasID(id, in: $0) }
            ?? (seek(id, in: first) ? first : nil)
        guard let node else {
            let ids = scrollIDs(in: first)
            throw interpreter.trap(
                "scroll.missing", "there is no row with the id \(text)",
                why: ids.isEmpty
                    ? "nothing in the scrollable container has an id"
                    : "the ids begin with \(ids.joined(separator: ", "))",
                fix: "scroll to the id of a ForEach element or of an .id(_:) modifier")
        }
        try perform("scroll to \(text)", on: node) {
            request(ScrollRequest(node: node, target: .id(id, anchor: nil)))
        }
    }

    /// Scrolls on until a row with an id is known, as one has to where rows contain rows; back where there is none.
    private func seek(_ id: Value, in node: ViewNode) throws -> Bool {
        let start = offset(of: node)
        while true {
            let before = offset(of: node)
            try perform("scroll by \(visibleRows)", on: node) {
                request(ScrollRequest(node: node, target: .lines(visibleRows)))
            }
            if try find(id, in: node) != nil { return true }
            if offset(of: node) <= before { break }
        }
        let end = offset(of: node)
        guard end != start else { return false }
        try perform("scroll by \(start - end)", on: node) {
            request(ScrollRequest(node: node, target: .lines(start - end)))
        }
        return false
    }

    private func requireScrollable() throws -> ViewNode {
        try context.settle()
        if let node = scrollables(in: root).first { return node }
        throw interpreter.trap(
            "scroll.nothing", "nothing on screen scrolls", why: "there is no List, Form or ScrollView",
            fix: "show one before scrolling")
    }
}

extension Value {
    /// The value inside of optionals.
    fileprivate var withoutOptional: Value {
        var value = self
        while case .cell(let cell) = value, let some = cell as? SomeCell { value = some.value }
        return value
    }
}

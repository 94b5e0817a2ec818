import SimulationTrace
import SwiftMachine

extension ViewGraph {
    /// A fill of a container's window that begins at a row.
    func makeFill(of container: LazyContainerNode, from row: Int) -> LazyFill {
        let visible = visibleRows(of: container)
        let ahead = container.behavior.prefetchedRows * container.lanes
        let direction = container.host?.direction ?? container.direction
        let lower = direction < 0 ? max(0, visible.lowerBound - ahead) : visible.lowerBound
        let upper = direction > 0 ? visible.upperBound + ahead : visible.upperBound
        return LazyFill(container: container, row: row, visible: visible, prepared: lower..<upper)
    }

    /// The rows that a container shows: as many lines as the simulation has, from the line scrolled to.
    func visibleRows(of container: LazyContainerNode) -> Range<Int> {
        var first = container.offset
        if let host = container.host {
            first = host.offset
            for earlier in host.containers {
                if earlier === container { break }
                first -= earlier.lineTotal
            }
        }
        let lower = max(0, first)
        let upper = max(lower, first + visibleRows)
        return lower * container.lanes..<upper * container.lanes
    }

    /// Brings the rows in the window in line with the container's value.
    func updateRows(of container: LazyContainerNode) throws {
        container.lanes = max(1, laneCount(of: container))
        try filling(container) { try updateChildValues(of: container) }
    }

    /// Brings the window in line with where it is now; no value of the container changed.
    func refill(_ container: LazyContainerNode) throws {
        try filling(container) { try refillChildren(of: container) }
    }

    private func filling(_ container: LazyContainerNode, _ work: () throws -> Void) throws {
        let outer = lazyRows.fill
        defer { lazyRows.fill = outer }
        container.needsFill = false
        container.fillNumber += 1
        lazyRows.fill = makeFill(of: container, from: 0)
        try work()
        container.rowTotal = lazyRows.fill?.row ?? 0
        // The content may have become shorter than where the window was.
        var attempts = 0
        while attempts < 4, clampOffset(of: container) {
            attempts += 1
            lazyRows.fill = makeFill(of: container, from: 0)
            try refillChildren(of: container)
            container.rowTotal = lazyRows.fill?.row ?? 0
        }
    }

    /// Moves a window that ends behind the last line back; says whether it had to.
    private func clampOffset(of container: LazyContainerNode) -> Bool {
        if let host = container.host {
            let last = max(0, host.lineTotal - visibleRows)
            guard host.offset > last else { return false }
            host.offset = last
            for other in host.containers where other !== container { requestFill(of: other) }
            return true
        }
        let last = max(0, container.lineTotal - visibleRows)
        guard container.offset > last else { return false }
        container.offset = last
        return true
    }

    /// Has a container's window filled before the running update ends.
    func requestFill(of container: LazyContainerNode) {
        guard !container.needsFill else { return }
        container.needsFill = true
        lazyRows.pendingFills.append(container)
    }

    func fillPending() throws {
        while !lazyRows.pendingFills.isEmpty {
            let containers = lazyRows.pendingFills
            lazyRows.pendingFills = []
            for container in containers where container.isAlive && container.needsFill { try refill(container) }
        }
    }

    // MARK: - Rows with new values

    /// Makes the node of a value among the rows of a lazy container: only what the window wants is made.
    func mountAmongRows(
        _ value: Value, role: ViewRole, info: ViewTypeInfo?, parent: ViewNode?, context outer: Identity?
    ) throws -> ViewNode {
        guard let first = lazyRows.fill?.row, lazyRows.fill?.container === parent?.rowContainer else {
            return try mountNode(value, role: role, info: info, parent: parent, context: outer)
        }
        let isRow = isRow(value, role: role, info: info)
        if isRow, lazyRows.fill?.wants(1) == false { return makeDeferred(value, parent: parent, context: outer) }
        let callbackCount = callbacks.count
        let node = try mountNode(value, role: role, info: info, parent: parent, context: outer)
        countRow(node, from: first)
        if isRow, lazyRows.fill?.shows(first, count: node.rowCount) == false {
            withholdCallbacks(from: callbackCount)
            return deferred(node, value: value, parent: parent)
        }
        return node
    }

    /// Brings a node among the rows in line with a new value: it is updated, made, or parked as the window wants.
    func reconcileAmongRows(_ node: ViewNode, with value: Value, parent: ViewNode?, context outer: Identity?) throws
        -> ViewNode
    {
        guard let first = lazyRows.fill?.row, lazyRows.fill?.container === parent?.rowContainer else {
            return try reconcileNode(node, with: value, parent: parent, context: outer)
        }
        if let deferred = node as? DeferredNode {
            return try update(deferred, with: value, parent: parent, context: outer)
        }
        let (role, info, plain) = classify(value)
        let isRow = isRow(plain, role: role, info: info)
        if isRow, lazyRows.fill?.wants(node.rowCount) == false {
            lazyRows.fill?.row += max(1, node.rowCount)
            return park(node, value: value, parent: parent)
        }
        let result = try reconcileNode(node, with: value, parent: parent, context: outer)
        guard result === node else { return result }
        countRow(node, from: first)
        if isRow, lazyRows.fill?.shows(first, count: node.rowCount) == false {
            leave(node)
            return deferred(node, value: value, parent: parent)
        }
        return node
    }

    private func update(_ deferred: DeferredNode, with value: Value, parent: ViewNode?, context outer: Identity?) throws
        -> ViewNode
    {
        let first = lazyRows.fill?.row ?? 0
        guard lazyRows.fill?.wants(deferred.rowCount) == true else {
            deferred.value = value
            deferred.firstRow = first
            lazyRows.fill?.row += max(1, deferred.rowCount)
            try age(deferred)
            return deferred
        }
        guard let node = deferred.takeRetained() else {
            let (role, info, plain) = classify(value)
            return try mountAmongRows(plain, role: role, info: info, parent: parent, context: outer)
        }
        node.isParked = false
        let result = try reconcileNode(node, with: value, parent: parent, context: outer)
        if result !== node { return result }
        try evaluateWaiting(node)
        countRow(node, from: first)
        guard lazyRows.fill?.shows(first, count: node.rowCount) == true else {
            deferred.retain(node, at: lazyRows.fill?.container.fillNumber ?? 0)
            return deferred
        }
        enter(node)
        return node
    }

    /// Notes which rows a node takes; one that is a row itself counts as one.
    private func countRow(_ node: ViewNode, from first: Int) {
        if isRowItself(node) { lazyRows.fill?.row += 1 }
        node.firstRow = first
        node.rowCount = (lazyRows.fill?.row ?? first) - first
    }

    /// Whether a node is a row of a `List` or `Form`.
    func isCell(_ node: ViewNode) -> Bool { node.parent?.rowContainer?.kind == .list && isRowItself(node) }

    private func isRowItself(_ node: ViewNode) -> Bool {
        switch node.role {
        case .leaf, .opaque, .closureContent: true
        case .container: node.info?.isRowGroup != true
        case .modifier: node.rowContainer == nil
        default: false
        }
    }

    /// Whether a value is a row to a lazy container, rather than a group of rows.
    private func isRow(_ value: Value, role: ViewRole, info: ViewTypeInfo?) -> Bool {
        switch role {
        case .composite, .viewModifier, .leaf, .opaque, .closureContent: return true
        case .container: return info?.isRowGroup != true
        case .block, .branch, .forEach, .empty, .row, .modifierContent, .deferred: return false
        default:
            guard let index = info?.childFields.first?.index, case .cell(let cell) = value,
                let fields = (cell as? StructCell)?.fields, index < fields.count
            else { return false }
            let (role, info, content) = classify(fields[index])
            return isRow(content, role: role, info: info)
        }
    }

    private func isRow(_ node: ViewNode) -> Bool {
        switch node.role {
        case .composite, .viewModifier, .leaf, .opaque, .closureContent, .deferred: true
        case .container: node.info?.isRowGroup != true
        case .block, .branch, .forEach, .empty, .row, .modifierContent: false
        default: node.children.first.map(isRow) ?? false
        }
    }

    // MARK: - Rows without new values

    func refillChildren(of node: ViewNode) throws {
        for index in node.children.indices {
            let child = node.children[index]
            let result = try refill(child)
            if result !== child { node.children[index] = result }
        }
    }

    /// Brings a node among the rows in line with the window.
    private func refill(_ node: ViewNode) throws -> ViewNode {
        if let deferred = node as? DeferredNode {
            return try update(
                deferred, with: deferred.value, parent: deferred.parent, context: deferred.identity)
        }
        let first = lazyRows.fill?.row ?? 0
        let isRow = isRow(node)
        if isRow, lazyRows.fill?.wants(node.rowCount) == false {
            lazyRows.fill?.row += max(1, node.rowCount)
            return park(node, value: node.value, parent: node.parent)
        }
        switch node.role {
        case .forEach:
            if let node = node as? ForEachNode { try fillRows(of: node) }
        case .modifierContent: try updateChildren(of: node)
        case .leaf, .opaque, .closureContent, .empty: break
        case .container where node.info?.isRowGroup != true: break
        case .container where node.info?.isSection == true: try updateSection(node, hasNewValue: false)
        default:
            if let scope = node as? ScopeNode, scope.isDirty {
                try evaluate(scope, reason: nil)
            } else {
                try refillChildren(of: node)
            }
        }
        countRow(node, from: first)
        if isRow, lazyRows.fill?.shows(first, count: node.rowCount) == false {
            leave(node)
            return deferred(node, value: node.value, parent: node.parent)
        }
        return node
    }

    // MARK: - Sections

    /// Brings a section in line; its header and footer are no rows, and are there while the section is in the window.
    func updateSection(_ section: ViewNode, hasNewValue: Bool) throws {
        guard let fields = section.info?.childFields, let visible = lazyRows.fill?.visible else { return }
        let first = lazyRows.fill?.row ?? 0
        let known = first..<first + section.rowCount
        for (index, field) in fields.enumerated() {
            let existing = index < section.children.count ? section.children[index] : nil
            let child: ViewNode
            if field.component == nil {
                if !hasNewValue, let existing {
                    child = try refill(existing)
                } else {
                    let value = section.field(at: field.index)
                    child =
                        try existing.map {
                            try reconcileAmongRows($0, with: value, parent: section, context: section.identity)
                        } ?? mount(value, parent: section, context: section.identity)
                }
            } else {
                let row = lazyRows.fill?.row ?? first
                let isFooter = row > first
                let isShown =
                    isFooter
                    ? visible.lowerBound < row && row <= visible.upperBound
                    : visible.contains(first) || visible.overlaps(known)
                child = try updateAccessory(
                    existing, value: section.field(at: field.index), isShown: isShown, component: field.component ?? "",
                    of: section)
            }
            if index < section.children.count {
                section.children[index] = child
            } else {
                section.children.append(child)
            }
        }
    }

    private func updateAccessory(
        _ existing: ViewNode?, value: Value, isShown: Bool, component: String, of section: ViewNode
    ) throws -> ViewNode {
        let deferred = existing as? DeferredNode
        let known = deferred?.takeRetained() ?? (deferred == nil ? existing : nil)
        if !isShown, known == nil {
            deferred?.value = value
            return deferred
                ?? DeferredNode(value: value, identity: section.identity, parent: section, order: nextOrder())
        }
        let box =
            known
            ?? BlockNode(
                role: .block, info: nil, value: value, identity: place(section, component), parent: section,
                order: nextOrder())
        box.rowContainer = nil
        box.value = value
        guard isShown else { return park(box, value: value, parent: section) }
        box.isParked = false
        try updateChildren(of: box)
        try evaluateWaiting(box)
        if deferred != nil { enter(box) }
        return box
    }
}

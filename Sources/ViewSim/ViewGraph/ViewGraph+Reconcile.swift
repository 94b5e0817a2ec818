import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// How deep views may be nested.
    static let depthLimit = 5_000

    /// What a value is as a view: its role, and its type where it has one.
    func classify(_ value: Value) -> (role: ViewRole, info: ViewTypeInfo?, value: Value) {
        var value = value
        while case .cell(let cell) = value, let modified = cell as? StructCell {
            let info = context.types.info(of: modified.type)
            guard info.role == .inert else { break }
            value = info.value(of: .content, in: modified)
        }
        switch value {
        case .none, .void: return (.empty, nil, .void)
        case .cell(let cell):
            switch cell {
            case let cell as StructCell:
                let info = context.types.info(of: cell.type)
                if info.role == .viewModifier, info.body == nil { return classifyModified(cell, info: info) }
                return (info.role, info, value)
            case is ViewBlockCell: return (.block, nil, value)
            case is ViewBranchCell: return (.branch, nil, value)
            case let cell as SomeCell: return classify(cell.value)
            case let cell as ErasedCell: return classify(cell.value)
            case is OpaqueCell: return (.opaque, nil, value)
            default: break
            }
        default: break
        }
        if let type = interpreter.nominalType(of: value), type.kind == .enum || type.kind == .struct {
            let info = context.types.info(of: type)
            if info.body != nil { return (info.role, info, value) }
        }
        return (.empty, nil, .void)
    }

    /// Whether a value can be shown, be it as nothing.
    func isView(_ value: Value) -> Bool {
        if classify(value).role != .empty { return true }
        switch value {
        case .none, .void: return true
        case .cell(let cell):
            return (cell as? StructCell).map { context.types.info(of: $0.type).role == .empty } ?? false
        default: return false
        }
    }

    /// A view with a modifier counts as the modifier's type.
    private func classifyModified(_ cell: StructCell, info: ViewTypeInfo) -> (
        role: ViewRole, info: ViewTypeInfo?, value: Value
    ) {
        if case .cell(let modifier) = info.value(of: .modifier, in: cell), let modifier = modifier as? StructCell {
            let modifierInfo = context.types.info(of: modifier.type)
            if modifierInfo.body != nil { return (.viewModifier, modifierInfo, .cell(cell)) }
        }
        return (.modifier, info, .cell(cell))
    }

    // MARK: - Insertion

    /// Makes the node of a value and everything below it.
    /// - Parameter outer: the identity that the node extends; nil for the root.
    func mount(_ value: Value, parent: ViewNode?, context outer: Identity?) throws -> ViewNode {
        let (role, info, value) = classify(value)
        if tabViewCount > 0, isTab(role, info), tabView(around: parent) != nil {
            return try mountTab(value, parent: parent, context: outer)
        }
        if parent?.rowContainer != nil {
            return try mountAmongRows(value, role: role, info: info, parent: parent, context: outer)
        }
        return try mountNode(value, role: role, info: info, parent: parent, context: outer)
    }

    func mountNode(
        _ value: Value, role: ViewRole, info: ViewTypeInfo?, parent: ViewNode?, context outer: Identity?
    ) throws -> ViewNode {
        if let parent, parent.depth >= Self.depthLimit {
            throw tooDeep(below: parent)
        }
        statistics.nodesVisited += 1
        let node = ViewKind.makeNode(
            NodePlan(
                graph: self, role: role, info: info, value: value, parent: parent, outer: outer, order: nextOrder()))
        insert(node)
        try node.mount(in: self)
        if role.isVisible || node.isAppearanceModifier { callbacks.append(.appear(node)) }
        return node
    }

    func opaqueName(of value: Value) -> String {
        if case .cell(let cell) = value, let cell = cell as? OpaqueCell { return cell.name }
        return "?"
    }

    func nearestName(of node: ViewNode) -> String { nearestType(of: node)?.name ?? "the root" }

    private func nearestType(of node: ViewNode) -> ViewTypeInfo? {
        for node in node.selfAndAncestors {
            if node.role == .composite, let info = node.info { return info }
        }
        return nil
    }

    /// The error of a view that contains itself, at the view where no code runs.
    private func tooDeep(below parent: ViewNode) -> Trap {
        let position = interpreter.currentPosition
        let place = position.isKnown ? position : nearestType(of: parent)?.type.position ?? .none
        return Trap(
            diagnostic: Diagnostic(
                id: "views.depth", location: interpreter.program.location(place),
                message: "the view tree is more than \(Self.depthLimit) levels deep",
                why: "at \(nearestName(of: parent))", fix: "check that the view does not contain itself for ever"))
    }

    /// Records the birth of a node that is part of identity paths.
    func insert(_ node: ViewNode) {
        guard node.role.isVisible else { return }
        if node.role == .opaque || (node.role == .composite && node.info?.body == nil) { hasUnknownViews = true }
        if let scope = node as? ScopeNode, scope.role != .closureContent, scope.role != .container {
            scopesByType.insert(scope)
        }
        noteArrival(of: node)
        trace.emit(
            .identityInsert, at: node.info?.type.position ?? .none, type: node.info?.name ?? opaqueName(of: node.value),
            identity: node.identity, reason: insertionReason,
            animated: updateTransaction.isAnimating && replacementDepth == 0)
    }

    // MARK: - Update in place

    /// Brings a node in line with a new value: updates it where the value is of the same kind and type, else
    /// replaces it.
    func reconcile(_ node: ViewNode?, with newValue: Value, parent: ViewNode?, context outer: Identity?) throws
        -> ViewNode
    {
        guard let node else { return try mount(newValue, parent: parent, context: outer) }
        if let tab = node as? TabNode {
            let (role, info, value) = classify(newValue)
            guard isTab(role, info) else {
                return try replacing(tab) { try mount(newValue, parent: parent, context: outer) }
            }
            try updateTab(tab, with: value)
            return tab
        }
        if parent?.rowContainer != nil {
            return try reconcileAmongRows(node, with: newValue, parent: parent, context: outer)
        }
        return try reconcileNode(node, with: newValue, parent: parent, context: outer)
    }

    func reconcileNode(_ node: ViewNode, with newValue: Value, parent: ViewNode?, context outer: Identity?) throws
        -> ViewNode
    {
        let (role, info, value) = classify(newValue)
        statistics.nodesVisited += 1
        let isSame = node.role == role && node.info === info && node.isSame(as: value)
        guard isSame else {
            return try replacing(node) { try mount(newValue, parent: parent, context: outer) }
        }
        try node.update(to: value, in: self)
        return node
    }

    /// Makes a replacement of a node, then removes the node.
    private func replacing(_ node: ViewNode, with make: () throws -> ViewNode) rethrows -> ViewNode {
        let replacement = try make()
        remove(node, isReplaced: true)
        return replacement
    }

    // MARK: - Children

    /// Brings the children in line with the node's value.
    func updateChildren(of node: ViewNode) throws {
        if let info = node.info, info.lazyKind != nil || info.isSection {
            if let container = node as? LazyContainerNode { return try updateRows(of: container) }
            if node.rowContainer != nil, lazyRows.fill?.container === node.rowContainer {
                return try updateSection(node, hasNewValue: true)
            }
        }
        try updateChildValues(of: node)
    }

    func updateChildValues(of node: ViewNode) throws {
        if let content = node.onlyContent(in: self) {
            try updateContent(of: node, with: content, base: node.identity)
            return
        }
        for (index, entry) in node.namedContents.enumerated() {
            let base = entry.component.map { place(node, $0) } ?? node.identity
            let existing = index < node.children.count ? node.children[index] : nil
            let child = try reconcile(existing, with: entry.value, parent: node, context: base)
            if existing == nil {
                node.children.append(child)
            } else if existing !== child {
                node.children[index] = child
            }
        }
    }

    func place(_ node: ViewNode, _ component: String) -> Identity {
        if component.first == "[" || !node.role.isVisible {
            let suffix = component.first == "[" ? component : "/\(component)"
            return suffix.first == "/"
                ? Identity(parent: node.identity, component: component)
                : Identity(parent: node.identity.parent, component: node.identity.component + suffix)
        }
        return Identity(parent: node.identity.parent, component: "\(node.identity.component).\(component)")
    }

    /// Brings a node's children in line with one content value; the children of a block are the node's own.
    func updateContent(of node: ViewNode, with content: Value, base: Identity) throws {
        guard case .cell(let cell) = content, let block = cell as? ViewBlockCell else {
            try updateList(of: node, count: 1) { index, existing in
                try self.reconcile(existing, with: content, parent: node, context: base)
            }
            return
        }
        let values = block.children
        try updateList(of: node, count: values.count) { index, existing in
            if let existing {
                return try self.reconcile(
                    existing, with: values[index], parent: node, context: existing.outerIdentity ?? self.rootIdentity)
            }
            return try self.mount(values[index], parent: node, context: base.indexed(index))
        }
    }

    private func updateList(of node: ViewNode, count: Int, _ update: (Int, ViewNode?) throws -> ViewNode) throws {
        let old = node.children.count
        for index in 0..<min(old, count) {
            let existing = node.children[index]
            let child = try update(index, existing)
            if child !== existing { node.children[index] = child }
        }
        if count > old {
            node.children.reserveCapacity(count)
            for index in old..<count { node.children.append(try update(index, nil)) }
        } else if count < old {
            for child in node.children[count...] { remove(child, isReplaced: false) }
            node.children.removeLast(old - count)
        }
    }

    /// Makes all children anew, then removes the old ones.
    func replaceChildren(of node: ViewNode) throws {
        let old = node.children
        node.children = []
        try updateChildren(of: node)
        for child in old { remove(child, isReplaced: true) }
    }

    // MARK: - Removal

    /// Takes a subtree out; it is released after the callbacks of the running update.
    /// - Parameter isEarly: whether it disappears before anything else appears, whatever its transition is.
    func remove(
        _ node: ViewNode, isReplaced: Bool, isEarly: Bool = false, reason: String? = nil, action: Value = .void
    ) {
        removals.append(
            Removal(
                node: node, isEarly: isEarly || hasIdentityTransition(node),
                isAnimated: updateTransaction.isAnimating && replacementDepth == 0, cause: trace.cause, reason: reason,
                action: action))
        markRemoved(node)
    }

    /// Nothing in the subtree is evaluated any more.
    func markRemoved(_ root: ViewNode) {
        forEachNode(of: root) { node in
            node.isAlive = false
            (node as? ScopeNode)?.isDirty = false
        }
    }

    /// Visits a subtree from its root down, the last child of a node first.
    func forEachNode(of root: ViewNode, _ visit: (ViewNode) -> Void) {
        // The stack's memory is kept: a change of many identities removes many small subtrees.
        var stack = spareNodes
        spareNodes = []
        stack.append(root)
        while let node = stack.popLast() {
            visit(node)
            stack.append(contentsOf: node.children)
            stack.append(contentsOf: node.offscreen)
            if !leaving.isEmpty { stack.append(contentsOf: leaving.views(below: node).lazy.map(\.node)) }
        }
        spareNodes = stack
    }
}

extension ViewNode {
    /// The identity that the node itself extends, or passes on where it is no component of paths.
    var outerIdentity: Identity? { role.extendsPath ? identity.parent : identity }
}

extension Identity {
    /// The place of the child at a position: `VStack[1]`.
    func indexed(_ index: Int) -> Identity { Identity(parent: parent, component: "\(component)[\(index)]") }
}

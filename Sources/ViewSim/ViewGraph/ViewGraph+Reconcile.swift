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
        let order = nextOrder()
        func extended(_ component: String) -> Identity {
            Identity(parent: outer === rootIdentity ? nil : outer, component: component)
        }
        switch role {
        case .composite:
            let node = ScopeNode(
                graph: self, role: role, info: info, value: value, identity: extended(info?.name ?? ""),
                parent: parent, order: order)
            insert(node)
            try evaluate(node, reason: nil)
            callbacks.append(.appear(node))
            return node
        case .viewModifier:
            return try mountModifier(value, info: info, parent: parent, outer: outer, order: order)
        case .closureContent:
            let node = ScopeNode(
                graph: self, role: role, info: info, value: value, identity: extended(info?.name ?? ""),
                parent: parent, order: order)
            insert(node)
            try evaluate(node, reason: nil)
            callbacks.append(.appear(node))
            return node
        case .container, .leaf, .opaque:
            let name = info?.name ?? opaqueName(of: value)
            let node = makeContainer(
                role: role, info: info, value: value, identity: extended(name), parent: parent, order: order)
            insert(node)
            try updateContainer(node)
            callbacks.append(.appear(node))
            return node
        case .forEach:
            let node = ForEachNode(
                role: role, info: info, value: value, identity: extended("ForEach"), parent: parent, order: order)
            try updateRows(of: node)
            return node
        case .branch:
            guard case .cell(let cell) = value, let cell = cell as? ViewBranchCell else { break }
            let node = BranchNode(
                branch: cell.branch, value: value, identity: extended(cell.branch.name), parent: parent, order: order)
            try updateChildren(of: node)
            return node
        case .identified:
            let node = IdentifiedNode(
                role: role, info: info, value: value, identity: extended("id"), parent: parent, order: order)
            node.key = node.field(.id)
            node.identity = extended("id(\(identityText(of: node.key)))")
            try updateChildren(of: node)
            return node
        case .anyView:
            let node = ViewNode(
                role: role, info: info, value: value, identity: extended("AnyView"), parent: parent, order: order)
            try updateChildren(of: node)
            return node
        case .environmentObject, .environment, .transformEnvironment, .disabled:
            let node = EnvironmentNode(
                graph: self, role: role, info: info, value: value, identity: transparent(outer), parent: parent,
                order: order)
            try updateChildren(of: node)
            return node
        case .style:
            let node = StyleNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            node.join(self)
            try updateChildren(of: node)
            return node
        case .task:
            let node = TaskNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updateChildren(of: node)
            callbacks.append(.appear(node))
            return node
        case .onReceive:
            let node = ReceiveNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updateChildren(of: node)
            try subscribe(node)
            return node
        case .presentation:
            let node = PresentationNode(
                graph: self, role: role, info: info, value: value, identity: transparent(outer), parent: parent,
                order: order)
            try updatePresentation(node)
            return node
        case .windowGroup:
            let node = WindowGroupNode(
                role: role, info: info, value: value, identity: extended(info?.name ?? ""), parent: parent,
                order: order)
            insert(node)
            try launch(node)
            callbacks.append(.appear(node))
            return node
        case .frame:
            let node = FrameNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updateChildren(of: node)
            return node
        case .transaction:
            let node = TransactionNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            node.join(self)
            try withTransaction(of: node) { try updateChildren(of: node) }
            return node
        case .searchable:
            let node = SearchNode(
                graph: self, role: role, info: info, value: value, identity: transparent(outer), parent: parent,
                order: order)
            try evaluate(node, reason: nil)
            return node
        case .onPreferenceChange, .preferenceReader:
            let node = PreferenceNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updatePreferenceReader(node)
            preferenceReaders.append(node)
            return node
        case .onChange:
            let node = ChangeNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updateChildren(of: node)
            if node.field(.initial).asBool == true {
                enqueueChange(node, old: node.field(.value), new: node.field(.value), previous: nil)
            }
            return node
        default:
            let node = ViewNode(
                role: role, info: info, value: value, identity: transparent(outer), parent: parent, order: order)
            try updateChildren(of: node)
            switch role {
            case .onAppear, .onDisappear: callbacks.append(.appear(node))
            case .focused, .defaultFocus: focus.add(node)
            case .preferredColorScheme: schemes.modifiers.append(node)
            default: break
            }
            return node
        }
        return ViewNode(
            role: .empty, info: nil, value: .void, identity: transparent(outer), parent: parent, order: order)
    }

    /// The identity of a node that is no component of the path itself.
    private func transparent(_ outer: Identity?) -> Identity { outer ?? rootIdentity }

    func opaqueName(of value: Value) -> String {
        if case .cell(let cell) = value, let cell = cell as? OpaqueCell { return cell.name }
        return "?"
    }

    func nearestName(of node: ViewNode) -> String { nearestType(of: node)?.name ?? "the root" }

    private func nearestType(of node: ViewNode) -> ViewTypeInfo? {
        var next: ViewNode? = node
        while let node = next {
            if node.role == .composite, let info = node.info { return info }
            next = node.parent
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
            identity: node.identity, reason: insertionReason, animated: isAnimating && replacementDepth == 0)
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
        var isSame = node.role == role && node.info === info
        if isSame, role == .branch, let node = node as? BranchNode, case .cell(let cell) = value,
            let cell = cell as? ViewBranchCell
        {
            isSame = node.branch.site == cell.branch.site
        }
        if isSame, role == .opaque { isSame = opaqueName(of: node.value) == opaqueName(of: value) }
        guard isSame else {
            return try replacing(node) { try mount(newValue, parent: parent, context: outer) }
        }
        try update(node, with: value)
        return node
    }

    /// Makes a replacement of a node, then removes the node.
    private func replacing(_ node: ViewNode, with make: () throws -> ViewNode) rethrows -> ViewNode {
        let replacement = try make()
        remove(node, isReplaced: true)
        return replacement
    }

    /// Gives a node a new value of its own kind and type.
    private func update(_ node: ViewNode, with value: Value) throws {
        switch node.role {
        case .composite:
            guard let node = node as? ScopeNode else { return }
            let isEqual = try isSameView(node.value, value, info: node.info)
            if !isEqual { try node.noteChangedInputs(to: value, graph: self) }
            node.value = value
            if !isEqual {
                try evaluate(node, reason: "its inputs changed")
            } else if node.isDirty {
                try evaluate(node, reason: nil)
            } else if node.rowContainer != nil {
                try refillChildren(of: node)
            }
        case .viewModifier:
            try updateModifier(node, with: value)
        case .closureContent:
            guard let node = node as? ScopeNode else { return }
            node.value = value
            try evaluate(node, reason: nil)
        case .equatable:
            let old = node.field(.content)
            node.value = value
            if try interpreter.isEqual(old, node.field(.content)) {
                try updateDirtyChildren(of: node)
            } else {
                try updateChildren(of: node)
            }
        case .branch:
            guard let node = node as? BranchNode, case .cell(let cell) = value, let cell = cell as? ViewBranchCell
            else { return }
            node.value = value
            if node.branch == cell.branch {
                try updateChildren(of: node)
            } else {
                let old = node.branch
                node.branch = cell.branch
                node.identity = Identity(parent: node.identity.parent, component: cell.branch.name)
                if try !exchangeHiddenContent(of: node, from: old, to: cell) {
                    try exchangeChildren(of: node, from: .branch(old.index), to: .branch(cell.branch.index))
                }
            }
        case .identified:
            guard let node = node as? IdentifiedNode else { return }
            node.value = value
            let key = node.field(.id)
            if try interpreter.isEqual(node.key, key) {
                try updateChildren(of: node)
            } else {
                let old = node.key
                node.key = key
                node.identity = Identity(
                    parent: node.identity.parent, component: "id(\(identityText(of: key)))")
                if try exchangeIdentities(of: node, from: old) { return }
                replacementDepth += 1
                defer { replacementDepth -= 1 }
                try exchangeChildren(of: node, from: .identity(old), to: .identity(key))
            }
        case .anyView:
            let isSameType = isSameViewType(
                erasedContent(of: node.field(.content)),
                erasedContent(of: node.info?.value(of: .content, in: value) ?? .void))
            node.value = value
            if isSameType {
                try updateChildren(of: node)
            } else {
                replacementDepth += 1
                defer { replacementDepth -= 1 }
                try replaceChildren(of: node)
            }
        case .forEach:
            node.value = value
            if let node = node as? ForEachNode { try updateRows(of: node) }
        case .onChange:
            guard let node = node as? ChangeNode else { return }
            let previous = node.value
            let old = node.field(.value)
            node.value = value
            try updateChildren(of: node)
            let new = node.field(.value)
            if try !interpreter.isEqual(old, new) {
                enqueueChange(node, old: old, new: new, previous: previous)
            }
        case .container:
            node.value = value
            try updateContainer(node)
        case .task:
            let old = node.field(.id)
            node.value = value
            try updateChildren(of: node)
            if let node = node as? TaskNode, try !interpreter.isEqual(old, node.field(.id)) {
                callbacks.append(.restart(node))
            }
        case .onReceive:
            let old = node.field(.publisher)
            node.value = value
            try updateChildren(of: node)
            if let node = node as? ReceiveNode, try node.hasEnded || !isSameValue(old, node.field(.publisher)) {
                try subscribe(node)
            }
        case .presentation:
            node.value = value
            if let node = node as? PresentationNode { try updatePresentation(node) }
        case .searchable:
            node.value = value
            if let node = node as? SearchNode { try evaluate(node, reason: nil) }
        case .onPreferenceChange, .preferenceReader:
            node.value = value
            if let node = node as? PreferenceNode { try updatePreferenceReader(node) }
        case .navigationDestination:
            node.value = value
            try updateChildren(of: node)
            renewPages(for: node)
        case .style:
            guard let node = node as? StyleNode else { return }
            try updateStyle(node, to: value)
            try updateChildren(of: node)
        case .windowGroup:
            node.value = value
            if let node = node as? WindowGroupNode { try updateWindows(of: node) }
        case .frame:
            guard let node = node as? FrameNode else { return }
            let old = (node.width, node.height)
            node.value = value
            try updateChildren(of: node)
            if old != (node.width, node.height) { try updateReaders(of: node) }
        case .transaction:
            node.value = value
            guard let node = node as? TransactionNode else { return }
            try withTransaction(of: node) { try updateChildren(of: node) }
        case .animation:
            let old = node.field(.value)
            node.value = value
            if try interpreter.isEqual(old, node.field(.value)) {
                try updateChildren(of: node)
            } else {
                try withAnimation(of: node) { try updateChildren(of: node) }
            }
        case .environmentObject, .environment, .transformEnvironment, .disabled:
            let old = node.value
            node.value = value
            try updateEnvironment(of: node, from: old)
            try updateChildren(of: node)
        default:
            node.value = value
            try updateChildren(of: node)
        }
    }

    /// Evaluates what is dirty just below, where the values themselves are unchanged.
    private func updateDirtyChildren(of node: ViewNode) throws {
        for child in node.children {
            if let child = child as? ScopeNode, child.isDirty { try evaluate(child, reason: nil) }
        }
    }

    // MARK: - Children

    /// What a node shows where that is one value, whose place has no name of its own.
    private func onlyContent(of node: ViewNode) -> Value? {
        switch node.role {
        case .block: return node.value
        case .branch:
            guard case .cell(let cell) = node.value else { return nil }
            return (cell as? ViewBranchCell)?.content
        case .opaque:
            guard case .cell(let cell) = node.value, let cell = cell as? OpaqueCell, cell.children.count == 1 else {
                return nil
            }
            return cell.children[0]
        case .anyView: return erasedContent(of: node.field(.content))
        case .modifierContent: return modifiedContent(of: node)
        default:
            guard let info = node.info else { return nil }
            if info.showsFirstChild { return fittingView(in: node) }
            guard info.childFields.count == 1, info.childFields[0].component == nil else { return nil }
            return node.field(at: info.childFields[0].index)
        }
    }

    /// Brings a container in line with its value; a control, in the style around it.
    private func updateContainer(_ node: ViewNode) throws {
        if let kind = node.info?.containerKind { return try updateContainer(node, kind) }
        if styleCount > 0, node.info?.isStyleable == true, try updateStyle(of: node) { return }
        try updateChildren(of: node)
    }

    private func updateContainer(_ node: ViewNode, _ kind: ContainerKind) throws {
        switch kind {
        case .navigationStack: if let node = node as? NavigationStackNode { try updateNavigation(node) }
        case .navigationLink: if let node = node as? NavigationLinkNode { try updateLink(node) }
        case .tabView: if let node = node as? TabViewNode { try updateTabs(node) }
        case .picker: try updateChildValues(of: node)
        }
    }

    /// The values that a node shows at places with names.
    private func namedContents(of node: ViewNode) -> [(value: Value, component: String?)] {
        if node.role == .opaque {
            guard case .cell(let cell) = node.value, let cell = cell as? OpaqueCell else { return [] }
            return cell.children.enumerated().map { ($0.element, "[\($0.offset)]") }
        }
        return node.info?.childFields.map { (node.field(at: $0.index), $0.component) } ?? []
    }

    /// Brings the children in line with the node's value.
    func updateChildren(of node: ViewNode) throws {
        if let info = node.info, info.lazyKind != nil || info.isSection {
            if let container = node as? LazyContainerNode { return try updateRows(of: container) }
            if node.rowContainer != nil, fill?.container === node.rowContainer {
                return try updateSection(node, hasNewValue: true)
            }
        }
        try updateChildValues(of: node)
    }

    func updateChildValues(of node: ViewNode) throws {
        if let content = onlyContent(of: node) {
            try updateContent(of: node, with: content, base: node.identity)
            return
        }
        for (index, entry) in namedContents(of: node).enumerated() {
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
                isAnimated: isAnimating && replacementDepth == 0, cause: trace.cause, reason: reason, action: action))
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
    var outerIdentity: Identity? {
        switch role {
        case .composite, .container, .leaf, .viewModifier, .opaque, .closureContent, .forEach, .branch, .identified,
            .anyView, .windowGroup, .styled:
            identity.parent
        default: identity
        }
    }
}

extension Identity {
    /// The place of the child at a position: `VStack[1]`.
    func indexed(_ index: Int) -> Identity { Identity(parent: parent, component: "\(component)[\(index)]") }
}

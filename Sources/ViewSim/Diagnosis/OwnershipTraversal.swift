/// Walks everything that a scenario keeps alive, and what its live objects keep alive themselves.
struct OwnershipTraversal {
    let context: ScenarioContext

    /// A holder that reports name: a view, a slot, an object, a closure, or a root.
    private struct Holder {
        let node: Int
        /// The place inside the holder.
        let label: String
    }

    private final class Walk {
        var snapshot = OwnershipSnapshot()
        var objects: [ObjectIdentifier: Int] = [:]
        var closures: [ObjectIdentifier: Int] = [:]
        /// Cells between holders, visited once for each holder.
        var visited: Set<Visit> = []
        var stack: [(value: Value, holder: Holder)] = []
        var edges: Set<OwnershipSnapshot.Edge> = []

        struct Visit: Hashable {
            let cell: ObjectIdentifier
            let holder: Int
        }

        func add(_ kind: OwnershipSnapshot.Node.Kind, _ label: String) -> Int {
            let id = snapshot.nodes.count
            snapshot.nodes.append(.init(id: id, kind: kind, label: label))
            return id
        }
    }

    // MARK: - Questions

    func snapshot() -> OwnershipSnapshot {
        let walk = Walk()
        visitRoots(walk)
        let reached = Set(walk.objects.keys)
        visitLiveObjects(walk)
        var snapshot = walk.snapshot
        for (object, node) in walk.objects where !reached.contains(object) { snapshot.nodes[node].isLeaked = true }
        snapshot.edges = walk.edges.sorted { ($0.from, $0.to, $0.label) < ($1.from, $1.to, $1.label) }
        addWeakEdges(to: &snapshot, objects: walk.objects)
        return snapshot
    }

    /// The types of objects that nothing outside them keeps alive, sorted, one entry an object.
    func leakedTypes() -> [String] {
        let walk = Walk()
        visitRoots(walk)
        return userObjects().filter { walk.objects[ObjectIdentifier($0.storage)] == nil }
            .map { $0.storage.type.qualifiedName }.sorted()
    }

    /// What holds the oldest live instance of a type.
    func owners(ofType type: String) -> [String] {
        let oldest = userObjects().filter { $0.storage.type.qualifiedName == type }
            .min { $0.storage.instance < $1.storage.instance }
        guard let oldest else { return [] }
        let walk = Walk()
        visitRoots(walk)
        visitLiveObjects(walk)
        guard let target = walk.objects[ObjectIdentifier(oldest.storage)] else { return [] }
        let holders = walk.edges.filter { $0.to == target }.sorted { ($0.from, $0.label) < ($1.from, $1.label) }
        var labels: [String] = []
        for edge in holders {
            let holder = walk.snapshot.nodes[edge.from]
            let label =
                switch holder.kind {
                case .slot, .closure, .root: holder.label
                case .view, .object: edge.label
                }
            if !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    // MARK: - Walking

    private func userObjects() -> [ObjectCell] {
        context.interpreter.heap.liveObjects.filter { !$0.storage.type.isFromPrelude }
    }

    private func visitRoots(_ walk: Walk) {
        for graph in context.graphs { visitTree(graph, walk) }
        var roots: [String: Int] = [:]
        func push(_ value: Value, _ label: String) {
            guard case .cell = value else { return }
            let node = roots[label] ?? walk.add(.root, label)
            roots[label] = node
            walk.stack.append((value, Holder(node: node, label: label)))
        }
        context.interpreter.forEachRoot { value, label in push(value, text(label)) }
        for value in context.queue.held { push(value, "scheduled work") }
        for tracking in context.trackings { push(.cell(tracking), "observation") }
        drain(walk)
    }

    private func visitTree(_ graph: ViewGraph, _ walk: Walk) {
        guard let root = graph.root else { return }
        var nodes: [ViewNode] = [root]
        while let node = nodes.popLast() {
            nodes.append(contentsOf: node.children.reversed())
            let view = walk.add(.view, node.identity.description)
            let name = node.info?.name ?? node.role.rawValue
            if let scope = node as? ScopeNode {
                for slot in scope.slots { visit(slot, of: view, walk) }
                if case .cell(let cell) = scope.installed, let cell = cell as? StructCell {
                    let dynamic = Set(scope.info?.dynamicFields.map(\.index) ?? [])
                    for (index, field) in cell.fields.enumerated() where !dynamic.contains(index) {
                        let property =
                            index < cell.type.storedProperties.count ? cell.type.storedProperties[index].name : ""
                        walk.stack.append((field, Holder(node: view, label: "\(cell.type.qualifiedName).\(property)")))
                    }
                } else {
                    walk.stack.append((scope.installed, Holder(node: view, label: name)))
                }
            }
            node.forEachHeld { value, _ in
                if let scope = node as? ScopeNode, case .cell(let held) = value,
                    case .cell(let installed) = scope.installed,
                    held === installed
                {
                    return
                }
                pushFields(of: value, holder: view, name: name, walk)
            }
            drain(walk)
        }
    }

    private func pushFields(of value: Value, holder: Int, name: String, _ walk: Walk) {
        guard case .cell(let cell) = value, let cell = cell as? StructCell else {
            walk.stack.append((value, Holder(node: holder, label: name)))
            return
        }
        let properties = cell.type.storedProperties
        for (index, field) in cell.fields.enumerated() {
            let property = index < properties.count ? properties[index].name : "\(index)"
            walk.stack.append((field, Holder(node: holder, label: "\(cell.type.qualifiedName).\(property)")))
        }
    }

    private func visit(_ slot: StorageSlot, of view: Int, _ walk: Walk) {
        let id = walk.add(.slot, slot.label)
        walk.edges.insert(.init(from: view, to: id, label: slot.field.wrappedName))
        if let location = slot.location {
            walk.stack.append((location.latest, Holder(node: id, label: slot.label)))
        }
        walk.stack.append((slot.object, Holder(node: id, label: slot.label)))
        for nested in slot.nested { visit(nested, of: id, walk) }
    }

    private func visitLiveObjects(_ walk: Walk) {
        for object in userObjects() where walk.objects[ObjectIdentifier(object.storage)] == nil {
            enter(object, walk)
            drain(walk)
        }
    }

    private func drain(_ walk: Walk) {
        while let (value, holder) = walk.stack.popLast() {
            guard case .cell(let cell) = value else { continue }
            switch cell {
            case let object as ObjectCell:
                if object.storage.type.isFromPrelude {
                    pass(through: object, holder, walk)
                } else {
                    let known = walk.objects[ObjectIdentifier(object.storage)]
                    let node = known ?? enter(object, walk)
                    walk.edges.insert(.init(from: holder.node, to: node, label: holder.label))
                }
            case let closure as ClosureCell where !closure.captures.isEmpty && !closure.function.isFromPrelude:
                let key = ObjectIdentifier(closure)
                if let known = walk.closures[key] {
                    walk.edges.insert(.init(from: holder.node, to: known, label: holder.label))
                } else {
                    let place = context.interpreter.program.location(closure.function.position)
                    let node = walk.add(.closure, place.map { "closure at \($0.file):\($0.line)" } ?? "closure")
                    walk.closures[key] = node
                    walk.edges.insert(.init(from: holder.node, to: node, label: holder.label))
                    closure.forEachChild { child, label in
                        walk.stack.append((child, Holder(node: node, label: text(label))))
                    }
                }
            case is WeakCell: continue
            default: pass(through: cell, holder, walk)
            }
        }
    }

    /// A cell that reports do not name holds on behalf of its own holder.
    private func pass(through cell: HeapCell, _ holder: Holder, _ walk: Walk) {
        guard walk.visited.insert(.init(cell: ObjectIdentifier(cell), holder: holder.node)).inserted else { return }
        cell.forEachChild { child, _ in walk.stack.append((child, holder)) }
    }

    @discardableResult
    private func enter(_ object: ObjectCell, _ walk: Walk) -> Int {
        let type = object.storage.type.qualifiedName
        let node = walk.add(.object, "\(type) #\(object.storage.instance)")
        walk.objects[ObjectIdentifier(object.storage)] = node
        object.forEachChild { child, label in
            walk.stack.append((child, Holder(node: node, label: "\(type).\(text(label))")))
        }
        return node
    }

    private func text(_ label: ChildLabel) -> String {
        switch label {
        case .field(let property): property.wraps ?? property.name
        case .element(let index): "[\(index)]"
        case .key: "key"
        case .capture(let local): local.name
        case .named(let name): "\(name)"
        }
    }

    private func text(_ label: RootLabel) -> String {
        switch label {
        case .local(let local, let function): "variable \(local.name) of \(function.name)"
        case .temporary: "a temporary"
        case .global(let global): "global \(global.name)"
        case .pending: "the release queue"
        }
    }

    private func addWeakEdges(to snapshot: inout OwnershipSnapshot, objects: [ObjectIdentifier: Int]) {
        for object in userObjects() {
            guard let from = objects[ObjectIdentifier(object.storage)] else { continue }
            object.forEachChild { child, label in
                guard case .cell(let cell) = child, let target = (cell as? WeakCell)?.object,
                    let to = objects[ObjectIdentifier(target.storage)]
                else { return }
                snapshot.edges.append(.init(from: from, to: to, label: text(label), isWeak: true))
            }
        }
    }
}

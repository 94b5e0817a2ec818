import SwiftFrontEnd
import SwiftMachine

/// Walks everything that a scenario keeps alive, and what its live objects keep alive themselves.
struct OwnershipTraversal {
    let context: ScenarioContext

    /// A holder that reports name: a view, a slot, an object, a closure, or a root.
    private struct Holder {
        let node: Int
        /// The place inside the holder.
        let label: String
        /// Whether it only passes on what another holder owns, as a `VStack` does with its content.
        var isSecondary = false
    }

    private final class Walk {
        var snapshot = OwnershipSnapshot()
        var objects: [ObjectIdentifier: Int] = [:]
        var closures: [ObjectIdentifier: Int] = [:]
        /// Cells between holders, visited once for each holder.
        var visited: Set<Visit> = []
        var stack: [(value: Value, holder: Holder)] = []
        var edges: Set<OwnershipSnapshot.Edge> = []
        /// Edges to objects from holders that only pass them on.
        var secondary: Set<OwnershipSnapshot.Edge> = []

        func connect(_ holder: Holder, to node: Int) {
            let edge = OwnershipSnapshot.Edge(from: holder.node, to: node, label: holder.label)
            edges.insert(edge)
            if holder.isSecondary { secondary.insert(edge) }
        }

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
        let primary = holders.filter { !walk.secondary.contains($0) }
        var labels: [String] = []
        for edge in primary.isEmpty ? holders : primary {
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
        for value in context.scheduler.queue.held { push(value, "scheduled work") }
        for tracking in context.trackings { push(.cell(tracking), "observation") }
        drain(walk)
    }

    private func visitTree(_ graph: ViewGraph, _ walk: Walk) {
        guard let scene = graph.root else { return }
        var nodes = Array(scene.children.reversed())
        while let node = nodes.popLast() {
            nodes.append(contentsOf: graph.leaving.views(below: node).reversed().map(\.node))
            nodes.append(contentsOf: node.offscreen.reversed())
            nodes.append(contentsOf: node.children.reversed())
            visit(node, walk)
            drain(walk)
        }
    }

    private func visit(_ node: ViewNode, _ walk: Walk) {
        let view = walk.add(.view, node.identity.description)
        func push(_ value: Value, _ label: String, isSecondary: Bool) {
            walk.stack.append((value, Holder(node: view, label: label, isSecondary: isSecondary)))
        }
        /// A view struct's fields: its own properties hold, wrappers are slots, children are nodes.
        func pushFields(of value: Value, isOwn: Bool) {
            guard case .cell(let cell) = value, let cell = cell as? StructCell else {
                return push(value, node.info?.name ?? node.role.rawValue, isSecondary: true)
            }
            let info = context.types.info(of: cell.type)
            let properties = cell.type.storedProperties
            for (index, field) in cell.fields.enumerated() {
                let name = index < properties.count ? properties[index].wraps ?? properties[index].name : "\(index)"
                let label = "\(cell.type.qualifiedName).\(name)"
                if let dynamic = info.dynamicFields.first(where: { $0.index == index }) {
                    pushUninstalled(field, of: dynamic, label, push)
                } else {
                    let isChild = info.childFields.contains { $0.index == index }
                    push(field, label, isSecondary: !isOwn || isChild || cell.type.isFromPrelude)
                }
            }
        }
        if let scope = node as? ScopeNode {
            for slot in scope.slots { visit(slot, of: view, walk) }
            if scope.role != .row, case .cell(let cell) = scope.installed, let cell = cell as? StructCell {
                let dynamic = Set(context.types.info(of: cell.type).dynamicFields.map(\.index))
                for (index, field) in cell.fields.enumerated() where !dynamic.contains(index) {
                    let properties = cell.type.storedProperties
                    let name = index < properties.count ? properties[index].name : "\(index)"
                    push(field, "\(cell.type.qualifiedName).\(name)", isSecondary: false)
                }
            } else {
                push(scope.installed, node.role.rawValue, isSecondary: true)
            }
        }
        if let row = node as? RowNode { push(row.key, "id", isSecondary: true) }
        if let presented = node as? PresentableNode { push(presented.key, "id", isSecondary: true) }
        if let identified = node as? IdentifiedNode { push(identified.key, "id", isSecondary: true) }
        pushFields(of: node.value, isOwn: node.role == .composite)
    }

    /// What a wrapper holds before it is connected to storage: an eager initial value, or a deferred one's closure.
    private func pushUninstalled(
        _ wrapper: Value, of field: ViewTypeInfo.DynamicField, _ label: String,
        _ push: (Value, String, Bool) -> Void
    ) {
        switch field.kind {
        case .state:
            for field in [StateField.initial, .thunk] {
                guard let value = wrapper.structFields[field] else { continue }
                push(value, "initial value of @State \(label)", false)
            }
        case .stateObject:
            push(wrapper.structFields[StateObjectField.thunk] ?? .none, "initial value of @StateObject \(label)", false)
        case .custom: push(wrapper, label, true)
        default: break
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
                    walk.connect(holder, to: node)
                }
            case let closure as ClosureCell where !closure.captures.isEmpty && !closure.function.isFromPrelude:
                let key = ObjectIdentifier(closure)
                if let known = walk.closures[key] {
                    walk.connect(holder, to: known)
                } else {
                    let place = context.interpreter.program.location(closure.function.position)
                    let node = walk.add(.closure, place.map { "closure at \($0.shortPlace)" } ?? "closure")
                    walk.closures[key] = node
                    walk.connect(holder, to: node)
                    closure.forEachChild { child, label in
                        walk.stack.append((child, Holder(node: node, label: text(label))))
                    }
                }
            case let continuation as ContinuationCell:
                guard let fiber = continuation.fiber else { continue }
                let key = ObjectIdentifier(fiber)
                if let known = walk.closures[key] {
                    walk.connect(holder, to: known)
                } else {
                    let node = walk.add(.closure, fiber.label)
                    walk.closures[key] = node
                    walk.connect(holder, to: node)
                    continuation.forEachChild { child, label in
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

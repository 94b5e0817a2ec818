import SimulationTrace
import SwiftMachine

extension Interpreter {
    /// The scenario that runs; nil outside of one.
    var context: ScenarioContext? { client as? ScenarioContext }

    /// The graph of a simulation, by the number that its object carries.
    func graph(_ index: Value) throws -> ViewGraph {
        guard let context, let index = index.asInt, context.graphs.indices.contains(index) else {
            throw trap("simulation.missing", "this simulation is not running", why: nil, fix: nil)
        }
        return context.graphs[index]
    }

    func settledGraph(_ index: Value) throws -> ViewGraph {
        try context?.settle()
        return try graph(index)
    }

    /// The name under which the trace counts a type.
    func typeName(_ metatype: Value) throws -> String {
        if case .metatype(let descriptor) = metatype, case .nominal(let type, _) = descriptor.takeUnretainedValue().type
        {
            return type.qualifiedName
        }
        throw trap(
            "simulation.type", "this is not a type that can be counted", why: nil,
            fix: "write the name of a class or struct")
    }

    /// The type and property that a key path begins with.
    func firstComponent(of keyPath: Value) throws -> (type: String, property: String) {
        guard case .cell(let cell) = keyPath, let path = cell as? KeyPathCell, let first = path.components.first else {
            throw trap("simulation.key-path", "this is not a key path of a property", why: nil, fix: nil)
        }
        var root: String?
        if case .nominal(let type, _) = path.root { root = type.qualifiedName }
        switch first {
        case .property(let property):
            return (property.owner?.qualifiedName ?? root ?? "", property.wraps ?? property.name)
        case .dynamicProperty(let name): return (root ?? "", name)
        default: throw trap("simulation.key-path", "this key path does not begin with a property", why: nil, fix: nil)
        }
    }

    /// Live instances of a type, oldest first.
    func liveObjects(of type: String) -> [Value] {
        heap.liveObjects.filter { $0.storage.type.qualifiedName == type }
            .sorted { $0.storage.instance < $1.storage.instance }.map { .cell($0) }
    }

    /// The trace as values of `TraceEvent`, for scenarios.
    func eventValues(since first: Int) -> [Value] {
        guard let type = context?.preludeType("TraceEvent") else { return [] }
        func text(_ string: String?) -> Value { string.map { Value($0) } ?? .none }
        return trace.events.dropFirst(first).map { event in
            let place = program.location(event.position)
            let fields: ContiguousArray<Value> = [
                .int(event.sequence), .double(Double(event.time) / 1_000_000_000), Value(event.kind.rawValue),
                .int(event.cause), text(place?.file), place.map { .int($0.line) } ?? .none, text(event.type),
                event.instance == 0 ? .none : .int(event.instance), text(event.identity?.description),
                text(event.property), text(event.old), text(event.new), text(event.reason),
                event.animated.map { .bool($0) } ?? .none,
            ]
            return .cell(StructCell(type: type, fields: fields))
        }
    }
}

extension Trace {
    /// The texts of events of a kind after an event.
    func lines(_ kind: TraceEvent.Kind, since first: Int) -> [String] {
        events.indices.dropFirst(first).lazy.filter { self.events.records[$0].kind == kind }
            .compactMap { self.events[$0].new }
    }
}

extension ScenarioContext {
    /// - Throws: a trap past the bound: each event settles all simulations of a scenario.
    func makeGraph(sdk: Int?, visibleRows: Int) throws -> ViewGraph {
        guard graphs.count < Self.simulationLimit else {
            throw interpreter.trap(
                "simulation.limit", "a scenario makes more than \(Self.simulationLimit) simulations",
                fix: "make one, and drive it")
        }
        let graph = ViewGraph(context: self, sdk: sdk ?? defaultSDK, visibleRows: visibleRows)
        graph.firstEvent = trace.lastSequence
        let recorder = CountsRecorder(trace: trace)
        graphs.append(graph)
        recorders.append(recorder)
        return graph
    }

    private static let simulationLimit = 200

    func recorder(_ index: Value) throws -> CountsRecorder {
        guard let index = index.asInt, recorders.indices.contains(index) else {
            throw interpreter.trap("simulation.missing", "this simulation is not running", why: nil, fix: nil)
        }
        return recorders[index]
    }
}

extension ViewGraph {
    /// Live views of a type, in the order of their creation.
    func liveViews(of type: String) -> ContiguousArray<ScopeNode> { scopesByType.scopes(of: type) }

    /// How many views of a type are in the tree, those of the prelude included.
    func liveCount(of type: String) -> Int {
        let views = liveViews(of: type)
        guard views.isEmpty, let root else { return views.count }
        var count = 0
        var stack = [root]
        while let node = stack.popLast() {
            if node.role.isVisible, node.info?.name == type { count += 1 }
            stack.append(contentsOf: node.children)
            stack.append(contentsOf: node.offscreen)
            stack.append(contentsOf: leaving.views(below: node).lazy.map(\.node))
        }
        return count
    }

    /// Evaluates the body of every live view of a type, as if something that it depends on had changed.
    func rerender(_ type: String) throws {
        try perform("rerender \(type)") {
            let nodes = liveViews(of: type)
            guard !nodes.isEmpty else {
                throw interpreter.trap(
                    "simulation.no-view", "no \(type) is on screen", why: nil, fix: "re-render a view that is")
            }
            for node in nodes { invalidate(node, change: "@self", reason: "the scenario re-renders it") }
        }
    }

    /// The `@State` that a key path of a view leads to, and the rest of the path inside its value.
    func stateLocation(_ keyPath: Value, at index: Int) throws -> (location: StateLocationCell, rest: Value?) {
        let (type, property) = try interpreter.firstComponent(of: keyPath)
        let nodes = liveViews(of: type)
        guard nodes.indices.contains(index) else {
            throw interpreter.trap(
                "simulation.no-view", "no \(type) is on screen at index \(index)",
                why: nodes.isEmpty ? nil : "there are \(nodes.count)", fix: "name a view that is on screen")
        }
        guard let slot = nodes[index].slots.first(where: { $0.field.wrappedName == property }),
            let location = slot.location
        else {
            throw interpreter.trap(
                "simulation.no-state", "\(type).\(property) is not a @State", why: nil,
                fix: "name a property declared with @State")
        }
        guard case .cell(let cell) = keyPath, let path = cell as? KeyPathCell, path.components.count > 1 else {
            return (location, nil)
        }
        return (location, .cell(KeyPathCell(root: .unknown, components: Array(path.components.dropFirst()))))
    }
}

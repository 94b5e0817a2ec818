import SimulationTrace
import SwiftMachine

/// The root of a tree: the windows of what is simulated, and the phase that the system gives them.
final class SceneNode: EnvironmentNode {
    init(graph: ViewGraph, order: Int) {
        super.init(
            graph: graph, role: .scene, info: nil, value: .void, identity: graph.rootIdentity, parent: nil,
            order: order)
    }

    override func change(_ values: inout Value) throws {
        if !graph.scene.phase.isNone {
            try graph.interpreter.setProperty("scenePhase", of: &values, to: graph.scene.phase)
        }
        try graph.provideOwnValues(of: self, to: &values)
    }
}

/// A `WindowGroup` or `Window` with its open windows.
final class WindowGroupNode: ViewNode {
    /// What `openWindow(value:)` gave each window.
    var windowValues: [Value] = []

    /// The scene's `id`.
    var sceneID: String? { field(.id).asString }
    /// Whether each window shows a value of its own.
    var showsValues: Bool { !field(.type).isNone }

    override func mount(in graph: ViewGraph) throws { try graph.launch(self) }

    override func show(in graph: ViewGraph) throws { try graph.updateWindows(of: self) }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        for value in windowValues { visit(value, .named("value")) }
    }

    override func release() {
        super.release()
        windowValues = []
    }
}

extension ViewGraph {
    // MARK: - Phases

    /// Whether a root is an `App`, which the system launches.
    func isApp(_ value: Value) -> Bool {
        guard let type = interpreter.nominalType(of: value) else { return false }
        return context.types.conforms(type, toPrelude: "App")
    }

    /// A phase as a value, where the program knows phases at all.
    func phase(named name: String) -> Value? {
        context.preludeType("ScenePhase")?.cases.first { $0.name == name }.map { .enumCase(.passUnretained($0)) }
    }

    /// Brings the scene to a phase; the system passes through inactive on the way.
    func setScenePhase(_ target: Value) throws {
        guard let inactive = phase(named: "inactive"), let active = phase(named: "active") else { return }
        let current = scene.phase.isNone ? active : scene.phase
        guard try !isSameValue(current, target) else { return }
        if try !isSameValue(target, active) { try cancelTouch() }
        if try !isSameValue(current, inactive), try !isSameValue(target, inactive) { try enterPhase(inactive) }
        try enterPhase(target)
    }

    /// The finger is still down, but its touch is nobody's any more.
    func cancelTouch() throws {
        guard let touch else { return }
        self.touch = nil
        try touch.cancel()
    }

    private func enterPhase(_ phase: Value) throws {
        guard let scene = root as? SceneNode else { return }
        try perform("the scene becomes \(interpreter.snapshot(phase))") {
            self.scene.phase = phase
            for reader in try changedReaders(of: scene) {
                invalidate(reader.scope, change: reader.slot.changeName, reason: "the scene's phase changed")
            }
        }
    }

    // MARK: - Windows

    /// Opens another window: of the first group of an `App`, or with the root view.
    func openWindow() throws {
        guard let scene = root as? SceneNode else { return }
        try perform("open a window") {
            if let group = windowGroups(below: scene).first {
                try open(group, value: .none)
            } else if let first = scene.children.first {
                let place = Identity(parent: nil, component: "window[\(scene.children.count + 1)]")
                scene.children.append(try mount(first.value, parent: scene, context: place))
            }
            try finishUpdate()
        }
    }

    /// `openWindow(id:value:)`; the window opens with the next update.
    func openWindow(id: String?, value: Value) throws {
        guard let scene = root as? SceneNode else { return }
        let groups = windowGroups(below: scene)
        let group = groups.first { id == nil ? $0.showsValues : $0.sceneID == id }
        guard let group else {
            context.warn("No window group with the id \"\(id ?? "")\" is declared; no window opens.")
            return
        }
        let isSingle = group.info?.name == "Window"
        if isSingle, !group.windowValues.isEmpty { return }
        if !value.isNone, try group.windowValues.contains(where: { try isSameValue($0, value) }) { return }
        context.scheduler.queue.schedule(at: trace.now, priority: .main, cause: trace.cause, held: [value]) {
            [weak group] in
            guard let group, group.isAlive else { return }
            try self.asActive {
                try self.open(group, value: value)
                try self.finishUpdate()
            }
        }
    }

    /// `dismissWindow(id:)`: closes the newest window, of one group or of any.
    func dismissWindow(id: String?) throws {
        guard let scene = root as? SceneNode else { return }
        let group = windowGroups(below: scene).last { (id == nil || $0.sceneID == id) && !$0.windowValues.isEmpty }
        guard let group else { return }
        context.scheduler.queue.schedule(at: trace.now, priority: .main, cause: trace.cause) { [weak group] in
            guard let group, group.isAlive, let window = group.children.popLast() else { return }
            group.windowValues.removeLast()
            try self.asActive {
                self.remove(window, isReplaced: false)
                try self.finishUpdate()
            }
        }
    }

    private func open(_ group: WindowGroupNode, value: Value) throws {
        group.windowValues.append(value)
        try updateWindows(of: group)
    }

    private func windowGroups(below root: ViewNode) -> [WindowGroupNode] {
        var found: [WindowGroupNode] = []
        var stack = [root]
        while let node = stack.popLast() {
            if let group = node as? WindowGroupNode { found.append(group) } else { stack += node.children.reversed() }
        }
        return found
    }

    /// Makes a group's node; the first one of an app has a window from the beginning.
    func launch(_ group: WindowGroupNode) throws {
        guard !scene.hasLaunchedWindow else { return }
        scene.hasLaunchedWindow = true
        try open(group, value: .none)
    }

    /// Brings the windows of a group in line with its content.
    func updateWindows(of group: WindowGroupNode) throws {
        for index in group.windowValues.indices {
            let content = try windowContent(of: group, value: group.windowValues[index])
            if index < group.children.count {
                group.children[index] = try reconcile(
                    group.children[index], with: content, parent: group,
                    context: group.children[index].outerIdentity ?? group.identity)
            } else {
                let place = index == 0 ? group.identity : group.identity.indexed(index)
                group.children.append(try mount(content, parent: group, context: place))
            }
        }
    }

    private func windowContent(of group: WindowGroupNode, value: Value) throws -> Value {
        guard group.showsValues, let binding = context.preludeType("Binding") else { return group.field(.content) }
        let location = Value.cell(BindingLocationCell(.constant(value)))
        return try interpreter.call(
            group.field(.content), [.cell(StructCell(type: binding, fields: [location, value]))])
    }
}

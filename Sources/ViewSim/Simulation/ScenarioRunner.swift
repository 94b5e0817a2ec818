import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// Runs scenarios of a program, each with a fresh interpreter, trace and clock.
struct ScenarioRunner {
    struct Options {
        var sdk = 27
        /// Bounds the instructions of the scenario; nil for the default.
        var maximumSteps: Int?
        /// Bounds the memory of the process; nil for the default.
        var maximumMegabytes: Int?
        /// Whether API that only a later version simulates ends the scenario.
        var refusesUnsimulated = true
        /// Chooses another legal order of ready tasks; nil for the order in which they became ready.
        var seed: UInt64?
        var recordsOwnership = true
    }

    let program: Program
    let natives: NativeRegistry
    var options = Options()

    /// Runs one `@Test` function; `instance` makes the value of the suite that it belongs to.
    func run(
        test: FunctionSymbol, arguments: [Value] = [], name: String? = nil, displayName: String? = nil,
        instance: ((Interpreter) throws -> Value)? = nil
    ) -> ScenarioResult {
        run(name: name ?? test.name, displayName: displayName, position: test.position) { interpreter in
            var values = arguments
            if let instance { values.insert(try instance(interpreter), at: 0) }
            interpreter.context?.test = test
            _ = try interpreter.call(test, values)
        }
    }

    /// Mounts the root that a function makes and re-renders it.
    func mountAndRerender(root: FunctionSymbol, times: Int, name: String = "root") -> ScenarioResult {
        run(name: name, displayName: nil, position: root.position) { interpreter in
            guard let context = interpreter.context else { return }
            let graph = try context.makeGraph(sdk: nil, visibleRows: 10)
            try graph.mount {
                let value = try interpreter.call(root, [])
                guard graph.isView(value) else {
                    throw Trap(
                        diagnostic: Diagnostic(
                            id: "root.no-view", location: program.location(root.position),
                            message: "'\(name)' is no view", fix: "name a view or make one, as in --root 'Screen()'"))
                }
                return value
            }
            for _ in 0..<max(0, times) {
                if let type = graph.outermostView { try graph.rerender(type) }
            }
        }
    }

    /// Runs any body as a scenario.
    func run(
        name: String, displayName: String?, position: SourcePosition, _ body: (Interpreter) throws -> Void
    ) -> ScenarioResult {
        let start = ContinuousClock.now
        let trace = Trace()
        var limits = Interpreter.Limits()
        if let maximumSteps = options.maximumSteps { limits.steps = maximumSteps }
        if let megabytes = options.maximumMegabytes { limits.megabytes = megabytes }
        let interpreter = Interpreter(program: program, natives: natives, trace: trace, limits: limits)
        let context = ScenarioContext(
            interpreter: interpreter, sdk: options.sdk, refusesUnsimulated: options.refusesUnsimulated,
            seed: options.seed)
        // A cell of its own: the recorder outlives this scope in the interpreter.
        let printed = PrintedText()
        interpreter.library.output.onText = { printed.text += $0 }
        let place = program.location(position)
        var stopped = attempt(context, at: place) {
            try body(interpreter)
            try context.settle()
        }
        let endSequence = trace.lastSequence
        let ownership =
            options.recordsOwnership ? OwnershipTraversal(context: context).snapshot() : OwnershipSnapshot()
        let simulationSDKs = context.graphs.map(\.sdk)
        if let late = attempt(context, at: place, { try finish(context) }), stopped == nil { stopped = late }
        let hasFailed = stopped != nil || context.expectations.contains { !$0.held && !$0.isKnownIssue }
        var result = ScenarioResult(
            name: name, displayName: displayName, location: place,
            outcome: hasFailed ? .failed : .passed, expectations: context.expectations, stopped: stopped,
            notes: context.notes, files: program.files, trace: trace, ownership: ownership,
            output: trace.lines(.print, since: 0), sdk: options.sdk,
            statistics: ScenarioResult.Statistics(context, duration: start.duration(to: .now)))
        result.simulationSDKs = simulationSDKs
        result.endSequence = endSequence
        result.printed = printed.text
        context.close()
        return result
    }

    /// Unmounts what is still mounted, and lets everything go.
    private func finish(_ context: ScenarioContext) throws {
        for graph in context.graphs { try graph.unmount() }
        context.scheduler.queue.removeAll()
        try context.interpreter.drain()
    }

    /// - Parameter place: where the scenario is declared, for errors of the simulator's own work, which is at no place of
    ///   the program.
    private func attempt(
        _ context: ScenarioContext, at place: SourceLocation?, _ work: () throws -> Void
    ) -> Diagnostic? {
        do {
            try work()
            return nil
        } catch let trap as Trap {
            var diagnostic = trap.diagnostic
            if diagnostic.location == nil { diagnostic.location = place }
            return diagnostic
        } catch let error as ThrownValue {
            let text = (try? context.interpreter.describe(error.value, as: nil)) ?? "an error"
            return Diagnostic(
                id: "scenario.error", location: program.location(context.interpreter.lastThrowPosition),
                message: "the scenario threw an error that nothing caught: \(text)")
        } catch {
            return Diagnostic(id: "scenario.error", message: "\(error)")
        }
    }
}

/// Gathers what a scenario prints, exactly.
private final class PrintedText {
    var text = ""
}

extension ViewGraph {
    /// The type of the view nearest to the root that has a body: an `App` only where no single view fills its window.
    var outermostView: String? {
        var app: String?
        var next = root
        while let node = next {
            if node.role == .composite {
                guard isApp(node.value) else { return node.info?.name }
                app = node.info?.name
            } else if node.children.count > 1, let app {
                return app
            }
            next = node.children.first
        }
        return nil
    }
}

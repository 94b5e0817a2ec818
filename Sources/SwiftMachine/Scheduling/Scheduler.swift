import SimulationTrace
import SwiftFrontEnd

/// Virtual time, and what happens in it: the queue of events, tasks, and the executor that code runs on.
///
/// Only one piece of code runs at a time, on the thread of the interpreter.
package final class Scheduler {
    unowned let interpreter: Interpreter
    let trace: Trace
    package var queue: EventQueue

    /// - Parameter seed: chooses another legal order of ready tasks than the one in which they became ready.
    package init(interpreter: Interpreter, seed: UInt64? = nil) {
        self.interpreter = interpreter
        trace = interpreter.trace
        queue = EventQueue(seed: seed)
    }

    /// The task whose code runs; `.none` outside of tasks.
    var currentTask: Value = .none
    /// Where the code runs; a scenario is on the main thread.
    package var executor = Executor.main
    /// Tasks that have started and not ended.
    package var liveTasks: [Int: TaskRecord] = [:]
    var lastTaskNumber = 0
    /// Subscriptions that have begun and not ended, by number.
    package var liveSubscriptions: [Int: (form: String, position: SourcePosition)] = [:]
    var lastSubscriptionNumber = 0
    /// Where code goes on after work that is done on another queue in between.
    var outerExecutors: [Executor] = []
    /// Tasks that run at once, with their code.
    var immediate: [(task: Value, fiber: Fiber)] = []
    /// Places in the source that values of the program remember by their index.
    var places: [SourcePosition] = []
    /// What to call before time passes: nobody answered until then.
    var beforeTimePasses: [Value] = []

    /// Runs whatever is due now, in all simulations, until nothing is, or until enough has happened.
    package func settle(until isEnough: () -> Bool = { false }) throws {
        var turns = 0
        while true {
            try onMain { try interpreter.client?.settleClient() }
            guard !isEnough(), let entry = queue.popDue(at: trace.now) else { break }
            turns += 1
            guard entry.depth < Self.turnLimit, turns <= Self.totalTurnLimit else {
                warnUnsettled(during: entry)
                queue.removeAll()
                break
            }
            interpreter.client?.turnWillBegin()
            let outer = executor
            executor = entry.executor
            defer { executor = outer }
            try trace.withCause(entry.cause) { try entry.work() }
            try interpreter.drain()
        }
        interpreter.client?.turnWillBegin()
        try interpreter.drain()
    }

    /// Runs what views and scenarios do, which is on the main thread, wherever they are called from.
    package func onMain<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = executor
        executor = .main
        defer { executor = outer }
        return try work()
    }

    /// Lets virtual time pass, stopping at each event on the way.
    package func advance(by duration: Int64) throws {
        try settle()
        if duration > 0 { while try leavesPresent() { try settle() } }
        let end = trace.now + max(0, duration)
        while let next = queue.nextTime(), next <= end {
            trace.now = max(trace.now, next)
            try settle()
            if trace.now < end { while try leavesPresent() { try settle() } }
        }
        trace.now = end
    }

    /// How many turns of work at one instant may follow from each other.
    package static let turnLimit = 10_000
    /// How many turns there may be at one instant, whatever they follow from.
    static let totalTurnLimit = 2_000_000

    func warnUnsettled(during entry: EventQueue.Entry) {
        let position = trace.event(entry.cause)?.position ?? SourcePosition.none
        warnUnsettled(at: [position])
    }

    /// Says that work at one instant did not come to an end, and which lines keep it busy.
    package func warnUnsettled(at positions: [SourcePosition]) {
        let seconds = Double(trace.now) / 1_000_000_000
        let places = positions.compactMap { interpreter.program.location($0)?.shortPlace }
        let lines = places.isEmpty ? "unknown place" : places.joined(separator: ", ")
        interpreter.client?.warn("did not settle at \(seconds) s: \(lines)", at: positions.first ?? SourcePosition.none)
    }
}

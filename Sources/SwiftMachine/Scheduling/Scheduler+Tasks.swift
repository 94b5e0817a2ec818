import SwiftFrontEnd

/// Tasks: starting, suspending and resuming code.
extension Scheduler {
    /// Starts a task: its body runs when the code that made it is done.
    ///
    /// - Parameters:
    ///   - operation: the closure that the source wrote; it says where the task runs.
    ///   - form: how the source made it: `Task`, `async let`, `addTask`, `.task` …
    func launch(_ task: Value, operation: Value, body: Value, form: String, priority: Int) -> Int {
        lastTaskNumber += 1
        let number = lastTaskNumber
        let position = interpreter.userPosition(of: operation) ?? interpreter.currentPosition
        let event = trace.emit(
            .taskStart, at: position, type: "Task", instance: number, identity: interpreter.client?.launchingIdentity,
            new: Self.name(priority),
            reason: "\(form) #\(number), priority \(Self.name(priority))")
        liveTasks[number] = TaskRecord(
            number: number, position: position, identity: interpreter.client?.launchingIdentity, event: event)
        let place = interpreter.program.location(position)?.shortPlace
        let label = place.map { "task at \($0)" } ?? "task"
        let fiber = Fiber(function: body, label: label)
        let target = self.executor(of: operation) ?? (form == "Task" || form == ".task" ? executor : .pool)
        if form == "Task.immediate", target == executor || target == .pool {
            // Until it suspends it runs like a call.
            immediate.append((task, fiber))
            return number
        }
        queue.schedule(
            at: trace.now, priority: .task, executor: target, cause: event,
            held: [.cell(ContinuationCell(fiber: fiber, task: task, executor: target))]
        ) { [self] in
            try run(task) { try interpreter.start(fiber) }
        }
        return number
    }

    /// Runs what `Task.immediate` made, up to where it first suspends.
    func runImmediate() throws {
        while let (task, fiber) = immediate.popLast() { try run(task) { try interpreter.start(fiber) } }
    }

    func taskEnded(_ number: Int, error: Value) {
        guard let record = liveTasks.removeValue(forKey: number) else { return }
        let reason = error.isNone ? nil : "it threw \((try? interpreter.describe(error, as: nil)) ?? "an error")"
        trace.emit(
            .taskEnd, at: record.position, type: "Task", instance: number, identity: record.identity, reason: reason)
    }

    func taskCancelled(_ number: Int) {
        guard let record = liveTasks[number] else { return }
        trace.emit(
            .taskCancel, at: interpreter.userPosition, type: "Task", instance: number, identity: record.identity)
    }

    private static func name(_ priority: Int) -> String {
        switch priority {
        case 25: "high"
        case 21: "medium"
        case 17: "low"
        case 9: "background"
        default: "\(priority)"
        }
    }

    /// Stops the running code until `resume`; `register` is given what to resume.
    func suspend(_ register: Value) throws {
        let fiber = interpreter.suspendableFiber
        let continuation = ContinuationCell(fiber: fiber, task: currentTask, executor: executor)
        _ = try interpreter.call(register, [.cell(continuation)])
        if fiber != nil {
            _ = try interpreter.requestSuspension()
        } else {
            try wait(for: continuation)
        }
    }

    /// - Parameter isTurn: whether this counts as a turn of work, which a change of the executor is not.
    func resume(_ continuation: ContinuationCell, isTurn: Bool = true) {
        guard continuation.takeResumption() else { return }
        queue.schedule(
            at: trace.now, priority: .task, executor: continuation.executor, isTurn: isTurn, cause: trace.cause,
            held: [.cell(continuation)]
        ) { [self] in
            guard let fiber = continuation.fiber else {
                continuation.isDue = true
                return
            }
            try run(continuation.task) { try interpreter.resume(fiber, with: .success(.void)) }
        }
    }

    private func run(_ task: Value, _ work: () throws -> Fiber.Outcome) throws {
        let outer = currentTask
        currentTask = task
        defer { currentTask = outer }
        _ = try interpreter.client?.untracked(work) ?? work()
        try interpreter.drain()
    }

    /// Lets what is due happen, and time pass, until a continuation is resumed.
    func wait(for continuation: ContinuationCell) throws {
        let outer = currentTask
        currentTask = .none
        defer {
            currentTask = outer
            executor = continuation.executor
        }
        try settle { continuation.isDue }
        while !continuation.isDue {
            if try leavesPresent() {
                try settle { continuation.isDue }
                continue
            }
            guard let next = queue.nextTime() else {
                throw interpreter.trap(
                    "task.stuck", "what is awaited here never happens",
                    why: "nothing is scheduled that could resume it",
                    fix: "resume the continuation, finish the stream, or let the task end")
            }
            trace.now = max(trace.now, next)
            try settle { continuation.isDue }
        }
    }

    /// Tells those who wait for an answer at this very time that none came; says whether anybody did.
    func leavesPresent() throws -> Bool {
        let waiting = beforeTimePasses
        beforeTimePasses = []
        guard !waiting.isEmpty else { return false }
        for work in waiting { _ = try interpreter.call(work, []) }
        return true
    }
}

extension Interpreter {
    /// The place in the program that is running, none where only the library is.
    var userPosition: SourcePosition {
        let position = currentPosition
        let isPrelude =
            program.preludeFiles.indices.contains(Int(position.file)) && program.preludeFiles[Int(position.file)]
        return isPrelude ? .none : position
    }

    /// Where a closure or function of the program is declared.
    func userPosition(of function: Value) -> SourcePosition? {
        let symbol: FunctionSymbol?
        switch function.unerased {
        case .cell(let cell): symbol = (cell as? ClosureCell)?.function ?? (cell as? BoundMethodCell)?.function
        case .function(let function): symbol = function.takeUnretainedValue()
        default: symbol = nil
        }
        guard let symbol, !symbol.isFromPrelude, symbol.position.isKnown else { return nil }
        return symbol.position
    }
}

extension ScenarioContext {
    /// Schedules the body of a task for now: it starts when the code that made it is done.
    func launch(_ task: Value, body: Value) {
        liveTasks += 1
        queue.schedule(at: trace.now, priority: .task, cause: recordCause(), held: [task, body]) { [self] in
            try run(task) { try interpreter.start(Fiber(function: body)) }
        }
    }

    /// Stops the running code until `resume`; `register` is given what to resume.
    func suspend(_ register: Value) throws {
        let fiber = interpreter.suspendableFiber
        let continuation = ContinuationCell(fiber: fiber, task: currentTask)
        _ = try interpreter.call(register, [.cell(continuation)])
        if fiber != nil {
            _ = try interpreter.requestSuspension()
        } else {
            try wait(for: continuation)
        }
    }

    func resume(_ continuation: ContinuationCell) {
        guard continuation.takeResumption(), let fiber = continuation.fiber else { return }
        queue.schedule(
            at: trace.now, priority: .task, cause: recordCause(), held: [.cell(continuation)]
        ) { [self] in
            try run(continuation.task) { try interpreter.resume(fiber, with: .success(.void)) }
        }
    }

    private func run(_ task: Value, _ work: () throws -> Fiber.Outcome) throws {
        let outer = currentTask
        currentTask = task
        defer { currentTask = outer }
        _ = try interpreter.untracked(work)
        try interpreter.drain()
    }

    /// Lets what is due happen, and time pass, until a continuation is resumed.
    private func wait(for continuation: ContinuationCell) throws {
        try settle()
        while !continuation.isResumed {
            guard let next = queue.nextTime() else {
                throw interpreter.trap(
                    "task.stuck", "what is awaited here never happens",
                    why: "nothing is scheduled that could resume it",
                    fix: "resume the continuation, finish the stream, or let the task end")
            }
            trace.now = max(trace.now, next)
            try settle()
        }
    }
}

import SwiftFrontEnd

/// Where code runs. Only one piece of code runs at a time; the executor says which others may come in between.
package enum Executor: Hashable {
    /// The main thread: the main actor, the main queue and everything that views do.
    case main
    /// The threads that run whatever nothing isolates.
    case pool
    /// An actor's own, or a serial queue's.
    case serial(ObjectIdentifier)

    package var isMain: Bool { self == .main }
}

extension Scheduler {
    /// Goes on with the running code on another executor, after what is ready there.
    func hop(to target: Executor) throws {
        guard target != executor else { return }
        guard interpreter.currentFiber != nil else { return try leaveAndReturn(to: target) }
        guard let fiber = interpreter.suspendableFiber else {
            // Code of the library stands in between, which cannot be left.
            executor = target
            return
        }
        let continuation = ContinuationCell(fiber: fiber, task: currentTask, executor: target)
        _ = try interpreter.requestSuspension()
        resume(continuation, isTurn: false)
    }

    /// A scenario is no task: others run until it is its turn.
    private func leaveAndReturn(to target: Executor) throws {
        let continuation = ContinuationCell(fiber: nil, task: currentTask, executor: target)
        resume(continuation, isTurn: false)
        try wait(for: continuation)
    }

    /// The executor that a function value was made for, nil where its caller decides.
    func executor(of function: Value) -> Executor? {
        switch function.unerased {
        case .cell(let cell):
            if let closure = cell as? ClosureCell {
                return executor(closure.function.resolvedIsolation) {
                    let captures = closure.function.body?.captures ?? []
                    guard let index = captures.firstIndex(where: { $0.name == "self" && !$0.isWeak && !$0.isBoxed }),
                        closure.captures.indices.contains(index)
                    else { return nil }
                    return closure.captures[index]
                }
            }
            if let bound = cell as? BoundMethodCell {
                return executor(bound.function.resolvedIsolation) { bound.receiver }
            }
            return nil
        case .function(let function): return executor(function.takeUnretainedValue().resolvedIsolation) { nil }
        default: return nil
        }
    }

    private func executor(_ isolation: Isolation, actor: () -> Value?) -> Executor? {
        switch isolation {
        case .caller: nil
        case .nonisolated: .pool
        case .main: .main
        case .instance: actor()?.asObject.map { .serial(ObjectIdentifier($0.storage)) } ?? .pool
        case .globalActor(let type): .serial(ObjectIdentifier(type))
        }
    }
}

extension Interpreter {
    /// Performs `hop`: what the operand means is said by the target.
    func hop(_ target: UInt16, _ operand: Int, _ registers: UnsafeMutablePointer<Value>, _ code: Code) throws {
        guard let scheduler, let target = HopTarget(rawValue: target) else { return }
        switch target {
        case .main: try scheduler.hop(to: .main)
        case .pool: try scheduler.hop(to: .pool)
        case .actor:
            if let actor = registers[operand].asObject {
                try scheduler.hop(to: .serial(ObjectIdentifier(actor.storage)))
            }
        case .globalActor: try scheduler.hop(to: .serial(ObjectIdentifier(code.nominals[operand])))
        case .closure:
            guard !isAsync(registers[operand]), let executor = scheduler.executor(of: registers[operand]) else {
                return
            }
            if executor != .pool { try scheduler.hop(to: executor) }
        }
    }

    private func isAsync(_ function: Value) -> Bool {
        guard case .cell(let cell) = function.unerased else { return false }
        return (cell as? ClosureCell)?.function.isAsync ?? (cell as? BoundMethodCell)?.function.isAsync ?? false
    }
}

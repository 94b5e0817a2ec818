import SwiftFrontEnd

extension NativeRegistry {
    /// What stands behind tasks: starting, suspending and resuming code.
    static func registerConcurrency(_ registry: inout NativeRegistry) {
        registry.register("_launch(_:_:_:_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .int(0) }
            let number = scheduler.launch(
                arguments[0], operation: arguments[1], body: arguments[2], form: arguments[3].asString ?? "Task",
                priority: arguments[4].asInt ?? 0)
            return .int(number)
        }
        registry.register("_runImmediate()") { interpreter, _ in
            try interpreter.scheduler?.runImmediate()
            return .void
        }
        registry.register("_suspend(_:)") { interpreter, arguments in
            try interpreter.scheduler?.suspend(arguments[0])
            return .void
        }
        registry.register("_resume(_:_:)") { interpreter, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let continuation = cell as? ContinuationCell else {
                return .void
            }
            interpreter.scheduler?.resume(continuation)
            return .void
        }
        registry.register("_hopToMain()") { interpreter, _ in
            try interpreter.scheduler?.hop(to: .main)
            return .void
        }
        registry.register("_enterExecutor(_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .void }
            scheduler.outerExecutors.append(scheduler.executor)
            let queue = arguments[1].asObject.map { Executor.serial(ObjectIdentifier($0.storage)) }
            scheduler.executor = arguments[0].asBool == true ? .main : queue ?? .pool
            return .void
        }
        registry.register("_leaveExecutor()") { interpreter, _ in
            guard let scheduler = interpreter.scheduler, let outer = scheduler.outerExecutors.popLast() else {
                return .void
            }
            scheduler.executor = outer
            return .void
        }
        registry.register("_isOnMain()") { interpreter, _ in
            .bool((interpreter.scheduler?.executor ?? .main) == .main)
        }
        registry.register("_currentTask()") { interpreter, _ in interpreter.scheduler?.currentTask ?? .none }
        registry.register("_taskEnded(_:_:)") { interpreter, arguments in
            interpreter.scheduler?.taskEnded(arguments[0].asInt ?? 0, error: arguments[1])
            return .void
        }
        registry.register("_taskCancelled(_:)") { interpreter, arguments in
            interpreter.scheduler?.taskCancelled(arguments[0].asInt ?? 0)
            return .void
        }
        registry.register("_tupleElement(_:_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let tuple = cell as? TupleCell,
                let index = arguments[1].asInt, tuple.elements.indices.contains(index)
            else { return arguments[0] }
            return tuple.elements[index]
        }
        registry.register("_currentPlace()") { interpreter, _ in
            let position = interpreter.currentPosition
            interpreter.scheduler?.places.append(position)
            return .int((interpreter.scheduler?.places.count ?? 0) - 1)
        }
        registry.register("_continuationLeaked(_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler, let index = arguments[0].asInt,
                scheduler.places.indices.contains(index)
            else { return .void }
            throw Trap(
                diagnostic: Diagnostic(
                    id: "task.continuation", location: interpreter.program.location(scheduler.places[index]),
                    message: "SWIFT TASK CONTINUATION MISUSE: the continuation was leaked without being resumed",
                    why: "the last reference to it went, so what waits for it waits for ever",
                    fix: "resume it exactly once on every path"))
        }
        registry.register("_whenTimePasses(_:)") { interpreter, arguments in
            interpreter.scheduler?.beforeTimePasses.append(arguments[0])
            return .void
        }
    }
    /// The clock, and work that waits for it.
    static func registerScheduling(_ registry: inout NativeRegistry) {
        registry.register("_schedule(_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .void }
            let work = arguments[1]
            scheduler.queue.schedule(
                at: max(scheduler.trace.now, Int64(arguments[0].asInt ?? 0)), priority: .main,
                cause: scheduler.trace.cause, held: [work]
            ) { _ = try interpreter.call(work, []) }
            return .void
        }
        registry.register("_scheduleOn(_:_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .void }
            let work = arguments[2]
            scheduler.queue.schedule(
                at: max(scheduler.trace.now, Int64(arguments[0].asInt ?? 0)), priority: .main,
                executor: arguments[1].asObject.map { .serial(ObjectIdentifier($0.storage)) } ?? .pool,
                cause: scheduler.trace.cause, held: [work, arguments[1]]
            ) { _ = try interpreter.call(work, []) }
            return .void
        }
        registry.register("_nowNanoseconds()") { interpreter, _ in .int(Int(interpreter.trace.now)) }
    }

    /// Live subscriptions, and requests that nobody answers.
    static func registerSubscriptions(_ registry: inout NativeRegistry) {
        registry.register("_subscribed(_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .int(0) }
            scheduler.lastSubscriptionNumber += 1
            let number = scheduler.lastSubscriptionNumber
            let position = interpreter.userPosition
            let form = arguments[0].asString ?? "sink"
            scheduler.liveSubscriptions[number] = (form, position)
            interpreter.trace.emit(.subscribe, at: position, type: form, instance: number)
            return .int(number)
        }
        registry.register("_subscriptionValue(_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler, let number = arguments[0].asInt,
                let (form, position) = scheduler.liveSubscriptions[number]
            else { return .void }
            interpreter.trace.emit(
                .value, at: position, type: form, instance: number, new: interpreter.snapshot(arguments[1]))
            return .void
        }
        registry.register("_subscriptionEnded(_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler, let number = arguments[0].asInt,
                let (form, position) = scheduler.liveSubscriptions.removeValue(forKey: number)
            else { return .void }
            let isCompletion = arguments[1].asBool == true
            interpreter.trace.emit(isCompletion ? .completion : .cancel, at: position, type: form, instance: number)
            return .void
        }
        registry.register("_noteUnanswered(_:_:_:)") { interpreter, arguments in
            guard let scheduler = interpreter.scheduler else { return .void }
            let address = arguments[0].asString ?? ""
            let known = arguments[1].asString ?? ""
            let place = arguments[2].asInt.flatMap {
                scheduler.places.indices.contains($0) ? scheduler.places[$0] : nil
            }
            interpreter.client?.note(
                Diagnostic(
                    id: "network.unanswered", severity: .note,
                    location: place.flatMap { interpreter.program.location($0) },
                    message: "nothing answers the request to \(address), so it fails",
                    why: known.isEmpty ? "no network is simulated" : "there are answers for \(known)",
                    fix: "let it be answered before time passes: sim.respond(to: \"\(address)\", with: …)"))
            return .void
        }
    }
}

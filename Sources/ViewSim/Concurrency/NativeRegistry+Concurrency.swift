extension NativeRegistry {
    /// What stands behind tasks: starting, suspending and resuming code.
    static func registerConcurrency(_ registry: inout NativeRegistry) {
        registry.register("_launch(_:_:_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .int(0) }
            let number = context.launch(
                arguments[0], operation: arguments[1], body: arguments[2], form: arguments[3].asString ?? "Task",
                priority: arguments[4].asInt ?? 0)
            return .int(number)
        }
        registry.register("_runImmediate()") { interpreter, _ in
            try interpreter.context?.runImmediate()
            return .void
        }
        registry.register("_suspend(_:)") { interpreter, arguments in
            try interpreter.context?.suspend(arguments[0])
            return .void
        }
        registry.register("_resume(_:_:)") { interpreter, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let continuation = cell as? ContinuationCell else {
                return .void
            }
            interpreter.context?.resume(continuation)
            return .void
        }
        registry.register("_hopToMain()") { interpreter, _ in
            try interpreter.context?.hop(to: .main)
            return .void
        }
        registry.register("_enterExecutor(_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .void }
            context.outerExecutors.append(context.executor)
            let queue = arguments[1].asObject.map { Executor.serial(ObjectIdentifier($0.storage)) }
            context.executor = arguments[0].asBool == true ? .main : queue ?? .pool
            return .void
        }
        registry.register("_leaveExecutor()") { interpreter, _ in
            guard let context = interpreter.context, let outer = context.outerExecutors.popLast() else { return .void }
            context.executor = outer
            return .void
        }
        registry.register("_isOnMain()") { interpreter, _ in
            .bool((interpreter.context?.executor ?? .main) == .main)
        }
        registry.register("_currentTask()") { interpreter, _ in interpreter.context?.currentTask ?? .none }
        registry.register("_taskEnded(_:_:)") { interpreter, arguments in
            interpreter.context?.taskEnded(arguments[0].asInt ?? 0, error: arguments[1])
            return .void
        }
        registry.register("_taskCancelled(_:)") { interpreter, arguments in
            interpreter.context?.taskCancelled(arguments[0].asInt ?? 0)
            return .void
        }
        registry.register("_taskCount(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return .int(interpreter.context?.liveTasks.count ?? 0)
        }
        registry.register("_tupleElement(_:_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let tuple = cell as? TupleCell,
                let index = arguments[1].asInt, tuple.elements.indices.contains(index)
            else { return arguments[0] }
            return tuple.elements[index]
        }
        registry.register("_currentPlace()") { interpreter, _ in
            let position = interpreter.currentPosition
            interpreter.context?.places.append(position)
            return .int((interpreter.context?.places.count ?? 0) - 1)
        }
        registry.register("_continuationLeaked(_:)") { interpreter, arguments in
            guard let context = interpreter.context, let index = arguments[0].asInt,
                context.places.indices.contains(index)
            else { return .void }
            throw Trap(
                diagnostic: Diagnostic(
                    id: "task.continuation", location: interpreter.program.location(context.places[index]),
                    message: "SWIFT TASK CONTINUATION MISUSE: the continuation was leaked without being resumed",
                    why: "the last reference to it went, so what waits for it waits for ever",
                    fix: "resume it exactly once on every path"))
        }
        registry.register("_whenTimePasses(_:)") { interpreter, arguments in
            interpreter.context?.beforeTimePasses.append(arguments[0])
            return .void
        }
    }
    /// Live subscriptions, and requests that nobody answers.
    static func registerSubscriptions(_ registry: inout NativeRegistry) {
        registry.register("_subscribed(_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .int(0) }
            context.lastSubscriptionNumber += 1
            let number = context.lastSubscriptionNumber
            let position = interpreter.userPosition
            let form = arguments[0].asString ?? "sink"
            context.liveSubscriptions[number] = (form, position)
            interpreter.trace.emit(.subscribe, at: position, type: form, instance: number)
            return .int(number)
        }
        registry.register("_subscriptionValue(_:_:)") { interpreter, arguments in
            guard let context = interpreter.context, let number = arguments[0].asInt,
                let (form, position) = context.liveSubscriptions[number]
            else { return .void }
            interpreter.trace.emit(
                .value, at: position, type: form, instance: number, new: interpreter.snapshotText(arguments[1]))
            return .void
        }
        registry.register("_subscriptionEnded(_:_:)") { interpreter, arguments in
            guard let context = interpreter.context, let number = arguments[0].asInt,
                let (form, position) = context.liveSubscriptions.removeValue(forKey: number)
            else { return .void }
            let isCompletion = arguments[1].asBool == true
            interpreter.trace.emit(isCompletion ? .completion : .cancel, at: position, type: form, instance: number)
            return .void
        }
        registry.register("_subscriptionCount(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return .int(interpreter.context?.liveSubscriptions.count ?? 0)
        }
        registry.register("_noteUnanswered(_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .void }
            let address = arguments[0].asString ?? ""
            let known = arguments[1].asString ?? ""
            let place = arguments[2].asInt.flatMap { context.places.indices.contains($0) ? context.places[$0] : nil }
            context.note(
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

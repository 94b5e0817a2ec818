extension NativeRegistry {
    /// What stands behind tasks: starting, suspending and resuming code.
    static func registerConcurrency(_ registry: inout NativeRegistry) {
        registry.register("_launch(_:_:)") { interpreter, arguments in
            interpreter.context?.launch(arguments[0], body: arguments[1])
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
        registry.register("_currentTask()") { interpreter, _ in interpreter.context?.currentTask ?? .none }
        registry.register("_taskEnded()") { interpreter, _ in
            interpreter.context?.liveTasks -= 1
            return .void
        }
        registry.register("_taskCount(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return .int(interpreter.context?.liveTasks ?? 0)
        }
    }
}

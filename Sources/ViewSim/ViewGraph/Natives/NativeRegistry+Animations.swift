import SwiftMachine

extension NativeRegistry {
    /// What waits for the ends of animations.
    static func registerAnimations(_ registry: inout NativeRegistry) {
        registry.register("_springSettling(_:_:)") { _, arguments in
            .double(
                SpringMotion(duration: arguments[0].asDouble ?? 0, bounce: arguments[1].asDouble ?? 0)
                    .settlingDuration)
        }
        registry.register("_complete(_:_:)") { interpreter, arguments in
            guard let context = interpreter.context, let graph = context.activeGraph ?? context.graphs.last else {
                return .void
            }
            let action = arguments[1]
            let end = context.trace.now + Int64(arguments[0].asInt ?? 0)
            graph.schedule(atAnimationEnd: end, isCompletion: true, held: [action]) {
                _ = try interpreter.call(action, [])
            }
            return .void
        }
        registry.register("_endAnimations(_:)") { interpreter, arguments in
            try interpreter.graph(arguments[0]).endAnimations()
            return .void
        }
        registry.register("_animations(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return Value(array: graph.runningAnimations.map { Value($0) })
        }
    }
}

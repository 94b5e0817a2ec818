extension NativeRegistry {
    static func registerBool(_ registry: inout NativeRegistry) {
        registry.define("Bool.init(_:)") { _, arguments in
            let value = try arguments.value(0)
            if value.asBool != nil { return value }
            return Value(optional: value.asString.flatMap { Bool($0) }.map { .bool($0) })
        }
        registry.define("Bool.init()") { _, _ in .bool(false) }
        registry.define("Bool.toggle()") { _, arguments in
            arguments[0] = .bool(!(try arguments.bool(0)))
            return .void
        }
        registry.define("Bool.description") { _, arguments in Value(try arguments.bool(0) ? "true" : "false") }
        registry.define("static Bool.random()") { interpreter, _ in
            .bool(Bool.random(using: &interpreter.library.random))
        }
    }
}

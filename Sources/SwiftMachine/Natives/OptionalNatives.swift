extension NativeRegistry {
    static func registerOptional(_ registry: inout NativeRegistry) {
        registry.register("Optional.debugDescription") { interpreter, arguments in
            if arguments[0].isNone { return Value("nil") }
            return Value("Optional(\(try interpreter.debugDescribe(arguments[0])))")
        }
    }
}

/// Thrown by a native that needs the value of an opaque argument: the call then gives that opaque value.
struct OpaqueArgument: Error, @unchecked Sendable {
    let cell: OpaqueCell
}

extension NativeRegistry {
    /// Registers a native whose result is opaque where an argument that it needs is.
    mutating func define(_ name: String, _ function: @escaping NativeFunction) {
        register(name) { interpreter, arguments in
            do {
                return try function(interpreter, arguments)
            } catch let opaque as OpaqueArgument {
                return .cell(opaque.cell)
            } catch let wrong as WrongArgument {
                let found = interpreter.snapshot(arguments[wrong.index])
                return try interpreter.unsettled(
                    name,
                    interpreter.trap(
                        "runtime.argument", "\(name) needs \(wrong.expected), and got \(found)",
                        fix: "give it a value of that type"))
            }
        }
    }
}

/// Calls from natives and the host into interpreted code.
extension Interpreter {
    /// Calls a function value: a closure, function, bound method, native closure, or key path as a function.
    func call(_ callee: Value, _ arguments: [Value]) throws -> Value {
        throw trap("interpreter.incomplete", "cannot call yet", why: nil, fix: nil)
    }

    /// Calls a function, `self` first where it takes it.
    func call(_ function: FunctionSymbol, _ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try call(function, arguments: &arguments)
    }

    /// Calls a function and gives back the final values of `inout` arguments in place.
    func call(_ function: FunctionSymbol, arguments: inout [Value]) throws -> Value {
        throw trap("interpreter.incomplete", "cannot call yet", why: nil, fix: nil)
    }

    /// Reads a property found by name.
    func property(_ name: String, of base: Value) throws -> Value {
        throw trap("interpreter.incomplete", "cannot call yet", why: nil, fix: nil)
    }

    /// Sets a property found by name.
    func setProperty(_ name: String, of base: inout Value, to value: Value) throws {
        throw trap("interpreter.incomplete", "cannot call yet", why: nil, fix: nil)
    }

    /// Calls a method found by name and labels.
    func callMethod(
        _ name: String, labels: [String?], on base: Value, _ arguments: [Value]
    ) throws -> Value {
        throw trap("interpreter.incomplete", "cannot call yet", why: nil, fix: nil)
    }

    /// Runs what the death of objects has to run, before the next instruction would.
    func drain() throws {}

    /// The type of a value at run time; nil for functions, tuples and what has no nominal type.
    func nominalType(of value: Value) -> NominalType? { nil }

    /// A value as a value of another type, nil where it is none.
    func cast(_ value: Value, to type: SwiftType) throws -> Value? { value }

    func conforms(_ value: Value, to protocolType: NominalType) -> Bool {
        nominalType(of: value)?.conforms(to: protocolType) == true
    }

    /// The place in the user's source that is running: the innermost one outside of the prelude.
    var currentPosition: SourcePosition { .none }

    /// A located error at the current position.
    func trap(_ id: String, _ message: String, why: String? = nil, fix: String? = nil) -> Trap {
        Trap(
            diagnostic: Diagnostic(
                id: id, location: program.location(currentPosition), message: message, why: why, fix: fix))
    }

    /// A new instance of a class, its fields not set; an initializer has to run on it.
    func allocate(_ type: NominalType) -> ObjectCell {
        ObjectCell(storage: ObjectStorage(type: type, instance: 1, heap: heap, fields: []))
    }

    /// Visits every value that a frame, a global or the release queue holds, with the name of its holder.
    func forEachRoot(_ visit: (Value, RootLabel) -> Void) {}
}

/// What holds a root value.
enum RootLabel {
    /// A variable of a running function, by name.
    case local(LocalVariable, FunctionSymbol)
    case temporary
    case global(GlobalSymbol)
    case pending
}

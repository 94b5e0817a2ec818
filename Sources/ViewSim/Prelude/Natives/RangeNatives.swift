extension NativeRegistry {
    static func registerRanges(_ registry: inout NativeRegistry) {
        registry.define("..<(_:_:)") { interpreter, arguments in
            try interpreter.makeRange("Range", arguments.value(0), arguments.value(1))
        }
        registry.define("...(_:_:)") { interpreter, arguments in
            try interpreter.makeRange("ClosedRange", arguments.value(0), arguments.value(1))
        }
    }
}

extension Interpreter {
    func makeRange(_ name: String, _ low: Value, _ high: Value) throws -> Value {
        if try isLess(high, low) {
            throw fatal("Range requires lowerBound <= upperBound", fix: "check the order of the bounds first")
        }
        guard let type = preludeType(name) else { return .none }
        return .cell(StructCell(type: type, fields: [low, high]))
    }
}

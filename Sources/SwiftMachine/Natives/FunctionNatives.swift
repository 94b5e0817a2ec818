extension NativeRegistry {
    static func registerFunctions(_ registry: inout NativeRegistry) {
        registry.define("min(_:_:)") { interpreter, arguments in
            try interpreter.isLess(arguments[1], arguments[0]) ? arguments[1] : arguments[0]
        }
        registry.define("max(_:_:)") { interpreter, arguments in
            try interpreter.isLess(arguments[1], arguments[0]) ? arguments[0] : arguments[1]
        }
        registry.define("min(_:_:_:_:)") { interpreter, arguments in
            try interpreter.extreme(arguments) { try interpreter.isLess($1, $0) }
        }
        registry.define("max(_:_:_:_:)") { interpreter, arguments in
            try interpreter.extreme(arguments) { !(try interpreter.isLess($1, $0)) }
        }
        registry.define("abs(_:)") { interpreter, arguments in try interpreter.absolute(arguments.value(0)) }
        registry.define("stride(from:to:by:)") { interpreter, arguments in
            try interpreter.stride(arguments, isThrough: false)
        }
        registry.define("stride(from:through:by:)") { interpreter, arguments in
            try interpreter.stride(arguments, isThrough: true)
        }
        registry.define("===(_:_:)") { _, arguments in
            let (left, right) = (try arguments.value(0), try arguments.value(1))
            if left.isNone && right.isNone { return .bool(true) }
            return .bool(left.asObject != nil && left.asObject?.storage === right.asObject?.storage)
        }
        registry.define("==(_:_:)") { interpreter, arguments in
            .bool(try interpreter.isEqual(arguments[0], arguments[1]))
        }
        registry.define("isKnownUniquelyReferenced(_:)") { _, arguments in
            var cell = try arguments.take(0, as: ObjectCell.self, "an object")
            let isUnique = isKnownUniquelyReferenced(&cell)
            arguments[0] = .cell(cell)
            return .bool(isUnique)
        }
        registry.define("_identifier(_:)") { interpreter, arguments in
            switch try arguments.value(0) {
            case .metatype(let type): return .int(interpreter.identifier(of: type.takeUnretainedValue()))
            case .cell(let cell as ObjectCell): return .int(interpreter.identifier(of: cell.storage))
            case .cell(let cell): return .int(interpreter.identifier(of: cell))
            default: return .int(0)
            }
        }
    }
}

extension Interpreter {
    /// The extreme of two or three arguments and the list of the rest.
    fileprivate func extreme(_ arguments: Arguments, replaces: (Value, Value) throws -> Bool) throws -> Value {
        var result = arguments[0]
        for candidate in [arguments[1], arguments[2]] + (try sequenceElements(of: arguments[3]) ?? []) {
            if try replaces(result, candidate) { result = candidate }
        }
        return result
    }

    fileprivate func absolute(_ value: Value) throws -> Value {
        switch value {
        case .double(let number): return .double(abs(number))
        case .float(let number): return .float(abs(number))
        default:
            guard let integer = value.asAnyInt else {
                if let magnitude = try? property("magnitude", of: value) { return magnitude }
                return value
            }
            guard integer != Int.min, let result = value.integer(like: abs(integer)) else {
                throw fatal("arithmetic overflow", fix: "use magnitude, which has room for every value")
            }
            return result
        }
    }

    /// The steps of a type of the program, by its own `advanced(by:)` and order.
    private func strideByMembers(_ arguments: Arguments, isThrough: Bool) throws -> Value {
        var current = try arguments.value(0)
        let (end, step) = (try arguments.value(1), try arguments.value(2))
        let isDown = (step.asAnyDouble ?? 1) < 0
        if step.asAnyDouble == 0 { throw fatal("Stride size must not be zero", fix: "give a step other than 0") }
        var steps: ContiguousArray<Value> = []
        while true {
            let isPast = try isDown ? isLess(current, end) : isLess(end, current)
            let isBefore = try isDown ? isLess(end, current) : isLess(current, end)
            guard isBefore || isThrough && !isPast else { return .cell(ArrayCell(steps)) }
            steps.append(current)
            try checkCount(steps.count)
            current = try callMethod("advanced", labels: ["by"], on: current, [step])
        }
    }

    fileprivate func stride(_ arguments: Arguments, isThrough: Bool) throws -> Value {
        let start = try arguments.value(0)
        if let first = start.asAnyInt, start.anyInteger != nil, try arguments.value(2).anyInteger != nil {
            let (end, step) = (try arguments.int(1), try arguments.int(2))
            if step == 0 { throw fatal("Stride size must not be zero", fix: "give a step other than 0") }
            try checkCount((end &- first) / step)
            let numbers =
                isThrough
                ? Array(Swift.stride(from: first, through: end, by: step))
                : Array(Swift.stride(from: first, to: end, by: step))
            return Value(array: numbers.lazy.map { start.integer(like: $0) ?? .int($0) })
        }
        if case .cell = start, start.asAnyDouble == nil { return try strideByMembers(arguments, isThrough: isThrough) }
        let (first, end, step) = (try arguments.double(0), try arguments.double(1), try arguments.double(2))
        if step == 0 { throw fatal("Stride size must not be zero", fix: "give a step other than 0") }
        let length = ((end - first) / step).rounded(.up)
        try checkCount(length.isFinite && length < 1e15 ? Int(length) : Int.max)
        let numbers =
            isThrough
            ? Array(Swift.stride(from: first, through: end, by: step))
            : Array(Swift.stride(from: first, to: end, by: step))
        return Value(array: numbers.lazy.map { .double($0) })
    }
}

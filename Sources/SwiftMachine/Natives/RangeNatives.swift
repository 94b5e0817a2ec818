import SwiftFrontEnd

extension NativeRegistry {
    static func registerRanges(_ registry: inout NativeRegistry) {
        registry.define("..<(_:_:)") { interpreter, arguments in
            try interpreter.makeRange(.range, arguments.value(0), arguments.value(1))
        }
        registry.define("...(_:_:)") { interpreter, arguments in
            try interpreter.makeRange(.closedRange, arguments.value(0), arguments.value(1))
        }
        for name in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
            registry.define("\(name).contains(_:)") { interpreter, arguments in
                let range = try arguments.cell(0, as: StructCell.self, "a range")
                return .bool(try interpreter.contains(range, arguments.value(1)))
            }
            registry.define("static \(name).~=(_:_:)") { interpreter, arguments in
                let range = try arguments.cell(1, as: StructCell.self, "a range")
                return .bool(try interpreter.contains(range, arguments.value(2)))
            }
        }
        registerCountableRanges(&registry)
    }

    private static func registerCountableRanges(_ registry: inout NativeRegistry) {
        for name in ["Range", "ClosedRange"] {
            registry.define("\(name).count") { interpreter, arguments in
                let (low, high, isClosed) = try interpreter.bounds(arguments, 0)
                guard let low = low.asAnyInt, let high = high.asAnyInt else {
                    let distance = try interpreter.callMethod("distance", labels: ["to"], on: low, [high])
                    return .int((distance.asInt ?? 0) + (isClosed ? 1 : 0))
                }
                return .int(high - low + (isClosed ? 1 : 0))
            }
            registry.define("\(name).first") { interpreter, arguments in
                let (low, high, isClosed) = try interpreter.bounds(arguments, 0)
                return try isClosed || interpreter.isLess(low, high) ? low : .none
            }
            registry.define("\(name).last") { interpreter, arguments in
                let (low, high, isClosed) = try interpreter.bounds(arguments, 0)
                if isClosed { return high }
                guard try interpreter.isLess(low, high) else { return .none }
                guard let last = high.asAnyInt else {
                    return try interpreter.callMethod("advanced", labels: ["by"], on: high, [.int(-1)])
                }
                return high.integer(like: last - 1) ?? .none
            }
        }
    }
}

extension Interpreter {
    func makeRange(_ known: WellKnownType, _ low: Value, _ high: Value) throws -> Value {
        if try isLess(high, low) {
            throw fatal("Range requires lowerBound <= upperBound", fix: "check the order of the bounds first")
        }
        guard let type = preludeType(known.rawValue) else { return .none }
        return .cell(StructCell(type: type, fields: [low, high]))
    }

    /// Whether a value lies in a range expression of any kind.
    fileprivate func contains(_ range: StructCell, _ value: Value) throws -> Bool {
        guard let first = range.fields.first, let last = range.fields.last else { return false }
        switch range.type.known {
        case .range: return try !isLess(value, first) && isLess(value, last)
        case .closedRange: return try !isLess(value, first) && !isLess(last, value)
        case .partialRangeFrom: return try !isLess(value, first)
        case .partialRangeUpTo: return try isLess(value, last)
        default: return try !isLess(last, value)
        }
    }
}

import SwiftFrontEnd

extension NativeRegistry {
    static func registerIntegers(_ registry: inout NativeRegistry) {
        register(Int.self, "Int", in: &registry) { .int($0) }
        register(Int8.self, "Int8", in: &registry) { .int8($0) }
        register(Int16.self, "Int16", in: &registry) { .int16($0) }
        register(Int32.self, "Int32", in: &registry) { .int32($0) }
        register(Int64.self, "Int64", in: &registry) { .int64($0) }
        register(UInt.self, "UInt", in: &registry) { .uint($0) }
        register(UInt8.self, "UInt8", in: &registry) { .uint8($0) }
        register(UInt16.self, "UInt16", in: &registry) { .uint16($0) }
        register(UInt32.self, "UInt32", in: &registry) { .uint32($0) }
        register(UInt64.self, "UInt64", in: &registry) { .uint64($0) }
        registerCommonMembers(&registry)
    }

    private static func register<Number: FixedWidthInteger & Sendable>(
        _ type: Number.Type, _ name: String, in registry: inout NativeRegistry, wrap: @escaping (Number) -> Value
    ) {
        registry.define("\(name).init(_:)") { interpreter, arguments in
            let value = try arguments.value(0)
            if let integer = value.anyInteger {
                guard let result = Number(exactly: integer) else { throw interpreter.conversionTrap(value, name) }
                return wrap(result)
            }
            if let string = value.asString { return Value(optional: Number(string).map(wrap)) }
            guard let double = value.asAnyDouble else { throw WrongArgument(expected: "a number", index: 0) }
            guard double.isFinite, let result = Number(exactly: double.rounded(.towardZero)) else {
                throw interpreter.conversionTrap(value, name)
            }
            return wrap(result)
        }
        registry.define("\(name).init()") { _, _ in wrap(0) }
        registry.define("\(name).init(_:radix:)") { interpreter, arguments in
            let radix = try arguments.int(1)
            guard (2...36).contains(radix) else {
                throw interpreter.fatal("Radix must be between 2 and 36", fix: "give a radix in that range")
            }
            return Value(optional: Number(try arguments.string(0), radix: radix).map(wrap))
        }
        registry.define("\(name).init(exactly:)") { _, arguments in
            let value = try arguments.value(0)
            if let integer = value.anyInteger { return Value(optional: Number(exactly: integer).map(wrap)) }
            return Value(optional: value.asAnyDouble.flatMap { Number(exactly: $0) }.map(wrap))
        }
        registry.define("\(name).init(truncatingIfNeeded:)") { _, arguments in
            guard let integer = try arguments.value(0).anyInteger else {
                throw WrongArgument(expected: "an integer", index: 0)
            }
            return wrap(Number(truncatingIfNeeded: integer))
        }
        registry.define("\(name).init(clamping:)") { _, arguments in
            guard let integer = try arguments.value(0).anyInteger else {
                throw WrongArgument(expected: "an integer", index: 0)
            }
            return wrap(Number(clamping: integer))
        }
        registry.define("static \(name).max") { _, _ in wrap(.max) }
        registry.define("static \(name).min") { _, _ in wrap(.min) }
        registry.define("static \(name).zero") { _, _ in wrap(0) }
        registry.define("static \(name).bitWidth") { _, _ in .int(Number.bitWidth) }
        registry.define("\(name).magnitude") { _, arguments in try arguments.value(0).magnitude }
        registry.define("static \(name).random(in:)") { interpreter, arguments in
            let (low, high, isClosed) = try interpreter.bounds(arguments, 1)
            guard let low = low.anyInteger.flatMap({ Number(exactly: $0) }),
                let high = high.anyInteger.flatMap({ Number(exactly: $0) }), isClosed ? low <= high : low < high
            else {
                throw interpreter.fatal(
                    "Can't get random value with an empty range", fix: "give a range that is not empty")
            }
            return wrap(
                isClosed
                    ? Number.random(in: low...high, using: &interpreter.library.random)
                    : Number.random(in: low..<high, using: &interpreter.library.random))
        }
    }

    private static func registerCommonMembers(_ registry: inout NativeRegistry) {
        registry.define("BinaryInteger.description") { interpreter, arguments in
            Value(try interpreter.describe(arguments.value(0)))
        }
        registry.define("BinaryInteger.isMultiple(of:)") { _, arguments in
            let (number, other) = (try arguments.int(0), try arguments.int(1))
            return .bool(other == 0 ? number == 0 : other == -1 || number % other == 0)
        }
        registry.define("BinaryInteger.quotientAndRemainder(dividingBy:)") { interpreter, arguments in
            let value = try arguments.value(0)
            let (number, divisor) = (try arguments.int(0), try arguments.int(1))
            guard divisor != 0, !(divisor == -1 && number == Int.min) else {
                throw interpreter.fatal("Division by zero", fix: "check the divisor first")
            }
            let result = number.quotientAndRemainder(dividingBy: divisor)
            return .cell(
                TupleCell(
                    elements: [
                        value.integer(like: result.quotient) ?? .none, value.integer(like: result.remainder) ?? .none,
                    ], labels: ["quotient", "remainder"]))
        }
        registry.define("BinaryInteger.signum()") { _, arguments in
            let value = try arguments.value(0)
            return value.integer(like: try arguments.int(0).signum()) ?? .int(0)
        }
        registry.define("BinaryInteger.distance(to:)") { interpreter, arguments in
            let (distance, overflow) = try arguments.int(1).subtractingReportingOverflow(arguments.int(0))
            if overflow { throw interpreter.conversionTrap(arguments[1], "Int") }
            return .int(distance)
        }
        registry.define("BinaryInteger.advanced(by:)") { interpreter, arguments in
            let value = try arguments.value(0)
            let (sum, overflow) = try arguments.int(0).addingReportingOverflow(arguments.int(1))
            guard !overflow, let result = value.integer(like: sum) else {
                throw interpreter.conversionTrap(value, "the type")
            }
            return result
        }
        registry.define("BinaryInteger.bitWidth") { _, arguments in
            .int(try arguments.value(0).anyInteger?.bitWidth ?? 64)
        }
        registry.define("BinaryInteger.trailingZeroBitCount") { _, arguments in
            .int(try arguments.value(0).anyInteger?.trailingZeroBitCount ?? 0)
        }
        registry.define("FixedWidthInteger.nonzeroBitCount") { _, arguments in
            .int(try arguments.value(0).anyInteger?.nonzeroBitCount ?? 0)
        }
        registry.define("FixedWidthInteger.leadingZeroBitCount") { _, arguments in
            .int(try arguments.value(0).anyInteger?.leadingZeroBitCount ?? 0)
        }
        registry.define("FixedWidthInteger.byteSwapped") { _, arguments in
            try arguments.value(0).mapInteger { $0.byteSwapped }
        }
        registry.define("static BinaryInteger.isSigned") { _, arguments in
            guard case .metatype(let type) = arguments[0],
                case .nominal(let nominal, _) = type.takeUnretainedValue().type
            else { return .bool(true) }
            return .bool(!nominal.name.hasPrefix("U"))
        }
        registry.define("FixedWidthInteger.addingReportingOverflow(_:)") { _, arguments in
            try arguments.value(0).reporting(arguments.value(1)) { $0.addingReportingOverflow($1) }
        }
        registry.define("FixedWidthInteger.subtractingReportingOverflow(_:)") { _, arguments in
            try arguments.value(0).reporting(arguments.value(1)) { $0.subtractingReportingOverflow($1) }
        }
        registry.define("FixedWidthInteger.dividedReportingOverflow(by:)") { _, arguments in
            try arguments.value(0).reporting(arguments.value(1)) { $0.dividedReportingOverflow(by: $1) }
        }
        registry.define("FixedWidthInteger.remainderReportingOverflow(dividingBy:)") { _, arguments in
            try arguments.value(0).reporting(arguments.value(1)) { $0.remainderReportingOverflow(dividingBy: $1) }
        }
        for isLeft in [true, false] {
            registry.define("static FixedWidthInteger.\(isLeft ? "&<<" : "&>>")(_:_:)") { _, arguments in
                let (value, distance) = (try arguments.value(1), try arguments.int(2))
                return value.mapInteger { IntegerOperands($0).maskingShift(by: distance, isLeft: isLeft) }
            }
        }
        registry.define("FixedWidthInteger.multipliedFullWidth(by:)") { _, arguments in
            let (value, other) = (try arguments.value(0), try arguments.value(1))
            guard let left = value.anyInteger, let right = other.anyInteger else {
                throw WrongArgument(expected: "an integer", index: 1)
            }
            let (high, low) = IntegerOperands(left).multipliedFullWidth(by: IntegerOperands(right))
            return .cell(TupleCell(elements: [value.wrap(high), value.wrap(low)], labels: ["high", "low"]))
        }
        registry.define("FixedWidthInteger.multipliedReportingOverflow(by:)") { _, arguments in
            try arguments.value(0).reporting(arguments.value(1)) { $0.multipliedReportingOverflow(by: $1) }
        }
    }
}

extension Interpreter {
    fileprivate func conversionTrap(_ value: Value, _ name: String) -> Trap {
        trap(
            "runtime.conversion", "Fatal error: \(snapshot(value)) cannot be converted to \(name)",
            why: "it is outside the range of that type", fix: "use init(exactly:) or init(clamping:)")
    }

    /// The bounds of a `Range` or `ClosedRange` argument, and whether it is closed.
    func bounds(_ arguments: Arguments, _ index: Int) throws -> (low: Value, high: Value, isClosed: Bool) {
        let cell = try arguments.cell(index, as: StructCell.self, "a range")
        guard cell.fields.count >= 2 else { throw WrongArgument(expected: "a range", index: index) }
        return (cell.fields[0], cell.fields[1], cell.type.known == .closedRange)
    }
}

extension Value {
    fileprivate var magnitude: Value {
        switch self {
        case .int(let value): .uint(value.magnitude)
        case .int8(let value): .uint8(value.magnitude)
        case .int16(let value): .uint16(value.magnitude)
        case .int32(let value): .uint32(value.magnitude)
        case .int64(let value): .uint64(value.magnitude)
        default: self
        }
    }

    /// Applies an operation that keeps the integer type.
    fileprivate func mapInteger(_ transform: (any FixedWidthInteger) -> any FixedWidthInteger) -> Value {
        guard let integer = anyInteger else { return self }
        return wrap(transform(integer))
    }

    fileprivate func wrap(_ integer: any FixedWidthInteger) -> Value {
        switch integer {
        case let value as Int: .int(value)
        case let value as Int8: .int8(value)
        case let value as Int16: .int16(value)
        case let value as Int32: .int32(value)
        case let value as Int64: .int64(value)
        case let value as UInt: .uint(value)
        case let value as UInt8: .uint8(value)
        case let value as UInt16: .uint16(value)
        case let value as UInt32: .uint32(value)
        case let value as UInt64: .uint64(value)
        default: .none
        }
    }

    /// A partial value and whether it overflowed, as a tuple.
    fileprivate func reporting(
        _ other: Value, _ operation: (IntegerOperands, IntegerOperands) -> IntegerOperands.Reported
    ) throws -> Value {
        guard let left = anyInteger, let right = other.anyInteger else {
            throw WrongArgument(expected: "an integer", index: 1)
        }
        let (partial, overflow) = operation(IntegerOperands(left), IntegerOperands(right))
        return .cell(TupleCell(elements: [wrap(partial), .bool(overflow)], labels: ["partialValue", "overflow"]))
    }
}

/// An integer of some type, for operations that report overflow.
struct IntegerOperands {
    typealias Reported = (any FixedWidthInteger, Bool)
    private let value: any FixedWidthInteger

    init(_ value: any FixedWidthInteger) { self.value = value }

    func addingReportingOverflow(_ other: IntegerOperands) -> Reported {
        func with<Number: FixedWidthInteger>(_ number: Number) -> Reported {
            let result = number.addingReportingOverflow(Number(truncatingIfNeeded: other.value))
            return (result.partialValue, result.overflow)
        }
        return with(value)
    }

    func subtractingReportingOverflow(_ other: IntegerOperands) -> Reported {
        func with<Number: FixedWidthInteger>(_ number: Number) -> Reported {
            let result = number.subtractingReportingOverflow(Number(truncatingIfNeeded: other.value))
            return (result.partialValue, result.overflow)
        }
        return with(value)
    }

    func dividedReportingOverflow(by other: IntegerOperands) -> Reported {
        func with<Number: FixedWidthInteger>(_ number: Number) -> Reported {
            let result = number.dividedReportingOverflow(by: Number(truncatingIfNeeded: other.value))
            return (result.partialValue, result.overflow)
        }
        return with(value)
    }

    func remainderReportingOverflow(dividingBy other: IntegerOperands) -> Reported {
        func with<Number: FixedWidthInteger>(_ number: Number) -> Reported {
            let result = number.remainderReportingOverflow(dividingBy: Number(truncatingIfNeeded: other.value))
            return (result.partialValue, result.overflow)
        }
        return with(value)
    }

    /// A shift by a distance that is taken modulo the width.
    func maskingShift(by distance: Int, isLeft: Bool) -> any FixedWidthInteger {
        func with<Number: FixedWidthInteger>(_ number: Number) -> any FixedWidthInteger {
            let distance = Number(truncatingIfNeeded: distance)
            return isLeft ? number &<< distance : number &>> distance
        }
        return with(value)
    }

    /// Both halves of a product, each in the operands' own type.
    func multipliedFullWidth(by other: IntegerOperands) -> (high: any FixedWidthInteger, low: any FixedWidthInteger) {
        func with<Number: FixedWidthInteger>(_ number: Number) -> (any FixedWidthInteger, any FixedWidthInteger) {
            let result = number.multipliedFullWidth(by: Number(truncatingIfNeeded: other.value))
            return (result.high, Number(truncatingIfNeeded: result.low))
        }
        return with(value)
    }

    func multipliedReportingOverflow(by other: IntegerOperands) -> Reported {
        func with<Number: FixedWidthInteger>(_ number: Number) -> Reported {
            let result = number.multipliedReportingOverflow(by: Number(truncatingIfNeeded: other.value))
            return (result.partialValue, result.overflow)
        }
        return with(value)
    }
}

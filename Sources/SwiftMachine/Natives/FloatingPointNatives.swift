import Foundation

extension NativeRegistry {
    static func registerFloatingPoint(_ registry: inout NativeRegistry) {
        register(Double.self, "Double", in: &registry) { .double($0) }
        register(Float.self, "Float", in: &registry) { .float($0) }
        registerMembers(&registry)
        registerMath(&registry)
    }

    private static func register<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, _ name: String, in registry: inout NativeRegistry, wrap: @escaping (Number) -> Value
    ) where Number.RawSignificand: FixedWidthInteger {
        registry.define("\(name).init(_:)") { _, arguments in
            let value = try arguments.value(0)
            if let string = value.asString { return Value(optional: Number(string).map(wrap)) }
            if case .float(let float) = value { return wrap(Number(float)) }
            guard let double = value.asAnyDouble else { throw WrongArgument(expected: "a number", index: 0) }
            return wrap(Number(double))
        }
        registry.define("\(name).init()") { _, _ in wrap(0) }
        registry.define("\(name).init(exactly:)") { _, arguments in
            let value = try arguments.value(0)
            if let integer = value.anyInteger { return Value(optional: Number(exactly: integer).map(wrap)) }
            return Value(optional: value.asAnyDouble.flatMap { Number(exactly: $0) }.map(wrap))
        }
        registry.define("static \(name).pi") { _, _ in wrap(.pi) }
        registry.define("static \(name).infinity") { _, _ in wrap(.infinity) }
        registry.define("static \(name).nan") { _, _ in wrap(.nan) }
        registry.define("static \(name).zero") { _, _ in wrap(0) }
        registry.define("static \(name).greatestFiniteMagnitude") { _, _ in wrap(.greatestFiniteMagnitude) }
        registry.define("static \(name).leastNonzeroMagnitude") { _, _ in wrap(.leastNonzeroMagnitude) }
        registry.define("static \(name).leastNormalMagnitude") { _, _ in wrap(.leastNormalMagnitude) }
        registry.define("static \(name).ulpOfOne") { _, _ in wrap(.ulpOfOne) }
        registry.define("static \(name).random(in:)") { interpreter, arguments in
            let (low, high, isClosed) = try interpreter.bounds(arguments, 1)
            guard let low = low.asAnyDouble, let high = high.asAnyDouble, isClosed ? low <= high : low < high,
                low.isFinite, high.isFinite
            else {
                throw interpreter.fatal(
                    "Can't get random value with an empty range", fix: "give a finite range that is not empty")
            }
            return wrap(
                isClosed
                    ? Number(Double.random(in: low...high, using: &interpreter.library.random))
                    : Number(Double.random(in: low..<high, using: &interpreter.library.random)))
        }
    }

    /// Registers a member that gives a number of the receiver's own type.
    private static func member(
        _ name: String, in registry: inout NativeRegistry, double: @escaping (Double, Double) -> Double,
        float: @escaping (Float, Float) -> Float
    ) {
        registry.define("FloatingPoint.\(name)") { _, arguments in
            if case .float(let value) = try arguments.value(0) {
                return .float(float(value, arguments.count > 1 ? Float(try arguments.double(1)) : 0))
            }
            return .double(double(try arguments.double(0), arguments.count > 1 ? try arguments.double(1) : 0))
        }
    }

    private static func test(
        _ name: String, in registry: inout NativeRegistry, _ holds: @escaping (Double) -> Bool
    ) {
        registry.define("FloatingPoint.\(name)") { _, arguments in .bool(holds(try arguments.double(0))) }
    }

    private static func registerMembers(_ registry: inout NativeRegistry) {
        registry.define("FloatingPoint.description") { interpreter, arguments in
            Value(try interpreter.describe(arguments.value(0)))
        }
        test("isNaN", in: &registry) { $0.isNaN }
        test("isInfinite", in: &registry) { $0.isInfinite }
        test("isFinite", in: &registry) { $0.isFinite }
        test("isZero", in: &registry) { $0.isZero }
        test("_isNegative", in: &registry) { $0.sign == .minus }
        member(
            "magnitude", in: &registry, double: { value, _ in value.magnitude }, float: { value, _ in value.magnitude })
        member("nextUp", in: &registry, double: { value, _ in value.nextUp }, float: { value, _ in value.nextUp })
        member("nextDown", in: &registry, double: { value, _ in value.nextDown }, float: { value, _ in value.nextDown })
        member(
            "significand", in: &registry, double: { value, _ in value.significand },
            float: { value, _ in value.significand })
        member("binade", in: &registry, double: { value, _ in value.binade }, float: { value, _ in value.binade })
        registry.define("FloatingPoint.exponent") { interpreter, arguments in
            let number = try arguments.double(0)
            guard number.isFinite, number != 0 else {
                throw interpreter.fatal(
                    "The exponent of \(number) is out of range", fix: "check isFinite and isZero first")
            }
            return .int(Int(number.exponent))
        }
        registry.define("FloatingPoint.isNormal") { _, arguments in .bool(try arguments.double(0).isNormal) }
        registry.define("FloatingPoint.isSubnormal") { _, arguments in .bool(try arguments.double(0).isSubnormal) }
        member("ulp", in: &registry, double: { value, _ in value.ulp }, float: { value, _ in value.ulp })
        member(
            "rounded()", in: &registry, double: { value, _ in value.rounded() }, float: { value, _ in value.rounded() })
        member(
            "squareRoot()", in: &registry, double: { value, _ in value.squareRoot() },
            float: { value, _ in value.squareRoot() })
        member(
            "truncatingRemainder(dividingBy:)", in: &registry, double: { $0.truncatingRemainder(dividingBy: $1) },
            float: { $0.truncatingRemainder(dividingBy: $1) })
        member(
            "remainder(dividingBy:)", in: &registry, double: { $0.remainder(dividingBy: $1) },
            float: { $0.remainder(dividingBy: $1) })
        registry.define("FloatingPoint.rounded(_:)") { _, arguments in
            guard case .enumCase(let symbol) = try arguments.value(1) else {
                throw WrongArgument(expected: "a rounding rule", index: 1)
            }
            let rule = roundingRule(symbol.takeUnretainedValue().name)
            if case .float(let value) = try arguments.value(0) { return .float(value.rounded(rule)) }
            return .double(try arguments.double(0).rounded(rule))
        }
    }

    private static func roundingRule(_ name: String) -> FloatingPointRoundingRule {
        switch name {
        case "toNearestOrEven": .toNearestOrEven
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        default: .toNearestOrAwayFromZero
        }
    }

    private static func registerMath(_ registry: inout NativeRegistry) {
        func unary(_ name: String, _ function: @escaping (Double) -> Double) {
            registry.define("\(name)(_:)") { _, arguments in
                if case .float(let value) = try arguments.value(0) { return .float(Float(function(Double(value)))) }
                return .double(function(try arguments.double(0)))
            }
        }
        func binary(_ name: String, _ function: @escaping (Double, Double) -> Double) {
            registry.define("\(name)(_:_:)") { _, arguments in
                .double(function(try arguments.double(0), try arguments.double(1)))
            }
        }
        unary("sqrt") { $0.squareRoot() }
        unary("floor") { $0.rounded(.down) }
        unary("ceil") { $0.rounded(.up) }
        unary("round") { $0.rounded() }
        unary("trunc") { $0.rounded(.towardZero) }
        unary("fabs") { abs($0) }
        unary("sin") { sin($0) }
        unary("cos") { cos($0) }
        unary("tan") { tan($0) }
        unary("asin") { asin($0) }
        unary("acos") { acos($0) }
        unary("atan") { atan($0) }
        unary("exp") { exp($0) }
        unary("log") { log($0) }
        unary("log2") { log2($0) }
        unary("log10") { log10($0) }
        unary("cbrt") { cbrt($0) }
        binary("pow") { pow($0, $1) }
        binary("atan2") { atan2($0, $1) }
        binary("fmod") { fmod($0, $1) }
        binary("hypot") { hypot($0, $1) }
    }
}

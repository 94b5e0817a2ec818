import SwiftFrontEnd

/// Operators on values.
extension Interpreter {
    /// A condition's truth: of an unknown value, what the hook says.
    func truth(_ value: Value) throws -> Bool {
        switch value {
        case .bool(let value): return value
        case .cell(let cell):
            if let opaque = cell as? OpaqueCell { return try client?.decide(about: opaque, isOfLoop: false) ?? false }
            if let erased = cell as? ErasedCell { return try truth(erased.value) }
        default: break
        }
        _ = try unsettled(
            "condition", trap("runtime.condition", "a condition is not a Bool: \(snapshot(value))"))
        return false
    }

    /// A comparison of what may be no integers.
    /// - Parameter isNegated: whether the program asks for the opposite.
    func compareSlowly(
        _ operation: Operation, _ left: Value, _ right: Value, isNegated: Bool
    ) throws -> Bool {
        let builtin: BuiltinOperation =
            switch operation {
            case .jumpIfLess, .jumpIfLessThan: .less
            case .jumpIfLessOrEqual, .jumpIfAtMost: .lessOrEqual
            case .jumpIfGreater, .jumpIfGreaterThan: .greater
            case .jumpIfGreaterOrEqual, .jumpIfAtLeast: .greaterOrEqual
            case .jumpIfEqual, .jumpIfIs: .equal
            default: .notEqual
            }
        let result = try binary(builtin, left, right)
        if isNegated, let opaque = result.unerased.asOpaque { return try !truth(.cell(opaque)) }
        return try truth(result)
    }

    /// An operation on two values of one builtin type.
    func binary(_ operation: BuiltinOperation, _ left: Value, _ right: Value) throws -> Value {
        switch (left, right) {
        case (.int(let left), .int(let right)): return .init(try integer(operation, left, right)) { .int($0) }
        case (.double(let left), .double(let right)):
            return .init(try floating(operation, left, right)) { .double($0) }
        case (.bool(let left), .bool(let right)):
            switch operation {
            case .equal: return .bool(left == right)
            case .notEqual: return .bool(left != right)
            default: break
            }
        case (.float(let left), .float(let right)):
            return .init(try floating(operation, left, right)) { .float($0) }
        case (.int8(let left), .int8(let right)): return .init(try integer(operation, left, right)) { .int8($0) }
        case (.int16(let left), .int16(let right)): return .init(try integer(operation, left, right)) { .int16($0) }
        case (.int32(let left), .int32(let right)): return .init(try integer(operation, left, right)) { .int32($0) }
        case (.int64(let left), .int64(let right)): return .init(try integer(operation, left, right)) { .int64($0) }
        case (.uint(let left), .uint(let right)): return .init(try integer(operation, left, right)) { .uint($0) }
        case (.uint8(let left), .uint8(let right)): return .init(try integer(operation, left, right)) { .uint8($0) }
        case (.uint16(let left), .uint16(let right)):
            return .init(try integer(operation, left, right)) { .uint16($0) }
        case (.uint32(let left), .uint32(let right)):
            return .init(try integer(operation, left, right)) { .uint32($0) }
        case (.uint64(let left), .uint64(let right)):
            return .init(try integer(operation, left, right)) { .uint64($0) }
        case (.cell(let leftCell), .cell(let rightCell)):
            if let left = leftCell as? StringCell, let right = rightCell as? StringCell {
                switch operation {
                case .add:
                    try checkLength(left.string.utf8.count + right.string.utf8.count)
                    return Value(left.string + right.string)
                case .equal: return .bool(left.string == right.string)
                case .notEqual: return .bool(left.string != right.string)
                case .less: return .bool(left.string < right.string)
                case .lessOrEqual: return .bool(left.string <= right.string)
                case .greater: return .bool(left.string > right.string)
                case .greaterOrEqual: return .bool(left.string >= right.string)
                default: break
                }
            }
            if let left = leftCell.asArray, let right = rightCell.asArray, operation == .add {
                try checkLength(left.elements.count + right.elements.count, stride: MemoryLayout<Value>.stride)
                return .cell(ArrayCell(left.elements + right.elements))
            }
        default: break
        }
        return try mixed(operation, left, right)
    }

    /// Operands of different kinds: unknown ones, literals that a typed operand decides, and what is compared.
    private func mixed(_ operation: BuiltinOperation, _ left: Value, _ right: Value) throws -> Value {
        let left = left.unerased
        let right = right.unerased
        if let opaque = left.asOpaque ?? right.asOpaque {
            return opaque.member == nil ? .cell(opaque) : makeOpaque(opaque.name)
        }
        if operation == .shiftLeft || operation == .shiftRight, let shifted = left.shifted(operation, by: right) {
            return shifted
        }
        if let (first, second) = unified(left, right) { return try binary(operation, first, second) }
        switch operation {
        case .equal: return .bool(try isEqual(left, right))
        case .notEqual: return .bool(try !isEqual(left, right))
        case .less: return .bool(try compare(left, right) < 0)
        case .lessOrEqual: return .bool(try compare(left, right) <= 0)
        case .greater: return .bool(try compare(left, right) > 0)
        case .greaterOrEqual: return .bool(try compare(left, right) >= 0)
        default:
            return try unsettled(
                operation.symbol,
                trap(
                    "runtime.operator",
                    "'\(operation.symbol)' cannot be applied to \(snapshot(left)) and \(snapshot(right))",
                    fix: "convert one operand to the type of the other"))
        }
    }

    /// Numbers of two types as numbers of one, where one of them can only come from a literal.
    private func unified(_ left: Value, _ right: Value) -> (Value, Value)? {
        switch (left, right) {
        case (.int(let value), .double): (.double(Double(value)), right)
        case (.double, .int(let value)): (left, .double(Double(value)))
        case (.int(let value), .float): (.float(Float(value)), right)
        case (.float, .int(let value)): (left, .float(Float(value)))
        case (.float(let value), .double): (.double(Double(value)), right)
        case (.double, .float(let value)): (left, .double(Double(value)))
        case (.int(let value), _):
            Value(literal: value, like: right).map { ($0, right) }
        case (_, .int(let value)):
            Value(literal: value, like: left).map { (left, $0) }
        default: nil
        }
    }

    private enum Outcome<Number> {
        case number(Number)
        case truth(Bool)
    }

    private func integer<Number: FixedWidthInteger>(
        _ operation: BuiltinOperation, _ left: Number, _ right: Number
    ) throws -> Value.NumberOrTruth<Number> {
        switch operation {
        case .add: return .number(try checked(left.addingReportingOverflow(right)))
        case .subtract: return .number(try checked(left.subtractingReportingOverflow(right)))
        case .multiply: return .number(try checked(left.multipliedReportingOverflow(by: right)))
        case .divide:
            guard right != 0 else { throw divisionByZero() }
            return .number(try checked(left.dividedReportingOverflow(by: right)))
        case .remainder:
            guard right != 0 else { throw divisionByZero() }
            return .number(try checked(left.remainderReportingOverflow(dividingBy: right)))
        case .wrappingAdd: return .number(left &+ right)
        case .wrappingSubtract: return .number(left &- right)
        case .wrappingMultiply: return .number(left &* right)
        case .and: return .number(left & right)
        case .or: return .number(left | right)
        case .xor: return .number(left ^ right)
        case .shiftLeft: return .number(left << right)
        case .shiftRight: return .number(left >> right)
        case .equal: return .truth(left == right)
        case .notEqual: return .truth(left != right)
        case .less: return .truth(left < right)
        case .lessOrEqual: return .truth(left <= right)
        case .greater: return .truth(left > right)
        case .greaterOrEqual: return .truth(left >= right)
        case .negate, .complement, .not:
            throw trap("runtime.operator", "'\(operation.rawValue)' takes one operand")
        }
    }

    private func floating<Number: BinaryFloatingPoint>(
        _ operation: BuiltinOperation, _ left: Number, _ right: Number
    ) throws -> Value.NumberOrTruth<Number> {
        switch operation {
        case .add: return .number(left + right)
        case .subtract: return .number(left - right)
        case .multiply: return .number(left * right)
        case .divide: return .number(left / right)
        case .remainder: return .number(left.truncatingRemainder(dividingBy: right))
        case .equal: return .truth(left == right)
        case .notEqual: return .truth(left != right)
        case .less: return .truth(left < right)
        case .lessOrEqual: return .truth(left <= right)
        case .greater: return .truth(left > right)
        case .greaterOrEqual: return .truth(left >= right)
        default:
            throw trap("runtime.operator", "'\(operation.symbol)' cannot be applied to floating-point numbers")
        }
    }

    private func checked<Number>(_ result: (partialValue: Number, overflow: Bool)) throws -> Number {
        guard !result.overflow else {
            throw trap(
                "runtime.overflow", "Swift runtime failure: arithmetic overflow",
                fix: "use a wider type, or '&+', '&-', '&*' where wrapping is meant")
        }
        return result.partialValue
    }

    private func divisionByZero() -> Trap {
        trap("runtime.division", "Swift runtime failure: division by zero", fix: "check the divisor first")
    }

    func unary(_ operation: BuiltinOperation, _ value: Value) throws -> Value {
        switch (operation, value.unerased) {
        case (.not, .bool(let value)): return .bool(!value)
        case (.not, let value): return .bool(try !truth(value))
        case (.negate, .int(let value)): return .int(try checked((0 as Int).subtractingReportingOverflow(value)))
        case (.negate, .double(let value)): return .double(-value)
        case (.negate, .float(let value)): return .float(-value)
        case (.negate, .int8(let value)): return .int8(try checked((0 as Int8).subtractingReportingOverflow(value)))
        case (.negate, .int16(let value)):
            return .int16(try checked((0 as Int16).subtractingReportingOverflow(value)))
        case (.negate, .int32(let value)):
            return .int32(try checked((0 as Int32).subtractingReportingOverflow(value)))
        case (.negate, .int64(let value)):
            return .int64(try checked((0 as Int64).subtractingReportingOverflow(value)))
        case (.complement, .int(let value)): return .int(~value)
        case (.complement, .int8(let value)): return .int8(~value)
        case (.complement, .int16(let value)): return .int16(~value)
        case (.complement, .int32(let value)): return .int32(~value)
        case (.complement, .int64(let value)): return .int64(~value)
        case (.complement, .uint(let value)): return .uint(~value)
        case (.complement, .uint8(let value)): return .uint8(~value)
        case (.complement, .uint16(let value)): return .uint16(~value)
        case (.complement, .uint32(let value)): return .uint32(~value)
        case (.complement, .uint64(let value)): return .uint64(~value)
        case (_, let value):
            if let opaque = value.asOpaque { return makeOpaque(opaque.name) }
            return try unsettled(
                operation.symbol,
                trap(
                    "runtime.operator", "'\(operation.symbol)' cannot be applied to \(snapshot(value))",
                    fix: "apply it to a number"))
        }
    }

    // MARK: Operators whose operand types are known only now

    /// `a` = the operator of a site's name on the operands above it.
    func dynamicOperator(_ site: Site, _ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        for index in 1...max(1, count) { a[index] = a[index].unerased }
        if count == 1 {
            let operand = a[1]
            if let operation = BuiltinOperation(prefix: site.name), operand.isBuiltinNumber || site.name == "!" {
                a[1] = .void
                a.pointee = try unary(operation, operand)
                return
            }
            if site.name == "+", operand.isBuiltinNumber {
                a.pointee = (a + 1).take()
                return
            }
            if let opaque = operand.asOpaque {
                a[1] = .void
                a.pointee = makeOpaque(opaque.name)
                return
            }
            try callOperator(site, a, count)
            return
        }
        try resolveImplicitOperands(a)
        let left = a[1]
        let right = a[2]
        switch site.name {
        case "===", "!==":
            let same = isSame(left, right)
            a[1] = .void
            a[2] = .void
            a.pointee = .bool(site.name == "===" ? same : !same)
            return
        case "??":
            let result = left.unwrapped ?? right
            a[1] = .void
            a[2] = .void
            a.pointee = try left.unwrapped == nil && isFunction(right) ? call(right, []) : result
            return
        case "&&", "||":
            let leftTruth = try truth(left)
            let result = site.name == "&&" ? leftTruth : !leftTruth
            a[1] = .void
            a[2] = .void
            if !result {
                a.pointee = .bool(leftTruth)
            } else {
                a.pointee = isFunction(right) ? try call(right, []) : right
            }
            return
        default: break
        }
        if let operation = BuiltinOperation(infix: site.name) {
            if left.isBuiltinOperand, right.isBuiltinOperand {
                a[1] = .void
                a[2] = .void
                a.pointee = try binary(operation, left, right)
                return
            }
            if left.asOpaque != nil || right.asOpaque != nil {
                a[1] = .void
                a[2] = .void
                let opaque = left.asOpaque ?? right.asOpaque
                if let opaque, opaque.member == nil {
                    a.pointee = .cell(opaque)
                } else {
                    a.pointee = makeOpaque(opaque?.name ?? site.name)
                }
                return
            }
            if operation == .equal || operation == .notEqual {
                let same = try isEqual(left, right)
                a[1] = .void
                a[2] = .void
                a.pointee = .bool(operation == .equal ? same : !same)
                return
            }
        }
        try callOperator(site, a, count)
    }

    private func isFunction(_ value: Value) -> Bool {
        switch value {
        case .function: true
        case .cell(let cell): cell is ClosureCell || cell is NativeClosureCell || cell is BoundMethodCell
        default: false
        }
    }

    /// Whether two references are to one object.
    func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left.unerased, right.unerased) {
        case (.none, .none): true
        case (.cell(let left), .cell(let right)):
            if let left = left.asObject, let right = right.asObject {
                left.storage === right.storage
            } else {
                left === right
            }
        case (.metatype(let left), .metatype(let right)): left.toOpaque() == right.toOpaque()
        default: false
        }
    }

    private func resolveImplicitOperands(_ a: UnsafeMutablePointer<Value>) throws {
        if case .cell(let cell) = a[1], let member = cell as? ImplicitMemberCell, let type = nominalType(of: a[2]) {
            a[1] = try resolveImplicit(member, as: type)
        } else if case .cell(let cell) = a[2], let member = cell as? ImplicitMemberCell,
            let type = nominalType(of: a[1])
        {
            a[2] = try resolveImplicit(member, as: type)
        }
    }

    /// Operator functions that the types of the operands, or the program, declare; remembered for the last types.
    private func operators(_ site: Site, _ operands: [Value]) -> [FunctionSymbol] {
        let types = operands.map { nominalType(of: $0) }
        let second = types.count > 1 ? types[1] : nil
        if !site.cachedOperators.isEmpty, site.cachedType === types[0], site.cachedOperand === second {
            return site.cachedOperators
        }
        var candidates: [FunctionSymbol] = []
        func add(_ functions: [FunctionSymbol]) {
            candidates += functions.filter {
                $0.declaredParameterCount == operands.count && !$0.isRequirement && !candidates.contains($0)
            }
        }
        for case .some(let type) in types {
            add(members(of: type, named: site.name).compactMap { if case .function(let own) = $0 { own } else { nil } })
        }
        add(program.bodyProvider?.operatorFunctions(named: site.name) ?? [])
        site.cachedType = types[0]
        site.cachedOperand = second
        site.cachedOperators = candidates
        return candidates
    }

    /// Calls an operator function that the types of the operands, or the program, declare.
    private func callOperator(_ site: Site, _ a: UnsafeMutablePointer<Value>, _ count: Int) throws {
        let operands = (0..<count).map { a[1 + $0] }
        let candidates = operators(site, operands)
        let accepting = candidates.first { function in
            zip(function.parameters, operands).allSatisfy { mayAccept($0.type, $1) }
        }
        // The library's own bodies join arrays without the operator being loaded.
        if accepting == nil, site.name == "+", let joined = try joinedArrays(operands) {
            for index in 1..<(count + 1) { a[index] = .void }
            a.pointee = joined
            return
        }
        guard let chosen = accepting ?? candidates.first else {
            if count == 2, let operation = BuiltinOperation(infix: site.name), operation.isComparison {
                a.pointee = try mixed(operation, (a + 1).take(), (a + 2).take())
                return
            }
            let texts = operands.map(snapshot).joined(separator: " and ")
            a.pointee = try unsettled(
                site.name,
                trap(
                    "runtime.operator", "the operator '\(site.name)' cannot be applied to \(texts)",
                    fix: "declare the operator for these types"))
            for index in 1..<(count + 1) { a[index] = .void }
            return
        }
        if chosen.takesSelf {
            for index in (0..<count).reversed() { a[2 + index] = (a + 1 + index).take() }
            a[1] = .metatype(Unmanaged.passUnretained(program.metatype(operatorType(chosen, operands))))
        }
        let end = (chosen.takesSelf ? 2 : 1) + count
        for (offset, parameter) in chosen.parameters.dropFirst(count).enumerated() {
            a[end + offset] = typeArgument(parameter, of: chosen, receiver: nil, given: operands)
        }
        try callSlowly(chosen.record, a)
    }

    private func joinedArrays(_ operands: [Value]) throws -> Value? {
        var elements: ContiguousArray<Value> = []
        for operand in operands {
            guard case .cell(let cell) = operand, let array = cell.asArray else { return nil }
            try checkLength(elements.count + array.elements.count, stride: MemoryLayout<Value>.stride)
            elements += array.elements
        }
        return .cell(ArrayCell(elements))
    }
}

extension Interpreter {
    /// The type that an operator declared in one is called on: that of an operand, generic arguments included.
    fileprivate func operatorType(_ function: FunctionSymbol, _ operands: [Value]) -> SwiftType {
        guard let owner = function.owner else { return .void }
        if owner.genericParameters.isEmpty { return .nominal(owner, []) }
        let types = DynamicType(interpreter: self)
        for operand in operands {
            let type = types.type(of: operand)
            if case .nominal(let nominal, _) = type, nominal === owner { return type }
        }
        return .nominal(owner, [])
    }
}

extension Value {
    /// The result of an arithmetic operation or comparison.
    enum NumberOrTruth<Number> {
        case number(Number)
        case truth(Bool)
    }

    fileprivate init<Number>(_ result: NumberOrTruth<Number>, _ wrap: (Number) -> Value) {
        switch result {
        case .number(let number): self = wrap(number)
        case .truth(let truth): self = .bool(truth)
        }
    }

    /// An integer literal as a number of the type that another value has.
    fileprivate init?(literal: Int, like other: Value) {
        switch other {
        case .int8: self = .int8(Int8(truncatingIfNeeded: literal))
        case .int16: self = .int16(Int16(truncatingIfNeeded: literal))
        case .int32: self = .int32(Int32(truncatingIfNeeded: literal))
        case .int64: self = .int64(Int64(literal))
        case .uint: self = .uint(UInt(truncatingIfNeeded: literal))
        case .uint8: self = .uint8(UInt8(truncatingIfNeeded: literal))
        case .uint16: self = .uint16(UInt16(truncatingIfNeeded: literal))
        case .uint32: self = .uint32(UInt32(truncatingIfNeeded: literal))
        case .uint64: self = .uint64(UInt64(truncatingIfNeeded: literal))
        default: return nil
        }
    }

    /// An integer shifted by a distance of any integer type: a negative one shifts the other way.
    fileprivate func shifted(_ operation: BuiltinOperation, by distance: Value) -> Value? {
        guard let distance = distance.anyInteger.map({ Int(clamping: $0) }) else { return nil }
        func shift<Number: FixedWidthInteger>(_ number: Number) -> Number {
            operation == .shiftLeft ? number << distance : number >> distance
        }
        return switch self {
        case .int(let value): .int(shift(value))
        case .int8(let value): .int8(shift(value))
        case .int16(let value): .int16(shift(value))
        case .int32(let value): .int32(shift(value))
        case .int64(let value): .int64(shift(value))
        case .uint(let value): .uint(shift(value))
        case .uint8(let value): .uint8(shift(value))
        case .uint16(let value): .uint16(shift(value))
        case .uint32(let value): .uint32(shift(value))
        case .uint64(let value): .uint64(shift(value))
        default: nil
        }
    }

    fileprivate var isBuiltinNumber: Bool {
        switch self {
        case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double, .float: true
        default: false
        }
    }

    fileprivate var isBuiltinOperand: Bool {
        switch self {
        case .bool: true
        case .cell(let cell): cell is StringCell
        default: isBuiltinNumber
        }
    }
}

extension BuiltinOperation {
    init?(infix name: String) {
        switch name {
        case "+": self = .add
        case "-": self = .subtract
        case "*": self = .multiply
        case "/": self = .divide
        case "%": self = .remainder
        case "&+": self = .wrappingAdd
        case "&-": self = .wrappingSubtract
        case "&*": self = .wrappingMultiply
        case "&": self = .and
        case "|": self = .or
        case "^": self = .xor
        case "<<": self = .shiftLeft
        case ">>": self = .shiftRight
        case "==": self = .equal
        case "!=": self = .notEqual
        case "<": self = .less
        case "<=": self = .lessOrEqual
        case ">": self = .greater
        case ">=": self = .greaterOrEqual
        default: return nil
        }
    }

    init?(prefix name: String) {
        switch name {
        case "-": self = .negate
        case "!": self = .not
        case "~": self = .complement
        default: return nil
        }
    }
}

import SwiftFrontEnd

extension CodeGenerator {
    /// Evaluates a condition for its jump alone.
    func emitCondition(_ expression: Expression, jumpIfFalse label: CodeBuilder.Label) throws {
        try emitCondition(expression, jump: label, if: false)
    }

    func emitCondition(
        _ expression: Expression, jump label: CodeBuilder.Label, if sense: Bool
    ) throws {
        builder.position = expression.position
        switch expression.kind {
        case .constant(.bool(let value)):
            if value == sense { builder.emitJump(.jump, to: label) }
        case .and(let left, let right):
            try emitAnd(left, right, jump: label, if: sense)
        case .or(let left, let right):
            if sense {
                try emitCondition(left, jump: label, if: true)
                try emitCondition(right, jump: label, if: true)
            } else {
                let skip = builder.makeLabel()
                try emitCondition(left, jump: skip, if: true)
                try emitCondition(right, jump: label, if: false)
                builder.place(skip)
            }
        case .builtin(.not, _, let operands) where operands.count == 1:
            try emitCondition(operands[0], jump: label, if: !sense)
        case .builtin(let operation, .int, let operands) where operands.count == 2 && operation.isComparison:
            try emitIntComparison(operation, operands[0], operands[1], jump: label, if: sense)
        default:
            let mark = builder.top
            let register = try emitOperand(expression)
            builder.position = expression.position
            builder.emitJump(sense ? .jumpIfTrue : .jumpIfFalse, register.register, to: label)
            builder.release(to: mark)
        }
    }

    private func emitAnd(
        _ left: Expression, _ right: Expression, jump label: CodeBuilder.Label, if sense: Bool
    ) throws {
        guard sense else {
            try emitCondition(left, jump: label, if: false)
            try emitCondition(right, jump: label, if: false)
            return
        }
        let skip = builder.makeLabel()
        try emitCondition(left, jump: skip, if: false)
        try emitCondition(right, jump: label, if: true)
        builder.place(skip)
    }

    private func emitIntComparison(
        _ operation: BuiltinOperation, _ left: Expression, _ right: Expression, jump label: CodeBuilder.Label,
        if sense: Bool
    ) throws {
        let operation = sense ? operation : operation.negated
        // What a jump tests is not what is asked: of an unknown value that counts as false, what is asked.
        let extra = sense ? 0 : 1
        let mark = builder.top
        if let immediate = right.smallInteger {
            let register = try emitOperand(left).register
            builder.emitJump(operation.immediateJump, register, immediate, to: label, extra: extra)
        } else {
            let operands = try emitOperands([left, right])
            builder.emitJump(operation.jump, operands[0].register, operands[1].register, to: label, extra: extra)
        }
        builder.release(to: mark)
    }
}

extension BuiltinOperation {
    var isComparison: Bool {
        switch self {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
        default: false
        }
    }

    fileprivate var negated: BuiltinOperation {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        default: self
        }
    }

    fileprivate var jump: Operation {
        switch self {
        case .equal: .jumpIfEqual
        case .notEqual: .jumpIfNotEqual
        case .less: .jumpIfLess
        case .lessOrEqual: .jumpIfLessOrEqual
        case .greater: .jumpIfGreater
        default: .jumpIfGreaterOrEqual
        }
    }

    fileprivate var immediateJump: Operation {
        switch self {
        case .equal: .jumpIfIs
        case .notEqual: .jumpIfIsNot
        case .less: .jumpIfLessThan
        case .lessOrEqual: .jumpIfAtMost
        case .greater: .jumpIfGreaterThan
        default: .jumpIfAtLeast
        }
    }

    /// The operation by its number in an instruction, and back.
    static let byCode: [BuiltinOperation] = [
        .add, .subtract, .multiply, .divide, .remainder, .negate, .wrappingAdd, .wrappingSubtract, .wrappingMultiply,
        .and, .or, .xor, .complement, .shiftLeft, .shiftRight, .equal, .notEqual, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .not,
    ]

    var code: Int {
        switch self {
        case .add: 0
        case .subtract: 1
        case .multiply: 2
        case .divide: 3
        case .remainder: 4
        case .negate: 5
        case .wrappingAdd: 6
        case .wrappingSubtract: 7
        case .wrappingMultiply: 8
        case .and: 9
        case .or: 10
        case .xor: 11
        case .complement: 12
        case .shiftLeft: 13
        case .shiftRight: 14
        case .equal: 15
        case .notEqual: 16
        case .less: 17
        case .lessOrEqual: 18
        case .greater: 19
        case .greaterOrEqual: 20
        case .not: 21
        }
    }
}

extension Expression {
    /// The value of an `Int` constant that fits into an operand.
    var smallInteger: Int? {
        if case .constant(.integer(let value, .int)) = kind, value >= -0x4000_0000, value <= 0x4000_0000 {
            return Int(value)
        }
        return nil
    }
}

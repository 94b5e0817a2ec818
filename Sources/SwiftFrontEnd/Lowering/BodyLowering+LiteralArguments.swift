@_implementationOnly import SwiftSyntax

/// Number literals as arguments of generic parameters: `reduce(0) { $0 + $1.price }`.
///
/// A literal alone says that the parameter is `Int` or `Double`. Where a closure beside it mixes that with another kind
/// of number, the literal is one of these, as Swift finds by solving both at once.
extension BodyLowering {
    /// Builds a call whose generic parameter a literal decides only as long as no closure says otherwise.
    func build(
        _ candidate: Candidate, _ arguments: [RawArgument], _ sources: [Source], _ known: [Int: Expression],
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        func call(_ candidate: Candidate) -> Expression {
            buildCall(candidate, arguments, sources, known, expected, at: position)
        }
        guard !context.isPrelude, let literal = undecidedLiteral(candidate, arguments, sources, expected) else {
            return call(candidate)
        }
        let outer = mixedNumbers
        let closures = outermost.closureCount
        let before = lowerer.notes
        mixedNumbers = []
        let first = call(candidate)
        let mixed = mixedNumbers
        let after = lowerer.notes
        for type in mixed where literal.constant.mayBe(type, self) {
            var again = candidate
            again.substitution.bindings[literal.parameter] = type
            mixedNumbers = []
            outermost.closureCount = closures
            lowerer.notes = before
            let second = call(again)
            if mixedNumbers.isEmpty {
                mixedNumbers = outer
                return second
            }
        }
        lowerer.notes = after
        mixedNumbers = outer + mixed
        return first
    }

    /// A generic parameter that only a literal decides, where a function passed beside it mentions it too.
    private func undecidedLiteral(
        _ candidate: Candidate, _ arguments: [RawArgument], _ sources: [Source], _ expected: SwiftType
    ) -> (parameter: GenericParameter, constant: LiteralKind)? {
        let symbol = candidate.symbol
        guard !symbol.genericParameters.isEmpty else { return nil }
        var hints = Substitution()
        hints.infer(symbol.result, from: expected, parameters: Set(symbol.genericParameters))
        var found: (parameter: GenericParameter, constant: LiteralKind)?
        var functions: [SwiftType] = []
        for (parameter, source) in zip(symbol.parameters, sources) {
            guard case .argument(let index) = source, index < arguments.count else { continue }
            if case .parameter(let generic) = parameter.type, symbol.genericParameters.contains(generic),
                case .syntax(let syntax) = arguments[index].value, let literal = LiteralKind(syntax),
                candidate.substitution.bindings[generic] == nil, hints.bindings[generic].map(isAbstract) ?? true
            {
                found = (generic, literal)
            } else if order(of: arguments[index]) == .closure {
                functions.append(parameter.type)
            }
        }
        guard let found, functions.contains(where: { $0.genericParameters.contains(found.parameter) }) else {
            return nil
        }
        return found
    }

    /// The type of the elements of a collection literal, where some are literals that can be of the type of those that
    /// are not: `[1, price]`.
    func typeBesideLiterals(_ elements: [ExprSyntax]) -> SwiftType? {
        let literals = elements.compactMap { LiteralKind($0) }
        guard !literals.isEmpty, !context.isPrelude,
            let telling = elements.first(where: { LiteralKind($0) == nil && !isContextual($0) })
        else { return nil }
        let notes = lowerer.notes
        let type = lower(telling, .unknown).type
        lowerer.notes = notes
        guard !lowerer.isOptional(type), literals.allSatisfy({ $0.mayBe(type, self) }) else { return nil }
        return type
    }

    /// Remembers that two kinds of numbers meet where Swift asks for one.
    func noteMixed(_ left: Expression, _ right: Expression) {
        guard !left.isConstant, !right.isConstant else { return }
        noteMixed(left.type, right.type)
    }

    func noteMixed(_ left: SwiftType, _ right: SwiftType) {
        guard !context.isPrelude, left != right else { return }
        let types = [left, right]
        guard types.contains(where: { builtin(of: $0)?.isNumber == true }),
            types.allSatisfy({ $0.isConcrete && mayBeLiteral($0) && !lowerer.isOptional($0) })
        else { return }
        for type in types where !mixedNumbers.contains(type) { mixedNumbers.append(type) }
    }
}

/// What a number literal is written as.
enum LiteralKind {
    case integer, float

    init?(_ syntax: ExprSyntax) {
        if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            self.init(prefix.expression)
        } else if syntax.is(IntegerLiteralExprSyntax.self) {
            self = .integer
        } else if syntax.is(FloatLiteralExprSyntax.self) {
            self = .float
        } else {
            return nil
        }
    }

    /// Whether the literal can be a number of a type that is not the one it is by itself.
    fileprivate func mayBe(_ type: SwiftType, _ lowering: BodyLowering) -> Bool {
        guard let builtin = lowering.builtin(of: type) else {
            guard let nominal = type.asNominal else { return false }
            return lowering.lowerer.conforms(nominal, toNamed: "ExpressibleByFloatLiteral")
                || self == .integer && lowering.lowerer.conforms(nominal, toNamed: "ExpressibleByIntegerLiteral")
        }
        switch self {
        case .integer: return builtin.isNumber && builtin != .int
        case .float: return builtin == .float
        }
    }
}

@_implementationOnly import SwiftSyntax

/// Operators as values: `reduce(0, +)`, `sorted(by: >)`, `reduce(into: 0, +=)`.
extension BodyLowering {
    /// A closure that applies an operator to its parameters, whose types come from the context.
    func operatorReference(_ name: String, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        var function = FunctionType(parameters: [.init(type: .unknown), .init(type: .unknown)], result: .unknown)
        if case .function(let known) = unwrappedAll(expected), (1...2).contains(known.parameters.count) {
            function = known
        }
        let symbol = lowerer.program.makeFunction(
            name: "operator \(name)", kind: .closure, position: position, owner: self.symbol.owner)
        symbol.isFromPrelude = context.isPrelude
        let isAssignment = function.parameters.first?.isInout == true
        let locals = function.parameters.enumerated().map { index, parameter in
            let local = LocalVariable(
                name: "$\(index)", type: parameter.type, position: position, isMutable: parameter.isInout)
            local.isInout = parameter.isInout
            return local
        }
        let operands = spread(locals.map { local($0, at: position) }, for: name, at: position)
        let value: Expression
        if operands.count == 1 {
            value = Expression(kind: .dynamicOperator(name, operands), type: operands[0].type, position: position)
        } else if isAssignment, name.hasSuffix("=") {
            let result = lowerBinary(String(name.dropLast()), operands[0], operands[1], at: position)
            value = Expression(kind: .assign(target: operands[0], value: result), type: .void, position: position)
        } else {
            value = lowerBinary(name, operands[0], operands[1], expected: function.result, at: position)
        }
        symbol.result = value.type
        symbol.parameters = locals.map {
            ParameterSymbol(label: nil, name: $0.name, type: $0.type, isInout: $0.isInout)
        }
        symbol.body = FunctionBody(
            parameters: locals, statements: [Statement(kind: .return(value), position: position)], result: value.type)
        let type = FunctionType(parameters: function.parameters, result: value.type)
        return Expression(
            kind: .closure(ClosureExpression(symbol: symbol, captures: [])), type: .function(type), position: position)
    }

    /// The operands of a binary operator that gets them as one pair, as `zip(a, b).allSatisfy(<)` does.
    private func spread(_ operands: [Expression], for name: String, at position: SourcePosition) -> [Expression] {
        guard operands.count == 1, let pair = operands.first else { return operands }
        var types = [SwiftType.unknown, .unknown]
        switch pair.type {
        case .tuple(let elements) where elements.count == 2: types = elements.map(\.type)
        case .unknown, .parameter: if ["-", "+", "!", "~"].contains(name) { return operands }
        default: return operands
        }
        return types.enumerated().map { index, type in
            Expression(kind: .tupleElement(base: pair, index: index), type: type, position: position)
        }
    }
}

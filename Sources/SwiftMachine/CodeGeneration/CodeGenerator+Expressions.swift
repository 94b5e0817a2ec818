import SwiftFrontEnd

extension CodeGenerator {
    /// A register that holds a value: a variable's own, or a temporary.
    struct Operand {
        var register: Int
        var isTemporary: Bool
    }

    /// The deepest nesting of expressions; the front end's bound is lower.
    private static let maximumDepth = 3000

    /// Evaluates an expression for its effects.
    func emitDiscarded(_ expression: Expression) throws {
        let mark = builder.top
        switch expression.kind {
        case .assign(let target, let value):
            builder.position = expression.position
            try emitAssign(target, value)
        case .modify(let target, let subject, let operand, let value):
            builder.position = expression.position
            try emitModify(target, subject, operand, value)
        case .constant: break
        case .optionalChain(let inner) where inner.isAssignment:
            try emitOptionalChain(inner, to: nil)
        default:
            let register = builder.allocate()
            try emit(expression, to: register)
            if !expression.type.isTrivial { builder.emit(.clear, register) }
        }
        builder.release(to: mark)
    }

    /// Evaluates an expression where it is, without a copy for variables that hold their value themselves.
    func emitOperand(_ expression: Expression) throws -> Operand {
        if case .local(let variable) = expression.kind, let register = plainRegister(variable) {
            return Operand(register: register, isTemporary: false)
        }
        let register = builder.allocate()
        try emit(expression, to: register)
        return Operand(register: register, isTemporary: true)
    }

    /// Evaluates operands from left to right; a variable that a later operand may change is copied.
    func emitOperands(_ expressions: [Expression]) throws -> [Operand] {
        var operands: [Operand] = []
        for (index, expression) in expressions.enumerated() {
            if case .local(let variable) = expression.kind, variable.isMutable,
                expressions[(index + 1)...].contains(where: { !$0.isPure })
            {
                let register = builder.allocate()
                try emit(expression, to: register)
                operands.append(Operand(register: register, isTemporary: true))
            } else {
                operands.append(try emitOperand(expression))
            }
        }
        return operands
    }

    /// Destroys temporaries that an operation has read.
    func finish(_ operands: [Operand], of expressions: [Expression]) {
        for (operand, expression) in zip(operands, expressions).reversed()
        where operand.isTemporary && !expression.type.isTrivial {
            builder.emit(.clear, operand.register)
        }
    }

    /// The register of a variable that is neither boxed nor weak.
    func plainRegister(_ variable: LocalVariable) -> Int? {
        guard !variable.isBoxed, !variable.isWeak, !variable.isUnowned else { return nil }
        return registers[ObjectIdentifier(variable)]
    }

    /// Evaluates an expression into a register, which is written last of all.
    func emit(_ expression: Expression, to target: Int) throws {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else {
            throw failure("this expression is nested too deeply", at: expression.position)
        }
        builder.position = expression.position
        let mark = builder.top
        defer { builder.release(to: mark) }
        try emitKind(expression, to: target)
    }

    private func emitKind(_ expression: Expression, to target: Int) throws {
        switch expression.kind {
        case .constant(let constant):
            if case .integer(_, .int) = constant, let value = expression.smallInteger {
                builder.emit(.integer, target, value)
            } else {
                builder.emit(.constant, target, builder.constant(constant))
            }
        case .local(let variable): try emitLocal(variable, to: target, at: expression.position)
        case .property, .dynamicMember, .subscript, .dynamicSubscript, .keyPathSubscript, .tupleElement:
            try emitMember(expression, to: target)
        case .function(let function):
            builder.emit(.constant, target, builder.add(.function(Unmanaged.passUnretained(function))))
            _ = builder.add(function)
        case .boundMethod(let base, let function, let dispatch):
            let register = builder.allocate()
            try emit(base, to: register)
            builder.position = expression.position
            builder.emit(.boundMethod, target, register, builder.add(function), extra: dispatch.code)
        case .closure(let closure): try emitClosure(closure, to: target)
        case .currentClosure:
            if let closureRegister {
                builder.emit(.copy, target, closureRegister)
            } else {
                builder.emit(.constant, target, builder.add(.function(Unmanaged.passUnretained(symbol))))
            }
        case .call, .apply, .dynamicCall, .newObject, .dynamicOperator:
            try emitCall(expression, to: target)
        case .reified(let value, let type):
            if case .newObject(let nominal, let initializer, let arguments) = value.kind {
                try emitNewObject(
                    nominal, initializer, arguments, reifiedAs: type, to: target, at: expression.position)
            } else {
                try emit(value, to: target)
                let register = builder.allocate()
                try emit(type, to: register)
                builder.emit(.reify, target, register)
                builder.release(to: register)
            }
        case .makeStruct(let type, let fields):
            let start = try emitSequence(fields) { index, register in
                guard index < type.storedProperties.count else { return }
                emitWrapWeak(type.storedProperties[index], register)
            }
            builder.position = expression.position
            builder.emit(.makeStruct, target, builder.add(type), start, extra: fields.count)
            if !type.isFromPrelude { builder.emit(.didInit, target, builder.add(type)) }
        case .enumCase(let enumCase, let payload):
            if payload.isEmpty {
                builder.emit(.constant, target, builder.add(.enumCase(Unmanaged.passUnretained(enumCase))))
                _ = builder.add(enumCase)
            } else {
                let start = try emitSequence(payload)
                builder.emit(.makeEnum, target, builder.add(enumCase), start, extra: payload.count)
            }
        case .tuple(let elements):
            if elements.isEmpty {
                builder.emit(.constant, target, builder.constant(.void))
                return
            }
            let start = try emitSequence(elements)
            builder.emit(.makeTuple, target, start, elements.count, extra: tupleLabels(expression.type))
        case .array(let elements):
            let start = try emitSequence(elements)
            builder.position = expression.position
            builder.emit(.makeArray, target, start, elements.count)
        case .set(let elements):
            let start = try emitSequence(elements)
            builder.position = expression.position
            builder.emit(.makeSet, target, start, elements.count)
        case .dictionary(let pairs):
            let start = try emitSequence(pairs.flatMap { [$0.key, $0.value] })
            builder.position = expression.position
            builder.emit(.makeDictionary, target, start, pairs.count)
        case .interpolation(let parts):
            let start = try emitSequence(parts)
            builder.position = expression.position
            builder.emit(.interpolate, target, start, parts.count)
        case .metatype(let type):
            builder.emit(
                .constant, target, builder.add(.metatype(Unmanaged.passUnretained(program.metatype(type)))))
        case .typeOf(let value):
            try emit(value, to: target)
            builder.position = expression.position
            builder.emit(.typeOf, target, target)
        case .cast(let cast, let value, let type):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.position = expression.position
            let operation: Operation =
                switch cast {
                case .test: .castTest
                case .conditional: .castConditional
                case .forced: .castForced
                case .coerce: .coerce
                }
            builder.emit(operation, target, register, builder.add(type))
        case .erase(let value, let type):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.emit(.erase, target, register, builder.add(type))
        case .wrapOptional(let value):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.emit(.wrapOptional, target, register)
        case .optionalChain(let inner): try emitOptionalChain(inner, to: target)
        case .bindOptional(let value):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.position = expression.position
            guard let chain = chains.last else {
                builder.emit(.forceUnwrap, register)
                builder.emit(.move, target, register)
                return
            }
            try emitBindOptional(register, chain)
            builder.emit(.move, target, register)
        case .forceUnwrap(let value):
            let register = builder.allocate()
            try emit(value, to: register)
            builder.position = expression.position
            builder.emit(.forceUnwrap, register)
            builder.emit(.move, target, register)
        case .coalesce(let left, let right):
            let register = builder.allocate()
            try emit(left, to: register)
            let isNil = builder.makeLabel()
            let end = builder.makeLabel()
            builder.emitJump(.unwrapOrJump, register, register, to: isNil)
            builder.emit(.move, target, register)
            builder.emitJump(.jump, to: end)
            builder.place(isNil)
            try emit(right, to: target)
            builder.place(end)
        case .and, .or: try emitLogical(expression, to: target)
        case .conditional(let condition, let then, let otherwise):
            let elseLabel = builder.makeLabel()
            let end = builder.makeLabel()
            try emitCondition(condition, jumpIfFalse: elseLabel)
            try emit(then, to: target)
            builder.emitJump(.jump, to: end)
            builder.place(elseLabel)
            try emit(otherwise, to: target)
            builder.place(end)
        case .assign(let assigned, let value):
            try emitAssign(assigned, value)
            builder.emit(.constant, target, builder.constant(.void))
        case .modify(let modified, let subject, let operand, let value):
            try emitModify(modified, subject, operand, value)
            builder.emit(.constant, target, builder.constant(.void))
        case .builtin(let operation, let type, let operands):
            try emitBuiltin(operation, type, operands, to: target)
        case .keyPath(let keyPath): try emitKeyPath(keyPath, to: target)
        case .sequence(let statements, let value):
            beginScope()
            try emitStatements(statements)
            if case .local(let variable) = value.kind, let register = plainRegister(variable),
                scopes.last?.holds(register) == true
            {
                builder.emit(.move, target, register)
            } else {
                try emit(value, to: target)
            }
            try endScope()
        case .tryOptional(let value): try emitTryOptional(value, to: target)
        case .tryForce(let value): try emitTryForce(value, to: target)
        case .await(let value):
            awaitDepth += 1
            defer { awaitDepth -= 1 }
            try emit(value, to: target)
            emitReturnHop()
        case .viewBlock(let children):
            if children.count == 1 { return try emit(children[0], to: target) }
            let start = try emitSequence(children)
            builder.emit(.viewBlock, target, start, children.count)
        case .viewBranch(let branch, let content):
            if let content {
                let register = builder.allocate()
                try emit(content, to: register)
                builder.emit(.viewBranch, target, builder.add(branch), register)
            } else {
                builder.emit(.viewBranch, target, builder.add(branch), -1)
            }
        case .opaque(let name, let parts):
            let start = try emitSequence(parts)
            builder.position = expression.position
            builder.emit(.makeOpaque, target, builder.add(Site(name: name)), start, extra: parts.count)
        case .implicitMember(let name, let labels, let arguments):
            var values: [Expression] = []
            for case .value(let value) in arguments ?? [] { values.append(value) }
            let start = try emitSequence(values)
            builder.position = expression.position
            let site = Site(name: name, labels: labels, argumentCount: arguments == nil ? -1 : values.count)
            builder.emit(.implicitMember, target, builder.add(site), start, extra: values.count)
        case .unsupported(let diagnostic): builder.emit(.trap, builder.add(diagnostic))
        }
    }

    /// Evaluates expressions into consecutive registers and gives the first.
    func emitSequence(_ expressions: [Expression], _ adjust: (Int, Int) -> Void = { _, _ in }) throws -> Int {
        let start = builder.allocate(expressions.count)
        for (index, expression) in expressions.enumerated() {
            try emit(expression, to: start + index)
            adjust(index, start + index)
        }
        return start
    }

    private func tupleLabels(_ type: SwiftType) -> Int {
        guard case .tuple(let elements) = type, elements.contains(where: { $0.label != nil }) else { return 0 }
        return builder.add(labels: elements.map(\.label)) + 1
    }

    func emitLocal(_ variable: LocalVariable, to target: Int, at position: SourcePosition) throws {
        guard let register = registers[ObjectIdentifier(variable)] else {
            throw failure("the variable '\(variable.name)' is used where it does not exist", at: position)
        }
        builder.emit(variable.isBoxed ? .loadBox : .copy, target, register)
        if variable.isWeak || variable.isUnowned {
            builder.emit(.loadWeak, target, target, extra: variable.isUnowned ? 1 : 0)
        }
    }

    // MARK: Operators

    private func emitBuiltin(
        _ operation: BuiltinOperation, _ type: Builtin, _ operands: [Expression], to target: Int
    ) throws {
        let position = builder.position
        if operands.count == 1 {
            let operand = try emitOperand(operands[0])
            builder.position = position
            if operation == .not {
                builder.emit(.not, target, operand.register)
            } else {
                builder.emit(.unary, target, operand.register, extra: operation.code)
            }
            return
        }
        if type == .int, let immediate = operands[1].smallInteger {
            if operation == .add || operation == .subtract {
                let operand = try emitOperand(operands[0])
                builder.position = position
                builder.emit(
                    .addImmediate, target, operand.register, operation == .add ? immediate : -immediate)
                return
            }
        }
        let values = try emitOperands(operands)
        builder.position = position
        let code: Operation =
            switch (operation, type) {
            case (.add, .int): .addInt
            case (.subtract, .int): .subtractInt
            case (.multiply, .int): .multiplyInt
            case (.add, .double): .addDouble
            case (.subtract, .double): .subtractDouble
            case (.multiply, .double): .multiplyDouble
            case (.divide, .double): .divideDouble
            default: .binary
            }
        builder.emit(code, target, values[0].register, values[1].register, extra: operation.code)
        finish(values, of: operands)
    }

    private func emitLogical(_ expression: Expression, to target: Int) throws {
        let isFalse = builder.makeLabel()
        let end = builder.makeLabel()
        try emitCondition(expression, jumpIfFalse: isFalse)
        builder.emit(.constant, target, builder.constant(.bool(true)))
        builder.emitJump(.jump, to: end)
        builder.place(isFalse)
        builder.emit(.constant, target, builder.constant(.bool(false)))
        builder.place(end)
    }

    // MARK: Optionals

    func emitOptionalChain(_ inner: Expression, to target: Int?) throws {
        let nilLabel = builder.makeLabel()
        let end = builder.makeLabel()
        let base = builder.top
        chains.append(OptionalChain(nilLabel: nilLabel, base: base))
        let result = target ?? builder.allocate()
        if target == nil { try emitDiscarded(inner) } else { try emit(inner, to: result) }
        chains.removeLast()
        builder.emitJump(.jump, to: end)
        builder.place(nilLabel)
        builder.emit(.clearRange, base, builder.frameSize)
        if target != nil { builder.emit(.constant, result, builder.constant(.none)) }
        builder.place(end)
    }

    /// Unwraps a register, or leaves the chain: what accesses took out goes back first.
    func emitBindOptional(_ register: Int, _ chain: OptionalChain) throws {
        if chain.openAccesses.isEmpty {
            builder.emitJump(.unwrapOrJump, register, register, to: chain.nilLabel)
            return
        }
        let proceed = builder.makeLabel()
        let isNil = builder.makeLabel()
        builder.emitJump(.unwrapOrJump, register, register, to: isNil)
        builder.emitJump(.jump, to: proceed)
        builder.place(isNil)
        try restore(chain.openAccesses)
        builder.emitJump(.jump, to: chain.nilLabel)
        builder.place(proceed)
    }

    /// Puts back what accesses took out. What a chain looked into on its way there was present: nothing leaves it again.
    func restore(_ accesses: some BidirectionalCollection<() throws -> Void>) throws {
        let outer = isRestoring
        isRestoring = true
        defer { isRestoring = outer }
        for finish in accesses.reversed() { try finish() }
    }

    // MARK: Errors

    private func emitTryOptional(_ value: Expression, to target: Int) throws {
        let outer = builder.handler
        let landing = builder.makeLabel()
        let end = builder.makeLabel()
        let error = builder.allocate()
        builder.handler = builder.makeHandler(target: landing, depth: builder.top, register: error)
        let result = builder.allocate()
        try emit(value, to: result)
        builder.emit(.move, target, result)
        builder.handler = outer
        builder.emitJump(.jump, to: end)
        builder.place(landing)
        builder.emit(.clear, error)
        builder.emit(.constant, target, builder.constant(.none))
        builder.place(end)
    }

    private func emitTryForce(_ value: Expression, to target: Int) throws {
        let outer = builder.handler
        let landing = builder.makeLabel()
        let position = builder.position
        let error = builder.allocate()
        builder.handler = builder.makeHandler(target: landing, depth: builder.top, register: error)
        let result = builder.allocate()
        try emit(value, to: result)
        builder.emit(.move, target, result)
        builder.handler = outer
        addPad(landing, handler: outer) { [self] in
            builder.position = position
            builder.emit(.trapError, error)
        }
    }

    // MARK: Closures and key paths

    func emitClosure(_ closure: ClosureExpression, to target: Int) throws {
        if let innerBody = closure.symbol.body, innerBody.captures.isEmpty, closure.captures.isEmpty {
            builder.emit(.constant, target, builder.add(.function(Unmanaged.passUnretained(closure.symbol))))
            _ = builder.add(closure.symbol)
            return
        }
        let position = builder.position
        let inner = closure.symbol.body?.captures ?? []
        let start = builder.allocate(closure.captures.count)
        for (index, capture) in closure.captures.enumerated() {
            let register = start + index
            let variable = index < inner.count ? inner[index] : nil
            switch capture {
            case .variable(let outer):
                guard let source = registers[ObjectIdentifier(outer)] else {
                    throw failure("the variable '\(outer.name)' is captured where it does not exist", at: position)
                }
                if outer.isBoxed, variable?.isBoxed == false {
                    builder.emit(.loadBox, register, source)
                } else {
                    builder.emit(.copy, register, source)
                    if !outer.isBoxed, variable?.isBoxed == true { builder.emit(.makeBox, register) }
                }
            case .value(let value):
                try emit(value, to: register)
                if let variable, variable.isWeak || variable.isUnowned {
                    builder.emit(.makeWeak, register, register, extra: variable.isUnowned ? 1 : 0)
                }
                if variable?.isBoxed == true { builder.emit(.makeBox, register) }
            }
        }
        builder.position = position
        builder.emit(.makeClosure, target, builder.add(closure.symbol), start, extra: closure.captures.count)
    }

    private func emitKeyPath(_ keyPath: KeyPathExpression, to target: Int) throws {
        var components: [KeyPathTemplate.Component] = []
        var arguments: [Expression] = []
        for component in keyPath.components {
            switch component {
            case .property(let property): components.append(.property(property))
            case .dynamicProperty(let name): components.append(.dynamicProperty(name))
            case .subscript(let symbol, let values):
                components.append(.subscript(symbol, argumentCount: values.count))
                arguments += values
            case .dynamicSubscript(let values, let labels):
                components.append(.dynamicSubscript(labels: labels, argumentCount: values.count))
                arguments += values
            case .tupleElement(let index): components.append(.tupleElement(index))
            case .optionalChain: components.append(.optionalChain)
            case .forceUnwrap: components.append(.forceUnwrap)
            case .identity: break
            }
        }
        let start = try emitSequence(arguments)
        let template = builder.add(KeyPathTemplate(root: keyPath.root, components: components))
        builder.emit(.makeKeyPath, target, template, start)
    }
}

extension CodeGenerator.Scope {
    func holds(_ register: Int) -> Bool {
        entries.contains { if case .local(register) = $0 { true } else { false } }
    }
}

extension Expression.Dispatch {
    var code: Int {
        switch self {
        case .direct: 0
        case .virtual: 1
        case .witness: 2
        }
    }
}

extension Expression {
    /// Whether evaluating it cannot change a variable.
    var isPure: Bool {
        switch kind {
        case .constant, .local, .metatype, .function: true
        case .builtin(_, _, let operands): operands.allSatisfy(\.isPure)
        case .tupleElement(let base, _): base.isPure
        case .property(let base?, let property, .direct):
            if case .field = property.storage, property.getter == nil { base.isPure } else { false }
        case .forceUnwrap(let base): base.isPure
        case .subscript(let base, let symbol, let arguments):
            symbol.isArrayElement && base.isPure
                && arguments.allSatisfy { if case .value(let value) = $0 { value.isPure } else { false } }
        default: false
        }
    }

    /// Whether it is an assignment, which has no value worth keeping.
    var isAssignment: Bool {
        switch kind {
        case .assign, .modify: return true
        default: return false
        }
    }
}

extension SubscriptSymbol {
    /// Whether it is `Array`'s own access to one element.
    var isArrayElement: Bool {
        guard case .builtin(.array) = owner?.representation, parameters.count == 1, parameters[0].label == nil,
            case .nominal(let index, _) = parameters[0].type, case .builtin(.int) = index.representation
        else { return false }
        return true
    }
}

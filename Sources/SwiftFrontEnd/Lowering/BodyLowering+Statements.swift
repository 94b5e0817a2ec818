@_implementationOnly import SwiftSyntax

/// Statements and local declarations.
extension BodyLowering {
    func lowerItems(_ items: CodeBlockItemListSyntax) -> [Statement] {
        predeclareLocalFunctions(items)
        var statements: [Statement] = []
        for item in items.elements {
            if let function = item.item.as(FunctionDeclSyntax.self) {
                if let statement = bindLocalFunction(function) { statements.append(statement) }
                continue
            }
            let outer = namedFunctions
            namedFunctions = []
            var own: [Statement] = []
            lowerItem(item, into: &own)
            statements += hoistedFunctions(of: items)
            statements += own
            namedFunctions = outer + namedFunctions
        }
        return statements
    }

    /// Local functions that the statement just lowered calls, itself or through others, before their declaration.
    private func hoistedFunctions(of items: CodeBlockItemListSyntax) -> [Statement] {
        guard !namedFunctions.isEmpty else { return [] }
        var declarations: [ObjectIdentifier: FunctionDeclSyntax] = [:]
        for item in items.elements {
            guard let function = item.item.as(FunctionDeclSyntax.self), let local = localFunctionSyntax[function.id]
            else {
                continue
            }
            declarations[ObjectIdentifier(local)] = function
        }
        guard !declarations.isEmpty else { return [] }
        var statements: [Statement] = []
        var visited: Set<ObjectIdentifier> = []
        var pending = namedFunctions
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            if !boundFunctions.contains(next), let function = declarations[next] {
                if let statement = bindLocalFunction(function) { statements.append(statement) }
            }
            pending += functionsNamedBy[next] ?? []
        }
        return statements
    }

    private func bindLocalFunction(_ function: FunctionDeclSyntax) -> Statement? {
        guard let local = localFunctionSyntax[function.id],
            boundFunctions.insert(ObjectIdentifier(local)).inserted
        else { return nil }
        let outer = namedFunctions
        namedFunctions = []
        let statement = lowerLocalFunction(function)
        functionsNamedBy[ObjectIdentifier(local)] = namedFunctions
        namedFunctions = outer
        return statement
    }

    func lowerBlock(_ items: CodeBlockItemListSyntax) -> [Statement] { inScope { lowerItems(items) } }

    /// Local functions and types are visible throughout their block.
    func predeclareLocalFunctions(_ items: CodeBlockItemListSyntax) {
        for item in items.elements {
            guard let declaration = item.item.as(DeclSyntax.self) else { continue }
            if let function = declaration.as(FunctionDeclSyntax.self) {
                let symbol = lowerer.makeFunction(function, owner: nil, isStatic: false, context: context)
                lowerer.addTypeArguments(toLocal: symbol)
                let type = SwiftType.function(
                    FunctionType(
                        parameters: symbol.parameters.map {
                            FunctionType.Parameter(
                                type: $0.type, isInout: $0.isInout, isAutoclosure: $0.isAutoclosure,
                                isVariadic: $0.isVariadic, builder: $0.builder)
                        }, result: symbol.result, isAsync: symbol.isAsync, isThrowing: symbol.isThrowing))
                let local = LocalVariable(
                    name: symbol.name, type: type, position: symbol.position, isMutable: true)
                localFunctions[ObjectIdentifier(local)] = symbol
                localFunctionSyntax[function.id] = local
                declare(local)
            } else if lowerer.isTypeDeclaration(declaration) {
                var typeContext = context
                typeContext.owner = nil
                if let type = lowerer.registerType(declaration, context: typeContext, parent: nil) {
                    context.localTypes[type.name] = type
                    localTypeDeclarations.append(type)
                }
            }
        }
        if !localTypeDeclarations.isEmpty {
            lowerer.addLocalTypes(context.localTypes)
            lowerer.finishDeclarations()
            localTypeDeclarations = []
        }
    }

    func lowerItem(_ item: CodeBlockItemSyntax, into statements: inout [Statement]) {
        switch item.item {
        case .decl(let declaration): lowerDeclaration(declaration, into: &statements)
        case .stmt(let statement): lowerStatement(statement, into: &statements)
        case .expr(let expression):
            if let conditional = expression.as(IfExprSyntax.self) {
                statements.append(lowerIf(conditional))
            } else if let choice = expression.as(SwitchExprSyntax.self) {
                statements.append(lowerSwitch(choice, label: nil))
            } else {
                let value = lower(expression, .unknown)
                statements.append(Statement(kind: .expression(value), position: value.position))
            }
        @unknown default: break
        }
    }

    private func lowerDeclaration(_ declaration: DeclSyntax, into statements: inout [Statement]) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            lowerVariable(variable, into: &statements)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            if let statement = lowerLocalFunction(function) { statements.append(statement) }
        } else if let config = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let items)? = ConditionalCompilation.activeClause(of: config)?.elements {
                statements += lowerItems(items)
            }
        } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
            let value = lowerMacro(
                macro.macroName.text, arguments: macro.arguments, trailing: macro.trailingClosure,
                additional: macro.additionalTrailingClosures, expected: .unknown, at: position(of: macro))
            statements.append(Statement(kind: .expression(value), position: value.position))
        }
    }

    private func lowerLocalFunction(_ function: FunctionDeclSyntax) -> Statement? {
        guard let local = localFunctionSyntax[function.id], let symbol = localFunctions[ObjectIdentifier(local)],
            case .code(let statements, let functionContext)? = lowerer.sources[symbol.id]
        else { return nil }
        // Until here, a use captures the variable itself; from here on its value is final.
        let closureSymbol = lowerer.program.makeFunction(
            name: symbol.name, kind: .closure, position: symbol.position, owner: self.symbol.owner)
        closureSymbol.parameters = symbol.parameters
        closureSymbol.result = symbol.result
        closureSymbol.isThrowing = symbol.isThrowing
        closureSymbol.isAsync = symbol.isAsync
        closureSymbol.isolation = symbol.isolation ?? self.symbol.resolvedIsolation
        closureSymbol.isFromPrelude = symbol.isFromPrelude
        var inner = context
        inner.generics = functionContext.generics
        let lowering = BodyLowering(
            closureSymbol, context: inner, parent: self, lowerer: lowerer, result: symbol.result)
        lowering.ownName = local
        var parameters: [LocalVariable] = []
        for parameter in symbol.parameters { parameters.append(lowering.declareParameter(parameter)) }
        let prologue = lowering.wrapParameters(parameters)
        let body: [Statement]
        if let builder = symbol.builder {
            body = lowering.lowerBuilderBody(statements, builder: builder, result: symbol.result)
        } else {
            body = lowering.lowerFunctionStatements(statements, impliesReturn: true)
        }
        closureSymbol.body = FunctionBody(
            parameters: parameters, captures: lowering.captures.map(\.inner), statements: prologue + body,
            result: symbol.result)
        if !local.isCapturedByReference { local.isMutable = false }
        return Statement(
            kind: .localFunction(
                local, ClosureExpression(symbol: closureSymbol, captures: lowering.captures.map(\.source))),
            position: symbol.position)
    }

    private func lowerVariable(_ variable: VariableDeclSyntax, into statements: inout [Statement]) {
        let isMutable = variable.bindingSpecifier.text != "let"
        for binding in variable.bindings.elements {
            let position = position(of: binding)
            if variable.modifiers.contains("async") {
                lowerAsyncLet(binding, into: &statements)
                continue
            }
            if let property = topLevelProperty(of: binding) {
                guard case .global = property.storage else { continue }
                let type = lowerer.propertyType(property)
                var value = binding.initializer.map { coerce(lower($0.value, type), to: type) }
                if value == nil, isMutable, lowerer.isOptional(type) {
                    value = Expression(kind: .constant(.none), type: type, position: position)
                }
                if let value {
                    let target = Expression(
                        kind: .property(base: nil, property, .direct), type: type, position: position)
                    statements.append(
                        Statement(
                            kind: .expression(
                                Expression(kind: .assign(target: target, value: value), type: .void, position: position)
                            ), position: position))
                }
                continue
            }
            if let assignments = topLevelTuple(binding) {
                statements += assignments
                continue
            }
            let wrappers = lowerer.wrapperAttributes(in: variable.attributes, context: context)
            if !wrappers.isEmpty, let name = lowerer.names(in: binding.pattern).first {
                lowerWrappedLocal(name, binding, wrappers, into: &statements)
                continue
            }
            if variable.modifiers.contains("lazy"), let name = lowerer.names(in: binding.pattern).first {
                lowerLazyLocal(name, binding, into: &statements)
                continue
            }
            if let accessors = binding.accessorBlock?.accessors, !lowerer.isObserverBlock(accessors) {
                lowerLocalComputed(binding, into: &statements)
                continue
            }
            let declared = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? .unknown
            var value = binding.initializer.map { moved(lower($0.value, declared)) }
            if let known = value, declared != .unknown { value = coerce(known, to: declared) }
            if value == nil, isMutable, lowerer.isOptional(declared) {
                value = Expression(kind: .constant(.none), type: declared, position: position)
            }
            let type = declared == .unknown ? value?.type ?? .unknown : declared
            if let accessors = binding.accessorBlock?.accessors, let name = lowerer.names(in: binding.pattern).first {
                lowerObservedLocal(name, type, value, accessors, at: position, into: &statements)
                continue
            }
            let pattern = lowerPattern(binding.pattern, of: type, isMutable: isMutable || value == nil)
            if case .binding(let local) = pattern {
                local.isWeak = variable.modifiers.contains { $0.name.text == "weak" }
                local.isUnowned = variable.modifiers.contains { $0.name.text == "unowned" }
                if local.isWeak { local.isMutable = true }
                local.isImplicitlyUnwrapped = binding.typeAnnotation?.type.isImplicitlyUnwrapped == true
            }
            statements.append(Statement(kind: .bind(pattern, value), position: position))
        }
    }

    /// What `let (a, b) = …` of a file's top-level code does to the globals behind the names.
    private func topLevelTuple(_ binding: PatternBindingSyntax) -> [Statement]? {
        guard symbol.kind == .topLevel, scopes.count == 1, parent == nil,
            let pattern = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value
        else { return nil }
        let position = position(of: binding)
        let parts = lowerer.parts(of: pattern, path: [], annotation: nil, value: value)
        let properties = parts.compactMap { lowerer.userScope.variables[$0.name] }
        guard let first = properties.first, properties.count == parts.count else { return nil }
        func assign(_ value: ExprSyntax, to property: PropertySymbol) -> Statement {
            let type = lowerer.propertyType(property)
            let target = Expression(kind: .property(base: nil, property, .direct), type: type, position: position)
            let value = coerce(lower(value, type), to: type)
            return Statement(
                kind: .expression(
                    Expression(kind: .assign(target: target, value: value), type: .void, position: position)),
                position: position)
        }
        if let storage = lowerer.tupleStorage[ObjectIdentifier(first)] { return [assign(value, to: storage.whole)] }
        return zip(parts, properties).compactMap { part, property in part.value.map { assign($0, to: property) } }
    }

    /// The global behind a variable declared at the top level, when this lowers a file's top-level code.
    private func topLevelProperty(of binding: PatternBindingSyntax) -> PropertySymbol? {
        guard symbol.kind == .topLevel, scopes.count == 1, parent == nil,
            let name = lowerer.names(in: binding.pattern).first, binding.pattern.is(IdentifierPatternSyntax.self)
        else { return nil }
        return lowerer.userScope.variables[name]
    }

    /// `@Wrapper var x = value` inside a body: the storage is the variable, and `x` and `$x` go through it.
    private func lowerWrappedLocal(
        _ name: String, _ binding: PatternBindingSyntax, _ wrappers: [(AttributeSyntax, NominalType)],
        into statements: inout [Statement]
    ) {
        let position = position(of: binding)
        let declared = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? .unknown
        let value = binding.initializer.map {
            RawArgument(label: "wrappedValue", value: .syntax($0.value), isTrailing: false, expected: declared)
        }
        let storage = wrap(value, in: wrappers.map { (attribute: $0.0, type: $0.1) }, at: position)
        statements.append(declareWrapped(name, storage, layers: wrappers.count, at: position))
    }

    /// `var x = value { didSet { … } }` inside a body: assignments go through closures that see the bare variable.
    private func lowerObservedLocal(
        _ name: String, _ type: SwiftType, _ value: Expression?, _ accessors: AccessorBlockSyntax.Accessors,
        at position: SourcePosition, into statements: inout [Statement]
    ) {
        let variable = LocalVariable(name: name, type: type, position: position, isMutable: true)
        variable.isCapturedByReference = true
        statements.append(Statement(kind: .bind(.binding(variable), value), position: position))
        declare(variable)
        guard case .accessors(let list) = accessors else { return }
        var observers = LocalVariable.Observers()
        for accessor in list {
            guard let body = accessor.body else { continue }
            let isWillSet = accessor.accessorSpecifier.text == "willSet"
            let parameter = accessor.parameters?.name.plainText ?? (isWillSet ? "newValue" : "oldValue")
            let isNeeded = isWillSet || accessor.usesOldValue
            let closure = makeClosure(
                named: "\(isWillSet ? "willSet" : "didSet") of \(name)",
                parameters: isNeeded ? [(parameter, type)] : [], result: .void, at: position
            ) { $0.lowerFunctionStatements(body.statements, impliesReturn: false) }
            let function = FunctionType(
                parameters: isNeeded ? [FunctionType.Parameter(type: type)] : [], result: .void)
            let holder = LocalVariable(
                name: closure.symbol.name, type: .function(function), position: position, isMutable: false)
            statements.append(Statement(kind: .localFunction(holder, closure), position: position))
            if isWillSet {
                observers.willSet = holder
            } else {
                observers.didSet = holder
                observers.keepsOld = isNeeded
            }
        }
        variable.observers = observers
    }

    /// `var x: Int { … }` inside a body: a closure that is called at each use.
    private func lowerLocalComputed(_ binding: PatternBindingSyntax, into statements: inout [Statement]) {
        guard case .getter(let items)? = binding.accessorBlock?.accessors,
            let name = lowerer.names(in: binding.pattern).first
        else { return }
        let position = position(of: binding)
        let type = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? .unknown
        let closure = makeClosure(
            named: name, parameters: [], result: type, at: position
        ) { $0.lowerFunctionStatements(items, impliesReturn: true) }
        let local = LocalVariable(
            name: name, type: .function(FunctionType(parameters: [], result: type)), position: position,
            isMutable: false)
        computedLocals.insert(ObjectIdentifier(local))
        declare(local)
        statements.append(Statement(kind: .localFunction(local, closure), position: position))
    }

    private func lowerStatement(_ statement: StmtSyntax, into statements: inout [Statement]) {
        let position = position(of: statement)
        func append(_ kind: Statement.Kind) { statements.append(Statement(kind: kind, position: position)) }
        if let expression = statement.as(ExpressionStmtSyntax.self) {
            if let conditional = expression.expression.as(IfExprSyntax.self) {
                statements.append(lowerIf(conditional))
            } else if let choice = expression.expression.as(SwitchExprSyntax.self) {
                statements.append(lowerSwitch(choice, label: nil))
            } else {
                append(.expression(lower(expression.expression, .unknown)))
            }
        } else if let returned = statement.as(ReturnStmtSyntax.self) {
            guard let expression = returned.expression else {
                if let call = implicitSuperInit(at: position) { statements.append(call) }
                return append(.return(nil))
            }
            if symbol.kind == .initializer, parent == nil, expression.is(NilLiteralExprSyntax.self) {
                return append(
                    .return(Expression(kind: .constant(.none), type: symbol.result, position: position)))
            }
            let value = coerce(lower(expression, result), to: infersResult ? .unknown : result)
            if !infersResult { noteMixed(value.type, result) }
            if infersResult, result == .unknown { result = value.type }
            append(.return(value))
        } else if let guardStatement = statement.as(GuardStmtSyntax.self) {
            let conditions = lowerConditions(guardStatement.conditions)
            append(.guard(conditions, else: lowerBlock(guardStatement.body.statements)))
        } else if let loop = statement.as(WhileStmtSyntax.self) {
            append(lowerWhile(loop, label: nil))
        } else if let loop = statement.as(RepeatStmtSyntax.self) {
            append(lowerRepeat(loop, label: nil))
        } else if let loop = statement.as(ForStmtSyntax.self) {
            append(lowerFor(loop, label: nil))
        } else if let labeled = statement.as(LabeledStmtSyntax.self) {
            lowerLabeled(labeled, into: &statements)
        } else if let jump = statement.as(BreakStmtSyntax.self) {
            append(.break(jump.label?.plainText))
        } else if let jump = statement.as(ContinueStmtSyntax.self) {
            append(.continue(jump.label?.plainText))
        } else if statement.is(FallThroughStmtSyntax.self) {
            append(.fallthrough)
        } else if let deferred = statement.as(DeferStmtSyntax.self) {
            append(.defer(lowerBlock(deferred.body.statements)))
        } else if let thrown = statement.as(ThrowStmtSyntax.self) {
            append(.throw(lower(thrown.expression, symbol.thrownType)))
        } else if let block = statement.as(DoStmtSyntax.self) {
            append(lowerDo(block, label: nil))
        } else if let yielded = statement.as(YieldStmtSyntax.self) {
            append(lowerYield(yielded, at: position))
        } else if let discarded = statement.as(DiscardStmtSyntax.self) {
            append(.expression(discarding(lower(discarded.expression, .unknown))))
        } else if statement.is(MissingStmtSyntax.self) {
            return
        } else {
            let failure = failure(
                "lowering.statement", at: position, "this statement is not simulated yet",
                fix: "write it in another way")
            append(.expression(failure))
        }
    }

    private func lowerLabeled(_ labeled: LabeledStmtSyntax, into statements: inout [Statement]) {
        let label = labeled.label.plainText
        let position = position(of: labeled)
        let kind: Statement.Kind
        if let loop = labeled.statement.as(WhileStmtSyntax.self) {
            kind = lowerWhile(loop, label: label)
        } else if let loop = labeled.statement.as(RepeatStmtSyntax.self) {
            kind = lowerRepeat(loop, label: label)
        } else if let loop = labeled.statement.as(ForStmtSyntax.self) {
            kind = lowerFor(loop, label: label)
        } else if let block = labeled.statement.as(DoStmtSyntax.self) {
            kind = lowerDo(block, label: label)
        } else if let expression = labeled.statement.as(ExpressionStmtSyntax.self),
            let choice = expression.expression.as(SwitchExprSyntax.self)
        {
            statements.append(lowerSwitch(choice, label: label))
            return
        } else if let expression = labeled.statement.as(ExpressionStmtSyntax.self),
            let conditional = expression.expression.as(IfExprSyntax.self)
        {
            // A labeled `if` is left like a loop that runs once.
            let body = [lowerIf(conditional), Statement(kind: .break(label), position: position)]
            kind = .while(label: label, [.always], body)
        } else {
            return
        }
        statements.append(Statement(kind: kind, position: position))
    }

    private func lowerWhile(_ loop: WhileStmtSyntax, label: String?) -> Statement.Kind {
        inScope {
            let conditions = lowerConditions(loop.conditions)
            return .while(label: label, conditions, lowerBlock(loop.body.statements))
        }
    }

    private func lowerRepeat(_ loop: RepeatStmtSyntax, label: String?) -> Statement.Kind {
        let body = lowerBlock(loop.body.statements)
        return .repeatWhile(label: label, body, lower(loop.condition, lowerer.type(.bool)))
    }

    private func lowerDo(_ block: DoStmtSyntax, label: String?) -> Statement.Kind {
        let outerThrown = thrownTypes
        thrownTypes = []
        let body = lowerBlock(block.body.statements)
        let thrown = thrownTypes
        thrownTypes = outerThrown + (block.catchClauses.isEmpty ? thrown : [])
        if block.catchClauses.isEmpty { return .doCatch(label: label, body, []) }
        let clauses = block.catchClauses.map { clause -> Statement.CatchClause in
            inScope {
                let position = position(of: clause)
                // Where everything that may throw has one typed error, that is the error's type.
                let common = thrown.first.flatMap { first in thrown.allSatisfy { $0 == first } ? first : nil }
                let errorType: SwiftType =
                    common.flatMap { $0 == .unknown ? nil : $0 }
                    ?? lowerer.wellKnown("Error").map { .nominal($0, []) } ?? .unknown
                let error = LocalVariable(name: "error", type: errorType, position: position, isMutable: false)
                // Only a clause without a pattern has the name.
                if clause.catchItems.allSatisfy({ $0.pattern == nil }) { declare(error) }
                let patterns = clause.catchItems.compactMap { item -> (pattern: Pattern, where: Expression?)? in
                    guard let syntax = item.pattern else { return nil }
                    let pattern = lowerPattern(syntax, of: errorType, isMutable: false, subject: error)
                    let condition = item.whereClause.map { lower($0.condition, lowerer.type(.bool)) }
                    return (pattern, condition)
                }
                return Statement.CatchClause(
                    patterns: patterns, error: error, body: lowerItems(clause.body.statements))
            }
        }
        return .doCatch(label: label, body, Array(clauses))
    }

    private func lowerFor(_ loop: ForStmtSyntax, label: String?) -> Statement.Kind {
        let written = loop.typeAnnotation.map { lowerer.resolve($0.type, context: context) }
        let isLiteral = loop.sequence.is(ArrayExprSyntax.self)
        let expected = isLiteral ? written.map { lowerer.type(.array, [$0]) } : nil
        let sequence = forcing(lower(loop.sequence, expected ?? .unknown))
        return inScope {
            let declared = written ?? elementType(of: sequence.type)
            let pattern = lowerPattern(loop.pattern, of: declared, isMutable: false)
            let condition = loop.whereClause.map { lower($0.condition, lowerer.type(.bool)) }
            return .for(
                Statement.ForLoop(
                    label: label, pattern: pattern, sequence: sequence, where: condition,
                    body: lowerBlock(loop.body.statements), isAsync: loop.awaitKeyword != nil))
        }
    }

    /// The element type of a sequence, as far as it is known.
    func elementType(of type: SwiftType) -> SwiftType {
        guard case .nominal(let nominal, let arguments) = type else {
            if case .parameter(let parameter) = type {
                for constraint in parameter.constraints {
                    let element = lowerer.memberType("Element", of: constraint)
                    if element != .unknown { return element }
                }
            }
            return .unknown
        }
        if case .builtin(let builtin) = nominal.representation {
            switch builtin {
            case .array, .set: return arguments.first ?? .unknown
            case .dictionary:
                return .tuple([
                    SwiftType.TupleElement(label: "key", type: arguments.first ?? .unknown),
                    SwiftType.TupleElement(label: "value", type: arguments.last ?? .unknown),
                ])
            case .string, .substring: return lowerer.type(.character)
            default: return .unknown
            }
        }
        switch nominal.known {
        case .range, .closedRange, .partialRangeFrom: return arguments.first ?? .unknown
        default: break
        }
        let element = lowerer.memberType("Element", of: type)
        if case .parameter = element { return .unknown }
        return element
    }
}

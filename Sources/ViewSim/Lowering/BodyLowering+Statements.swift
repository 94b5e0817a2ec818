@_implementationOnly import SwiftSyntax

/// Statements, conditions and patterns.
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
        for item in items {
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
            var value = binding.initializer.map { lower($0.value, declared) }
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
        } else if statement.is(DiscardStmtSyntax.self) || statement.is(MissingStmtSyntax.self) {
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
        let sequence = forcing(lower(loop.sequence, .unknown))
        return inScope {
            let element = elementType(of: sequence.type)
            let declared = loop.typeAnnotation.map { lowerer.resolve($0.type, context: context) } ?? element
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
        if ["Range", "ClosedRange", "PartialRangeFrom"].contains(nominal.name) { return arguments.first ?? .unknown }
        let element = lowerer.memberType("Element", of: type)
        if case .parameter = element { return .unknown }
        return element
    }

    // MARK: Conditions

    /// Bindings of the conditions are declared in the current scope.
    func lowerConditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element -> Condition in
            switch element.condition {
            case .expression(let expression):
                return .expression(forcing(lower(expression, lowerer.type(.bool))))
            case .availability(let availability):
                guard availability.availabilityKeyword.tokenKind == .poundUnavailable else { return .always }
                return .expression(
                    Expression(
                        kind: .constant(.bool(false)), type: lowerer.type(.bool), position: position(of: availability)))
            case .matchingPattern(let match):
                let value = lower(match.initializer.value, .unknown)
                return .pattern(lowerPattern(match.pattern, of: value.type, isMutable: false), value)
            case .optionalBinding(let binding):
                let value: Expression
                if let initializer = binding.initializer {
                    let declared = binding.typeAnnotation.map { lowerer.resolve($0.type, context: context) }
                    value = lower(initializer.value, declared.map { lowerer.optional($0) } ?? .unknown)
                } else {
                    let name = lowerer.names(in: binding.pattern).first ?? "_"
                    value = lowerName(name, at: position(of: binding), expected: .unknown)
                }
                let pattern = lowerPattern(
                    binding.pattern, of: unwrapped(value.type), isMutable: binding.bindingSpecifier.text == "var")
                return .pattern(.some(pattern), value)
            @unknown default: return .always
            }
        }
    }

    func lowerIf(_ syntax: IfExprSyntax) -> Statement {
        let position = position(of: syntax)
        let before = initializedWrappers
        let (conditions, then) = inScope {
            let conditions = lowerConditions(syntax.conditions)
            return (conditions, lowerBlock(syntax.body.statements))
        }
        let after = initializedWrappers
        initializedWrappers = before
        let otherwise: [Statement] =
            switch syntax.elseBody {
            case .codeBlock(let block)?: lowerBlock(block.statements)
            case .ifExpr(let next)?: [lowerIf(next)]
            default: []
            }
        initializedWrappers.formUnion(after)
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    func lowerSwitch(_ syntax: SwitchExprSyntax, label: String?) -> Statement {
        let subject = lower(syntax.subject, .unknown)
        let cases = lowerCases(syntax.cases, of: subject.type) { self.lowerItems($0) }
        checkExhaustive(cases, of: subject.type, at: position(of: syntax))
        return Statement(kind: .switch(label: label, subject, cases), position: position(of: syntax))
    }

    /// Reports a switch that leaves out cases of an enum or a Bool. Patterns inside of cases are not weighed.
    func checkExhaustive(_ cases: [Statement.Case], of type: SwiftType, at position: SourcePosition) {
        guard !context.isPrelude, !cases.contains(where: \.isDefault) else { return }
        var missing: [String] = []
        let patterns = cases.flatMap { $0.patterns.filter { $0.where == nil }.map(\.pattern) }
        for pattern in patterns {
            switch pattern {
            case .wildcard, .binding, .dynamicCase, .cast, .tuple, .some, .none: return
            default: continue
            }
        }
        guard case .nominal(let nominal, _) = type, nominal.kind == .enum, !nominal.isFromPrelude else { return }
        var named: Set<Int> = []
        for case .enumCase(let enumCase, _) in patterns where enumCase.owner === nominal { named.insert(enumCase.tag) }
        missing = nominal.cases.filter { !named.contains($0.tag) }.map { ".\($0.name)" }
        guard !missing.isEmpty else { return }
        _ = lowerer.error(
            "lowering.not-exhaustive", at: position, "switch must be exhaustive",
            why: "\(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") not handled",
            fix: "add the missing cases, or 'default'")
    }

    /// Cases with their bodies lowered by the given function, in the scope of the bindings.
    func lowerCases(
        _ list: SwitchCaseListSyntax, of type: SwiftType, body: (CodeBlockItemListSyntax) -> [Statement]
    ) -> [Statement.Case] {
        var cases: [Statement.Case] = []
        for element in list {
            switch element {
            case .switchCase(let syntax):
                let lowered = inScope { () -> Statement.Case in
                    var patterns: [(pattern: Pattern, where: Expression?)] = []
                    var isDefault = true
                    if case .case(let label) = syntax.label {
                        isDefault = false
                        for item in label.caseItems.elements {
                            sharedBindings = patterns.isEmpty ? nil : scopes[scopes.count - 1].variables
                            let pattern = lowerPattern(item.pattern, of: type, isMutable: false)
                            sharedBindings = nil
                            let condition = item.whereClause.map { lower($0.condition, lowerer.type(.bool)) }
                            patterns.append((pattern, condition))
                        }
                    }
                    return Statement.Case(
                        patterns: patterns, body: body(syntax.statements), isDefault: isDefault)
                }
                cases.append(lowered)
            case .ifConfigDecl(let config):
                if case .switchCases(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    cases += lowerCases(inner, of: type, body: body)
                }
            @unknown default: continue
            }
        }
        return cases
    }

    // MARK: Patterns

    func lowerPattern(
        _ syntax: PatternSyntax, of type: SwiftType, isMutable: Bool, subject: LocalVariable? = nil
    ) -> Pattern {
        if let identifier = syntax.as(IdentifierPatternSyntax.self) {
            return .binding(bindPattern(identifier.identifier.plainText, type, isMutable, at: position(of: syntax)))
        }
        if syntax.is(WildcardPatternSyntax.self) { return .wildcard }
        if let tuple = syntax.as(TuplePatternSyntax.self) {
            return tuplePattern(tuple.elements.map(\.pattern), of: type) {
                lowerPattern($0, of: $1, isMutable: isMutable)
            }
        }
        if let binding = syntax.as(ValueBindingPatternSyntax.self) {
            // In `let (a, .some(b))` every plain name is bound, though it parses as an expression.
            let outer = bindsNames
            bindsNames = true
            defer { bindsNames = outer }
            return lowerPattern(
                binding.pattern, of: type, isMutable: binding.bindingSpecifier.text == "var", subject: subject)
        }
        if let typed = syntax.as(IsTypePatternSyntax.self) {
            return .cast(lowerer.resolve(typed.type, context: context), .wildcard)
        }
        if let expression = syntax.as(ExpressionPatternSyntax.self) {
            return lowerExpressionPattern(expression.expression, of: type, isMutable: isMutable)
        }
        return .wildcard
    }

    private func bindPattern(
        _ name: String, _ type: SwiftType, _ isMutable: Bool, at position: SourcePosition
    ) -> LocalVariable {
        if let shared = sharedBindings?[name] { return shared }
        let local = LocalVariable(name: name, type: type, position: position, isMutable: isMutable)
        declare(local)
        return local
    }

    private func tuplePattern<Element>(
        _ elements: [Element], of type: SwiftType, _ lower: (Element, SwiftType) -> Pattern
    ) -> Pattern {
        var types: [SwiftType] = []
        if case .tuple(let known) = type { types = known.map(\.type) }
        return .tuple(
            elements.enumerated().map { lower($1, $0 < types.count ? types[$0] : .unknown) })
    }

    /// Patterns inside `case` are parsed as expressions: `.loaded(let x)`, `(1, _)`, `let x?`, values.
    private func lowerExpressionPattern(_ syntax: ExprSyntax, of type: SwiftType, isMutable: Bool) -> Pattern {
        let position = position(of: syntax)
        if let wrapped = syntax.as(PatternExprSyntax.self) {
            return lowerPattern(wrapped.pattern, of: type, isMutable: isMutable)
        }
        if syntax.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
        if bindsNames, let name = syntax.as(DeclReferenceExprSyntax.self) {
            return .binding(bindPattern(name.baseName.plainText, type, isMutable, at: position))
        }
        if syntax.is(NilLiteralExprSyntax.self) { return .none }
        if let tuple = syntax.as(TupleExprSyntax.self) {
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return lowerExpressionPattern(only.expression, of: type, isMutable: isMutable)
            }
            return tuplePattern(tuple.elements.map(\.expression), of: type) {
                lowerExpressionPattern($0, of: $1, isMutable: isMutable)
            }
        }
        if let optional = syntax.as(OptionalChainingExprSyntax.self) {
            return .some(lowerExpressionPattern(optional.expression, of: unwrapped(type), isMutable: isMutable))
        }
        if let sequence = syntax.as(SequenceExprSyntax.self),
            let cast = Array(sequence.elements).dropFirst().first, cast.is(UnresolvedAsExprSyntax.self),
            let target = Array(sequence.elements).last?.as(TypeExprSyntax.self),
            let operand = sequence.elements.first
        {
            let castType = lowerer.resolve(target.type, context: context)
            return .cast(castType, lowerExpressionPattern(operand, of: castType, isMutable: isMutable))
        }
        if let pattern = lowerCasePattern(syntax, of: type, isMutable: isMutable) { return pattern }
        // Anything else is compared with `~=`.
        let subject = temporary("$subject", type, at: position)
        let value = lower(syntax, matchedType(of: unwrapped(type)) ?? rangeType(of: syntax, over: unwrapped(type)))
        let test: Expression
        if unwrapped(type).asNominal?.isFromPrelude == false,
            let matching = userPatternMatch(value, local(subject, at: position), at: position)
        {
            test = matching
        } else if isRange(value.type) {
            test = callMember(
                "contains", on: value, [RawArgument(lowered: local(subject, at: position))], at: position,
                expected: lowerer.type(.bool))
        } else if let matching = userPatternMatch(value, local(subject, at: position), at: position) {
            test = matching
        } else {
            test = lowerBinary("==", local(subject, at: position), value, at: position)
        }
        return .expression(subject: subject, test)
    }

    /// What a pattern is lowered as: one that is written as a range has bounds of the type that it is matched with.
    private func rangeType(of pattern: ExprSyntax, over type: SwiftType) -> SwiftType {
        let isRange =
            if let sequence = pattern.as(SequenceExprSyntax.self) {
                sequence.elements.contains { isRangeOperator($0.as(BinaryOperatorExprSyntax.self)?.operator) }
            } else {
                isRangeOperator(pattern.as(PrefixOperatorExprSyntax.self)?.operator)
                    || isRangeOperator(pattern.as(PostfixOperatorExprSyntax.self)?.operator)
            }
        guard isRange, let range = lowerer.wellKnown("RangeExpression") else { return type }
        return .nominal(range, [type])
    }

    func isRangeOperator(_ token: TokenSyntax?) -> Bool { ["...", "..<"].contains(token?.text) }

    func isRange(_ type: SwiftType) -> Bool {
        if case .nominal(let nominal, _) = type {
            return nominal.name.hasPrefix("Range") || nominal.name.hasPrefix("ClosedRange")
                || nominal.name.hasPrefix("PartialRange")
        }
        return false
    }

    /// What the program's own `~=` for values of a type takes as a pattern, where there is one.
    private func matchedType(of type: SwiftType) -> SwiftType? {
        guard let nominal = type.asNominal, !nominal.isFromPrelude else { return nil }
        let functions = (lowerer.userScope.functions["~="] ?? []) + (lowerer.userScope.memberOperators["~="] ?? [])
        let fitting = functions.filter { function in
            function.declaredParameterCount == 2 && function.parameters[1].type.asNominal === nominal
        }
        return fitting.count == 1 ? fitting[0].parameters[0].type : nil
    }

    private func userPatternMatch(_ value: Expression, _ subject: Expression, at position: SourcePosition)
        -> Expression?
    {
        let functions = (lowerer.userScope.functions["~="] ?? []) + (lowerer.userScope.memberOperators["~="] ?? [])
        guard !functions.isEmpty else { return nil }
        return callOperator(functions, [value, subject], name: "~=", at: position)
    }

    /// `.name`, `.name(patterns)`, `Type.name(patterns)` as an enum case.
    private func lowerCasePattern(_ syntax: ExprSyntax, of type: SwiftType, isMutable: Bool) -> Pattern? {
        var member = syntax.as(MemberAccessExprSyntax.self)
        var arguments: [LabeledExprSyntax] = []
        if let call = syntax.as(FunctionCallExprSyntax.self) {
            member = call.calledExpression.as(MemberAccessExprSyntax.self)
            arguments = Array(call.arguments)
        }
        guard let member else { return nil }
        let name = member.declName.baseName.plainText
        var enumType = type
        if let base = member.base {
            guard case .metatype(let named)? = typeExpression(base)?.kind else { return nil }
            enumType = named
        }
        func payload(_ types: [SwiftType]) -> [Pattern] {
            if arguments.count == 1, types.count > 1, let only = arguments.first,
                let wrapped = only.expression.as(PatternExprSyntax.self)?.pattern,
                wrapped.is(ValueBindingPatternSyntax.self) == false || wrapped.is(IdentifierPatternSyntax.self)
            {
                // One binding for the whole payload: a tuple.
                return [lowerExpressionPattern(only.expression, of: .unknown, isMutable: isMutable)]
            }
            return arguments.enumerated().map { index, argument in
                lowerExpressionPattern(
                    argument.expression, of: index < types.count ? types[index] : .unknown, isMutable: isMutable)
            }
        }
        var candidate = enumType
        while true {
            if case .nominal(let nominal, let typeArguments) = candidate {
                if nominal.kind == .enum {
                    if let enumCase = nominal.cases.first(where: {
                        $0.name == name && (arguments.isEmpty || labelsMatch(arguments, $0))
                    }) ?? nominal.cases.first(where: { $0.name == name }) {
                        let substitution = Substitution(of: nominal, arguments: typeArguments)
                        return .enumCase(enumCase, payload(enumCase.payload.map { substitution.apply($0) }))
                    }
                }
                if case .builtin(.optional) = nominal.representation, let wrapped = typeArguments.first {
                    if name == "none", arguments.isEmpty { return Pattern.none }
                    if name == "some", let only = arguments.first {
                        return Pattern.some(
                            lowerExpressionPattern(only.expression, of: wrapped, isMutable: isMutable))
                    }
                    candidate = wrapped
                    continue
                }
                if nominal.kind == .protocol || nominal.isOpaque { break }
                // What binds names can only be a case, of a type that is known elsewhere.
                if nominal.isFromPrelude, arguments.contains(where: { bindsName($0.expression) }) { break }
                return nil
            }
            break
        }
        // Not known here; found by name when it runs.
        if name == "none", arguments.isEmpty, type == .unknown, member.base == nil {
            return .dynamicCase(name: name, [])
        }
        if name == "some", let only = arguments.first {
            return Pattern.some(lowerExpressionPattern(only.expression, of: .unknown, isMutable: isMutable))
        }
        return .dynamicCase(name: name, payload([]))
    }

    /// Whether an argument of a pattern is a pattern itself.
    private func bindsName(_ syntax: ExprSyntax) -> Bool {
        syntax.is(PatternExprSyntax.self) || syntax.is(DiscardAssignmentExprSyntax.self)
            || bindsNames && syntax.is(DeclReferenceExprSyntax.self)
    }

    private func labelsMatch(_ arguments: [LabeledExprSyntax], _ enumCase: EnumCaseSymbol) -> Bool {
        arguments.count == enumCase.payload.count
            && zip(arguments, enumCase.labels).allSatisfy { argument, label in
                argument.label == nil || argument.label?.plainText == label
            }
    }
}

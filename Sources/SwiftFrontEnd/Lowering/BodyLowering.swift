@_implementationOnly import SwiftSyntax

/// Lowers one function body; closures inside it have a `BodyLowering` of their own with this one as parent.
final class BodyLowering {
    let lowerer: Lowerer
    let symbol: FunctionSymbol
    let parent: BodyLowering?
    var context: DeclarationContext
    /// Innermost scope last.
    var scopes: [Scope] = [Scope()]
    /// Outer variables this body captures, with how it sees them.
    var captures: [(outer: LocalVariable?, inner: LocalVariable, source: Expression.CaptureSource)] = []
    /// What `return` gives; for a closure without a known result type, what its first `return` gave.
    var result: SwiftType
    var infersResult = false
    /// Shorthand parameters `$0`, `$1` … of a closure without a signature.
    var shorthand: [LocalVariable] = []
    var shorthandTypes: [SwiftType] = []
    var allowsShorthand = false
    /// The single tuple parameter that `$0`, `$1` are elements of.
    var shorthandTuple: LocalVariable?
    /// The local function whose body this is, in the parent's scope.
    var ownName: LocalVariable?
    /// Wrapped properties without a default that this initializer has set.
    var initializedWrappers: Set<ObjectIdentifier> = []
    /// Whether this is an initializer that ends with `super.init()` without saying so.
    var callsSuperInitImplicitly = false
    /// Names of the enclosing `@Test` function's kind: unknown names there are errors.
    let isTest: Bool
    /// The optional chains being lowered: whether a `?` was met inside.
    var chainHasBind = false

    /// Local functions by their variable, and their variables by declaration.
    var localFunctions: [ObjectIdentifier: FunctionSymbol] = [:]
    var localFunctionSyntax: [SyntaxIdentifier: LocalVariable] = [:]
    /// Local functions that have their value, those named since the statement being lowered began, and those that each
    /// one names.
    var boundFunctions: Set<ObjectIdentifier> = []
    var namedFunctions: [ObjectIdentifier] = []
    var functionsNamedBy: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    /// Local computed variables: calling them is implied.
    var computedLocals: Set<ObjectIdentifier> = []
    var localTypeDeclarations: [NominalType] = []
    /// While a later alternative of a case is lowered: the bindings of the first, which it shares.
    var sharedBindings: [String: LocalVariable]?
    /// Operands whose `try?` covers the whole sequence, by what stands in for them.
    var replacedOperands: [SyntaxIdentifier: ExprSyntax] = [:]
    var closureCount = 0
    /// The type of what a builder's block made.
    var builtType: SwiftType?
    /// The class that the call being lowered constructs, where its initializer may be inherited.
    var constructedClass: NominalType?
    /// Whether the expression lowered next is the base of an optional chain's element.
    var isChainInner = false
    /// The value that stands for the missing base of a `#if` chain's members.
    var postfixBase: (first: SyntaxIdentifier, base: ExprSyntax)?
    /// Whether the arguments being lowered are those of a prelude function, whose overloads may be incomplete.
    var calleeIsPrelude = false
    /// What the calls of the `do` being lowered throw.
    var thrownTypes: [SwiftType] = []
    /// The kinds of numbers that met where Swift asks for one kind.
    var mixedNumbers: [SwiftType] = []
    /// Reads generic arguments off `self` before the body's statements.
    var typeBindings: [Statement] = []
    /// Whether the body begins with its type bindings.
    var bindsTypeArguments = false
    /// Inside `let` patterns, where plain names bind.
    var bindsNames = false

    struct Scope {
        var variables: [String: LocalVariable] = [:]
        /// The storage of local variables with wrappers and how many these are, by `name` and `$name`.
        var wrapped: [String: (storage: LocalVariable, layers: Int)] = [:]
        /// Local `lazy` variables.
        var lazy: [String: LazyLocal] = [:]
    }

    init(
        _ symbol: FunctionSymbol, context: DeclarationContext, parent: BodyLowering? = nil, lowerer: Lowerer,
        result: SwiftType
    ) {
        self.symbol = symbol
        self.context = context
        self.parent = parent
        self.lowerer = lowerer
        self.result = result
        self.isTest = parent?.isTest ?? lowerer.testFunctions.contains(symbol.id)
        if let parent { self.context.localTypes = parent.context.localTypes }
    }

    // MARK: Entry points

    static func lower(_ symbol: FunctionSymbol, source: FunctionSource, lowerer: Lowerer) -> FunctionBody {
        switch source {
        case .code(let statements, let context):
            let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: symbol.result)
            return lowering.lowerBody(statements)
        case .waiting(_, let context):
            // The lowerer reads a body before it is lowered.
            return BodyLowering(symbol, context: context, lowerer: lowerer, result: symbol.result).lowerBody([])
        case .value(let expression, let type, let context):
            let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: type)
            var parameters: [LocalVariable] = []
            if symbol.takesSelf, !symbol.isStatic { parameters.append(lowering.declareSelf()) }
            let value = lowering.coerce(lowering.lower(expression, type), to: type)
            return FunctionBody(
                parameters: parameters,
                statements: [Statement(kind: .return(value), position: value.position)], result: type)
        case .topLevel(let items, let context):
            let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: .void)
            var statements: [Statement] = []
            for item in items { lowering.lowerItem(item, into: &statements) }
            return FunctionBody(parameters: [], statements: statements, result: .void)
        case .viewContent(let items, let context):
            let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: .unknown)
            guard let builder = lowerer.wellKnown("ViewBuilder") else {
                return FunctionBody(parameters: [], statements: [], result: .void)
            }
            let statements = lowering.lowerBuilderBody(items, builder: builder, result: .unknown)
            return FunctionBody(parameters: [], statements: statements, result: .unknown)
        case .wrappedValue(let wrapped, let context):
            let lowering = BodyLowering(
                symbol, context: context, lowerer: lowerer, result: wrapped.storage.type)
            let value = lowering.lowerInitialStorage(of: wrapped)
            return FunctionBody(
                parameters: [], statements: [Statement(kind: .return(value), position: value.position)],
                result: wrapped.storage.type)
        case .coding(let source):
            let (statements, context) = source.parse(lowerer)
            let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: symbol.result)
            return lowering.lowerBody(statements)
        }
    }

    /// The type of an initial value, for a property declared without one.
    static func typeOf(
        _ expression: ExprSyntax, owner: NominalType?, context: DeclarationContext, lowerer: Lowerer,
        usesSelf: Bool = false
    ) -> SwiftType {
        let symbol = FunctionSymbol(
            id: -1, name: "type of initial value", kind: .initialValue, position: .none, owner: owner)
        symbol.isStatic = true
        let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: .unknown)
        if usesSelf, let owner {
            lowering.declare(
                LocalVariable(name: "self", type: lowerer.selfType(of: owner), position: .none, isMutable: false))
        }
        return lowering.lower(expression, .unknown).type
    }

    /// The type of a wrapped property's storage as its wrapper's arguments decide it.
    static func typeOfStorage(of wrapped: WrappedProperty, lowerer: Lowerer) -> SwiftType {
        let symbol = FunctionSymbol(
            id: -1, name: "type of storage", kind: .initialValue, position: .none, owner: wrapped.property.owner)
        symbol.isStatic = true
        let lowering = BodyLowering(symbol, context: wrapped.context, lowerer: lowerer, result: .unknown)
        return lowering.lowerInitialStorage(of: wrapped).type
    }

    private func lowerBody(_ statements: CodeBlockItemListSyntax) -> FunctionBody {
        var parameters: [LocalVariable] = []
        var initializedSelf: LocalVariable?
        if symbol.kind == .initializer, let owner = symbol.owner, !owner.isClass {
            let local = LocalVariable(
                name: "self", type: lowerer.selfType(of: owner), position: symbol.position, isMutable: true)
            declare(local)
            initializedSelf = local
            result = .void
        } else if symbol.takesSelf {
            parameters.append(declareSelf())
        }
        for parameter in symbol.parameters {
            let local = declareParameter(parameter)
            parameters.append(local)
        }
        let isInitializer = symbol.kind == .initializer
        if isInitializer { result = .void }
        callsSuperInitImplicitly = impliesSuperInit(statements)
        bindsTypeArguments = true
        let prologue = wrapParameters(parameters)
        let lowered: [Statement]
        if let builder = symbol.builder ?? lowerer.requiredBuilder(of: symbol), !containsReturn(statements) {
            lowered = lowerBuilderBody(statements, builder: builder, result: symbol.result)
        } else {
            lowered = lowerFunctionStatements(statements, impliesReturn: !isInitializer)
        }
        return FunctionBody(
            parameters: parameters, captures: captures.map(\.inner),
            statements: typeBindings + prologue + lowered + [implicitSuperInit(at: symbol.position)].compactMap { $0 },
            result: symbol.result,
            initializedSelf: initializedSelf)
    }

    func declareSelf() -> LocalVariable {
        guard let owner = symbol.owner else {
            return LocalVariable(name: "self", type: .unknown, position: symbol.position, isMutable: false)
        }
        let instance = lowerer.selfType(of: owner)
        let local = LocalVariable(
            name: "self", type: symbol.isStatic ? .metatype(instance) : instance, position: symbol.position,
            isMutable: (symbol.isMutating || symbol.isConsuming) && !owner.isClass)
        local.isInout = local.isMutable && symbol.isMutating
        declare(local)
        return local
    }

    func declareParameter(_ parameter: ParameterSymbol) -> LocalVariable {
        var type = parameter.type
        if parameter.isVariadic { type = lowerer.type(.array, [type]) }
        if parameter.isAutoclosure { type = .function(FunctionType(parameters: [], result: type)) }
        let local = LocalVariable(
            name: parameter.name, type: type, position: symbol.position, isMutable: parameter.isInout)
        local.isInout = parameter.isInout
        local.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
        declare(local)
        return local
    }

    /// Parameters declared with a wrapper are seen through it from the first statement on.
    func wrapParameters(_ locals: [LocalVariable]) -> [Statement] {
        symbol.parameters.compactMap { parameter in
            guard let wrapper = parameter.wrapper, let local = locals.first(where: { $0.name == parameter.name })
            else { return nil }
            let position = local.position
            let written = parameter.wrapperAttribute.map { arguments(of: lowerer.parameterAttributes[$0]) } ?? []
            let value = construct(
                wrapper, [RawArgument(label: "wrappedValue", lowered: self.local(local, at: position))] + written,
                expected: .unknown, at: position, name: wrapper.name)
            return declareWrapped(parameter.name, value, at: position)
        }
    }

    /// The storage of a local variable with a wrapper, which `name` and `$name` go through.
    func declareWrapped(_ name: String, _ value: Expression, layers: Int = 1, at position: SourcePosition)
        -> Statement
    {
        let storage = LocalVariable(name: "_" + name, type: value.type, position: position, isMutable: true)
        declare(storage)
        scopes[scopes.count - 1].variables[name] = nil
        scopes[scopes.count - 1].wrapped[name] = (storage, layers)
        scopes[scopes.count - 1].wrapped["$" + name] = (storage, layers)
        return Statement(kind: .bind(.binding(storage), value), position: position)
    }

    /// Statements of a function: a single expression is its result.
    func lowerFunctionStatements(_ items: CodeBlockItemListSyntax, impliesReturn: Bool) -> [Statement] {
        if impliesReturn, let only = items.first, items.count == 1 {
            let position = position(of: only)
            if let expression = singleExpression(only) {
                if isVoid(result), !infersResult {
                    return [Statement(kind: .expression(lower(expression, .unknown)), position: position)]
                }
                let value = lower(expression, result)
                if infersResult { result = value.type } else { noteMixed(value.type, result) }
                if isAssignment(value) {
                    return [Statement(kind: .expression(value), position: position)]
                }
                return [Statement(kind: .return(value), position: position)]
            }
        }
        return lowerItems(items)
    }

    private func isAssignment(_ value: Expression) -> Bool {
        if case .assign = value.kind { return true }
        return false
    }

    /// The expression of an item that is one, `if` and `switch` used as a value included.
    private func singleExpression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
        guard
            let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
        else { return nil }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            if isVoid(result) || !isValue(expression) { return nil }
            // Where the branches say what the result is, assignments say that there is none.
            return infersResult && assigns(expression) ? nil : expression
        }
        return expression
    }

    /// Whether an assignment is written anywhere in an expression's branches.
    private func assigns(_ expression: ExprSyntax) -> Bool {
        let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!=="]
        return expression.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .equal: token.parent?.is(AssignmentExprSyntax.self) == true
            case .binaryOperator(let name): name.hasSuffix("=") && !comparisons.contains(name)
            default: false
            }
        }
    }

    /// Whether every branch of an `if` or `switch` is one expression, so that it can be a value.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        func isValue(_ items: CodeBlockItemListSyntax) -> Bool {
            guard items.count == 1, let item = items.first else { return false }
            if item.item.is(StmtSyntax.self) {
                if item.item.is(ThrowStmtSyntax.self) { return true }
                if let statement = item.item.as(ExpressionStmtSyntax.self) { return self.isValue(statement.expression) }
                return false
            }
            guard let expression = item.item.as(ExprSyntax.self) else { return false }
            return self.isValue(expression)
        }
        if let conditional = expression.as(IfExprSyntax.self) {
            guard isValue(conditional.body.statements) else { return false }
            switch conditional.elseBody {
            case .codeBlock(let block)?: return isValue(block.statements)
            case .ifExpr(let next)?: return self.isValue(ExprSyntax(next))
            default: return false
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.allSatisfy { element in
                if case .switchCase(let switchCase) = element { return isValue(switchCase.statements) }
                return true
            }
        }
        return true
    }

    // MARK: Scopes

    func declare(_ local: LocalVariable) { scopes[scopes.count - 1].variables[local.name] = local }

    func inScope<Result>(_ work: () -> Result) -> Result {
        scopes.append(Scope())
        let types = context.localTypes
        defer {
            scopes.removeLast()
            context.localTypes = types
        }
        return work()
    }

    /// What a name stands for among the local variables of this body and those around it.
    enum LocalName {
        case variable(LocalVariable)
        case currentClosure(SwiftType)
        /// A local variable in a number of wrappers, by its storage.
        case wrapped(LocalVariable, layers: Int)
        case lazy(LazyLocal)
    }

    func lookUpLocal(_ name: String) -> LocalName? {
        for scope in scopes.reversed() {
            if let local = scope.variables[name] {
                let identity = ObjectIdentifier(local)
                if localFunctions[identity] != nil { namedFunctions.append(identity) }
                return .variable(local)
            }
            if let wrapped = scope.wrapped[name] { return .wrapped(wrapped.storage, layers: wrapped.layers) }
            if let lazy = scope.lazy[name] { return .lazy(lazy) }
        }
        guard let parent, let outer = parent.lookUpLocal(name) else { return nil }
        switch outer {
        case .variable(let variable):
            if let ownName, variable === ownName { return .currentClosure(variable.type) }
            return .variable(capture(variable))
        case .wrapped(let storage, let layers): return .wrapped(capture(storage), layers: layers)
        case .lazy(let lazy):
            return .lazy(
                LazyLocal(
                    storage: capture(lazy.storage), isMade: capture(lazy.isMade), make: capture(lazy.make)))
        case .currentClosure(let type):
            let key = "closure \(name)"
            if let known = captures.first(where: { $0.inner.name == key }) { return .variable(known.inner) }
            let inner = LocalVariable(name: key, type: type, position: .none, isMutable: false)
            let source = Expression(kind: .currentClosure, type: type, position: .none)
            captures.append((nil, inner, .value(source)))
            return .variable(inner)
        }
    }

    func capture(_ outer: LocalVariable) -> LocalVariable {
        if let known = captures.first(where: { $0.outer === outer }) { return known.inner }
        let inner = LocalVariable(
            name: outer.name, type: outer.type, position: outer.position, isMutable: outer.isMutable)
        inner.isWeak = outer.isWeak
        inner.isUnowned = outer.isUnowned
        inner.isImplicitlyUnwrapped = outer.isImplicitlyUnwrapped
        if outer.isMutable {
            outer.isCapturedByReference = true
            inner.isCapturedByReference = true
        }
        if let parent {
            if let function = parent.localFunctions[ObjectIdentifier(outer)] {
                localFunctions[ObjectIdentifier(inner)] = function
            }
            if parent.computedLocals.contains(ObjectIdentifier(outer)) {
                computedLocals.insert(ObjectIdentifier(inner))
            }
        }
        captures.append((outer, inner, .variable(outer)))
        if let observers = outer.observers {
            inner.observers = LocalVariable.Observers(
                willSet: observers.willSet.map { capture($0) }, didSet: observers.didSet.map { capture($0) },
                keepsOld: observers.keepsOld)
        }
        return inner
    }

    // MARK: Helpers

    func position(of node: some SyntaxProtocol) -> SourcePosition { lowerer.position(of: node, in: context.file) }

    func isVoid(_ type: SwiftType) -> Bool {
        if case .tuple(let elements) = type { return elements.isEmpty }
        return false
    }

    func void(at position: SourcePosition) -> Expression {
        Expression(kind: .constant(.void), type: .void, position: position)
    }

    func local(_ variable: LocalVariable, at position: SourcePosition) -> Expression {
        Expression(kind: .local(variable), type: variable.type, position: position)
    }

    /// A fresh temporary, not visible to the source.
    func temporary(_ name: String, _ type: SwiftType, at position: SourcePosition, isMutable: Bool = false)
        -> LocalVariable
    {
        LocalVariable(name: name, type: type, position: position, isMutable: isMutable)
    }

    /// An expression that fails with a diagnostic when it runs; the diagnostic is reported now.
    func failure(
        _ id: String, at position: SourcePosition, _ message: String, why: String? = nil, fix: String? = nil
    ) -> Expression {
        let diagnostic = lowerer.error(id, at: position, message, why: why, fix: fix)
        return Expression(kind: .unsupported(diagnostic), type: .unknown, position: position)
    }

    /// The type a value of an optional type has when it is present.
    func unwrapped(_ type: SwiftType) -> SwiftType {
        if case .nominal(let nominal, let arguments) = type, case .builtin(.optional) = nominal.representation {
            return arguments.first ?? .unknown
        }
        return type
    }

    func optionalDepth(_ type: SwiftType) -> Int {
        var depth = 0
        var type = type
        while lowerer.isOptional(type) {
            depth += 1
            type = unwrapped(type)
        }
        return depth
    }

    func builtin(of type: SwiftType) -> Builtin? {
        if case .nominal(let nominal, _) = type, case .builtin(let builtin) = nominal.representation { return builtin }
        return nil
    }

    /// Fits a value to the type its context declares: the conversions that change a value's form.
    func coerce(_ expression: Expression, to expected: SwiftType) -> Expression {
        guard expected != .unknown, expression.type != .unknown, expression.type != expected else {
            return expression
        }
        if isImplicitlyUnwrapped(expression), !lowerer.isOptional(expected), !takesOptionals(expected) {
            return coerce(forcing(expression), to: expected)
        }
        if let mismatch = mismatch(expression, expected) { return mismatch }
        // The labels of a tuple are those of the type that it is given to.
        if case .tuple(let parts) = expression.kind, case .tuple(let elements) = expected, parts.count == elements.count
        {
            var labelled = expression
            labelled.kind = .tuple(zip(parts, elements).map { coerce($0, to: $1.type) })
            labelled.type = expected
            return labelled
        }
        if case .tuple(let own) = expression.type, case .tuple(let wanted) = expected, own.count == wanted.count,
            own.map(\.label) != wanted.map(\.label), !own.isEmpty
        {
            return Expression(
                kind: .cast(.coerce, expression, expected), type: expected, position: expression.position)
        }
        if case .parameter = expression.type, unwrapped(expected) == expression.type, !context.isPrelude {
            // The parameter may stand for an optional itself, whose nil is a value here.
            return Expression(kind: .wrapOptional(expression), type: expected, position: expression.position)
        }
        if builtin(of: expected) == .any, hidesArguments(expression.type) {
            return Expression(
                kind: .erase(expression, from: expression.type), type: expected, position: expression.position)
        }
        let expectedDepth = optionalDepth(expected)
        let depth = optionalDepth(expression.type)
        if expectedDepth > depth, depth > 0 {
            var result = expression
            for _ in depth..<expectedDepth {
                result = Expression(
                    kind: .wrapOptional(result), type: lowerer.optional(result.type), position: expression.position)
            }
            return result
        }
        if depth > expectedDepth || mentionsOptional(expression.type), erases(expected) {
            return Expression(
                kind: .erase(expression, from: expression.type), type: expected, position: expression.position)
        }
        return expression
    }

    /// An error where a value certainly does not fit: a literal of another kind, or a plain value for a binding.
    private func mismatch(_ expression: Expression, _ expected: SwiftType) -> Expression? {
        guard !context.isPrelude, case .nominal(let target, _) = unwrappedAll(expected),
            let actual = builtin(of: expression.type), actual.isNumber || [.string, .bool].contains(actual)
        else { return nil }
        let isBinding = target.known == .binding
        var isOtherKind = false
        if !calleeIsPrelude, case .constant(let constant) = expression.kind,
            let wanted = builtin(of: unwrappedAll(expected))
        {
            isOtherKind =
                switch constant {
                case .string: wanted.isNumber || wanted == .bool
                case .bool: wanted.isNumber || wanted == .string
                case .integer, .double: wanted == .string || wanted == .bool
                default: false
                }
        }
        guard isBinding || isOtherKind else { return nil }
        return failure(
            "lowering.type-mismatch", at: expression.position,
            "cannot convert value of type '\(describe(expression.type))' to expected argument type '\(describe(expected))'",
            fix: isBinding ? "pass the binding with '$'" : "give a value of the type")
    }

    /// Whether a type hides the static type of what it holds.
    private func erases(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let nominal, _): nominal.kind == .protocol || builtin(of: type) == .any
        case .parameter: true
        default: false
        }
    }

    func mentionsOptional(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let nominal, let arguments):
            if case .builtin(.optional) = nominal.representation { return true }
            return arguments.contains { mentionsOptional($0) }
        case .tuple(let elements): return elements.contains { mentionsOptional($0.type) }
        default: return false
        }
    }

    /// Whether values of a type do not show its generic arguments, as nothing that they store is of these types.
    func hidesArguments(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, let arguments) = type, !nominal.isFromPrelude, !nominal.isClass,
            nominal.kind != .protocol, !arguments.isEmpty, arguments.count == nominal.genericParameters.count,
            type.isConcrete
        else { return false }
        let stored = nominal.storedProperties.map(\.type) + nominal.cases.flatMap(\.payload)
        return nominal.genericParameters.contains { parameter in
            nominal.kind == .enum || !stored.contains(.parameter(parameter))
        }
    }

    private func containsReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
        final class Finder: SyntaxVisitor {
            var found = false
            override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
                found = true
                return .skipChildren
            }
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.found
    }

    /// The value that a wrapped property's storage starts with.
    func lowerInitialStorage(of wrapped: WrappedProperty) -> Expression {
        let position = wrapped.property.position
        let valueType = lowerer.propertyType(wrapped.property)
        var arguments = self.arguments(of: wrapped.attribute)
        if !wrapped.inner.isEmpty {
            let value = wrapped.value.map {
                RawArgument(label: "wrappedValue", value: .syntax($0), isTrailing: false, expected: valueType)
            }
            arguments.insert(
                RawArgument(label: "wrappedValue", lowered: wrap(value, in: wrapped.inner, at: position)), at: 0)
        } else if let value = wrapped.value {
            // A wrapper that decides itself when its declared value is computed takes it under a label of its own.
            let isDeferred =
                arguments.isEmpty
                && lowerer.initializers(of: wrapped.wrapper).contains { $0.parameters.first?.label == "_declared" }
            arguments.insert(
                RawArgument(
                    label: isDeferred ? "_declared" : "wrappedValue", value: .syntax(value), isTrailing: false,
                    expected: valueType), at: 0)
        } else if arguments.isEmpty, lowerer.startsWithNil(wrapped) {
            arguments.append(
                RawArgument(
                    label: "wrappedValue",
                    value: .lowered(Expression(kind: .constant(.none), type: valueType, position: position)),
                    isTrailing: false))
        }
        let isKnown = valueType != .unknown
        return construct(
            wrapped.wrapper, arguments, expected: isKnown ? wrapped.storage.type : .unknown, at: position,
            name: wrapped.wrapper.name)
    }

    /// The arguments written after a wrapper's name.
    func arguments(of attribute: AttributeSyntax) -> [RawArgument] {
        guard case .argumentList(let list)? = attribute.arguments else { return [] }
        return list.elements.map {
            RawArgument(label: $0.label?.plainText, value: .syntax($0.expression), isTrailing: false)
        }
    }

    /// A value in wrappers, the first of which becomes the outermost.
    func wrap(
        _ value: RawArgument?, in wrappers: [(attribute: AttributeSyntax, type: NominalType)],
        at position: SourcePosition
    ) -> Expression {
        var value = value
        var result = void(at: position)
        for (attribute, wrapper) in wrappers.reversed() {
            let arguments = (value.map { [$0] } ?? []) + arguments(of: attribute)
            result = construct(wrapper, arguments, expected: .unknown, at: position, name: wrapper.name)
            value = RawArgument(label: "wrappedValue", lowered: result)
        }
        return result
    }
}

@_implementationOnly import SwiftSyntax

/// Which functions are told what their generic parameters stand for.
///
/// Generic arguments do not exist at run time. A function whose body depends on them, as in `T.self` or `value as? T`,
/// gets a hidden parameter for each, which every call fills in from the types that it knows.
extension Lowerer {
    /// Gives hidden parameters to the functions declared since the last time.
    func addTypeArguments() {
        let isFirst = functionsWithTypes == 0
        var generic: [GenericCallee] = []
        var families: [String: Int] = [:]
        for symbol in program.functions[functionsWithTypes...] where symbol.kind == .initializer {
            // An initializer of a protocol's extension makes a value of whatever type it is called on.
            guard let owner = symbol.owner, owner.kind == .protocol, !symbol.isRequirement,
                statements(of: sources[symbol.id]) != nil
            else { continue }
            addTypeArgument(selfParameter(of: owner), to: symbol)
        }
        for symbol in program.functions[functionsWithTypes...] where !symbol.isFromPrelude {
            guard !typeParameters(of: symbol).isEmpty, symbol.name != "subscript",
                isFirst || symbol.owner != nil || symbol.kind == .function
            else { continue }
            let uses = typeUses(of: symbol)
            if canTakeTypes(symbol) {
                if let uses { generic.append(GenericCallee(symbols: [symbol], uses: [uses])) }
            } else if isInFamily(symbol) {
                if let index = families[symbol.signatureName] {
                    generic[index].symbols.append(symbol)
                    generic[index].uses += uses.map { [$0] } ?? []
                } else {
                    families[symbol.signatureName] = generic.count
                    generic.append(GenericCallee(symbols: [symbol], uses: uses.map { [$0] } ?? []))
                }
            }
        }
        for symbol in genericSubscripts(since: functionsWithTypes) {
            let accessors = [symbol.getter] + (symbol.setter.map { [$0] } ?? [])
            generic.append(
                GenericCallee(symbols: accessors, uses: accessors.compactMap { typeUses(of: $0) }, of: symbol))
        }
        functionsWithTypes = program.functions.count
        for type in program.types where !type.isFromPrelude && !type.genericParameters.isEmpty {
            functionsTakingTypes.insert(type.name)
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            var rest: [GenericCallee] = []
            for callee in generic {
                let needsTypes = callee.uses.contains { uses in
                    uses.needsTypes || !uses.names.isDisjoint(with: functionsTakingTypes)
                }
                guard needsTypes, callee.isUniform else {
                    rest.append(callee)
                    continue
                }
                for symbol in callee.symbols {
                    addTypeArguments(to: symbol)
                    let name = symbol.kind == .initializer ? symbol.owner?.name ?? symbol.name : symbol.name
                    isGrowing = functionsTakingTypes.insert(name).inserted || isGrowing
                }
                if let member = callee.subscript { member.parameters = member.getter.parameters }
            }
            generic = rest
        }
    }

    /// The subscripts with generic parameters of their own that no other one stands in for.
    private func genericSubscripts(since first: Int) -> [SubscriptSymbol] {
        var found: [SubscriptSymbol] = []
        for type in program.types {
            for case .subscript(let symbol) in type.members["subscript"] ?? [] {
                guard symbol.getter.id >= first, !symbol.getter.isFromPrelude, !symbol.genericParameters.isEmpty,
                    !symbol.getter.isRequirement, !symbol.getter.isOverridden,
                    symbol.parameters.first?.label != "dynamicMember"
                else { continue }
                found.append(symbol)
            }
        }
        return found
    }

    /// Whether a generic method is a requirement, meets one, or overrides another: all of these take hidden parameters
    /// or none does.
    private func isInFamily(_ symbol: FunctionSymbol) -> Bool {
        guard symbol.kind == .method, let owner = symbol.owner else { return false }
        if symbol.isRequirement || symbol.isOverride || symbol.isOverridden { return true }
        return hasRequirement(named: symbol.name, owner) { !$0.isFromPrelude }
    }

    /// Gives a local function its hidden parameters, where it needs them.
    func addTypeArguments(toLocal symbol: FunctionSymbol) {
        guard let uses = typeUses(of: symbol), uses.needsTypes || !uses.names.isDisjoint(with: functionsTakingTypes)
        else { return }
        addTypeArguments(to: symbol)
    }

    func addTypeArguments(to symbol: FunctionSymbol) {
        for generic in typeParameters(of: symbol) { addTypeArgument(generic, to: symbol) }
    }

    private func addTypeArgument(_ generic: GenericParameter, to symbol: FunctionSymbol) {
        let type = SwiftType.metatype(.parameter(generic))
        let value = program.makeFunction(
            name: "type argument \(generic.name)", kind: .initialValue, position: symbol.position)
        value.isStatic = true
        value.result = type
        value.body = returning(.metatype(.parameter(generic)), type, parameters: [], at: symbol.position)
        var parameter = ParameterSymbol(label: "_type", name: generic.typeArgumentName, type: type)
        parameter.defaultValue = value
        parameter.isTypeArgument = true
        // The new value stays a setter's last argument.
        let end = symbol.kind == .setter ? symbol.parameters.count - 1 : symbol.parameters.count
        symbol.parameters.insert(parameter, at: end)
    }

    private func typeParameters(of symbol: FunctionSymbol) -> [GenericParameter] {
        // An object knows its type before its initializer runs.
        symbol.kind == .initializer && symbol.owner?.isClass == false
            ? (symbol.owner?.genericParameters ?? []) + symbol.genericParameters : symbol.genericParameters
    }

    /// What a function's body says of its generic parameters; nil where it has none, or cannot take hidden ones.
    private func typeUses(of symbol: FunctionSymbol) -> TypeUses? {
        let parameters = typeParameters(of: symbol)
        guard !parameters.isEmpty, let statements = statements(of: sources[symbol.id]) else { return nil }
        let uses = TypeUses(viewMode: .sourceAccurate)
        uses.parameters = Set(parameters.map(\.name))
        uses.hasNumbers = parameters.contains { $0.constraints.contains { isNumeric($0) } }
        uses.walk(statements)
        return uses
    }

    private func isNumeric(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, _) = type else { return false }
        return conforms(nominal, toNamed: "AdditiveArithmetic")
            || conforms(nominal, toNamed: "ExpressibleByIntegerLiteral")
            || conforms(nominal, toNamed: "ExpressibleByFloatLiteral")
    }

    /// Functions that others stand in for, or that stand in for others, keep the parameters they declare.
    private func canTakeTypes(_ symbol: FunctionSymbol) -> Bool {
        switch symbol.kind {
        case .function: return true
        case .method:
            guard let owner = symbol.owner, !symbol.isRequirement, !symbol.isOverride, !symbol.isOverridden else {
                return false
            }
            return !hasRequirement(named: symbol.name, owner) { _ in true }
        case .initializer:
            guard let owner = symbol.owner, owner.kind != .protocol, !symbol.isRequirement else { return false }
            return !owner.isClass || !symbol.isOverride && !symbol.isOverridden
        default: return false
        }
    }

    private func hasRequirement(
        named name: String, _ type: NominalType, where isCounted: (FunctionSymbol) -> Bool
    ) -> Bool {
        var visited: Set<ObjectIdentifier> = []
        func search(_ type: NominalType) -> Bool {
            guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
            if type.kind == .protocol {
                for case .function(let function) in type.members[name] ?? []
                where function.isRequirement && isCounted(function) {
                    return true
                }
            }
            return type.superclass.map(search) == true || type.conformances.contains(where: search)
        }
        return search(type)
    }

    /// A native that no declaration stands for.
    func runtimeFunction(_ name: String, parameters: Int) -> FunctionSymbol {
        if let known = runtimeFunctions[name] { return known }
        let symbol = program.makeFunction(name: name, kind: .function, position: .none)
        symbol.isFromPrelude = true
        symbol.parameters = (0..<parameters).map { ParameterSymbol(label: nil, name: "\($0)", type: .unknown) }
        symbol.result = .unknown
        symbol.implementation = .native(name)
        runtimeFunctions[name] = symbol
        return symbol
    }
}

/// Functions that take hidden parameters together: one alone, a requirement with all that meet it, or accessors.
private struct GenericCallee {
    var symbols: [FunctionSymbol]
    /// What their bodies say of the generic parameters.
    var uses: [TypeUses]
    let `subscript`: SubscriptSymbol?

    init(symbols: [FunctionSymbol], uses: [TypeUses], of subscriptSymbol: SubscriptSymbol? = nil) {
        self.symbols = symbols
        self.uses = uses
        self.subscript = subscriptSymbol
    }

    /// Whether all have as many generic parameters, so that what is passed to one fits each.
    var isUniform: Bool {
        symbols.count == 1 || symbols.allSatisfy { $0.genericParameters.count == symbols[0].genericParameters.count }
    }
}

extension GenericParameter {
    /// The name of the hidden parameter that says what this one stands for; no source can spell it.
    var typeArgumentName: String { "type \(name)" }

    /// The name of the constant that a body reads off `self` for the parameter.
    var boundArgumentName: String { "type \(name) of self" }
}

/// Finds what of a body depends on the types behind generic parameters.
private final class TypeUses: SyntaxVisitor {
    var parameters: Set<String> = []
    /// Whether a parameter is a kind of number, so that a literal may be one of its values.
    var hasNumbers = false
    private(set) var needsTypes = false
    /// The names that the body calls or refers to.
    private(set) var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainText
        if parameters.contains(name) { needsTypes = true }
        names.insert(name)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.plainText
        if parameters.contains(name) { needsTypes = true }
        names.insert(name)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil { needsTypes = true }
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if hasNumbers { needsTypes = true }
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if hasNumbers { needsTypes = true }
        return .skipChildren
    }
}

@_implementationOnly import SwiftSyntax

/// Member access, member calls, subscripts, and the rules on who may touch what.
extension BodyLowering {
    /// Lowers the base of a member, call or subscript: part of the same optional chain.
    func lowerBase(_ syntax: ExprSyntax) -> Expression {
        isChainInner = true
        return lower(syntax, .unknown)
    }

    /// Lowers an element of a chain of members; the outermost one closes an optional chain.
    func inChain(_ work: () -> Expression) -> Expression {
        let isInner = isChainInner
        isChainInner = false
        if isInner { return work() }
        let outer = chainHasBind
        chainHasBind = false
        defer { chainHasBind = outer }
        let value = work()
        guard chainHasBind else { return value }
        let type = lowerer.isOptional(value.type) ? value.type : lowerer.optional(value.type)
        return Expression(kind: .optionalChain(value), type: type, position: value.position)
    }

    /// Lowers a chain that stands in an `#if` after an expression: its first member is one of that expression.
    func lowerChain(_ chain: ExprSyntax, after base: ExprSyntax, _ expected: SwiftType) -> Expression {
        var first = chain
        while let inner = first.chainedBase { first = inner }
        let outer = postfixBase
        postfixBase = (first.id, base)
        defer { postfixBase = outer }
        return lower(chain, expected)
    }

    /// What a member is a member of; nil for an implicit member.
    func base(of member: MemberAccessExprSyntax) -> ExprSyntax? {
        if let base = member.base { return base }
        return postfixBase.flatMap { $0.first == member.id ? $0.base : nil }
    }

    // MARK: Access

    func lowerMember(_ member: MemberAccessExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        let name = member.declName.baseName.plainText
        guard let base = base(of: member) else {
            return lowerImplicitMember(name, nil, expected, at: position)
        }
        if let reference = base.as(DeclReferenceExprSyntax.self), lowerer.isModuleName(reference.baseName.text),
            lookUpLocal(reference.baseName.text) == nil
        {
            return lowerName(name, at: position, expected: expected)
        }
        if name == "self" {
            if let type = typeExpression(base) {
                guard case .metatype(let named) = type.kind else { return type }
                return typeValue(named, at: position)
            }
            return lower(base, expected)
        }
        if let type = typeExpression(base), case .metatype(let named) = type.kind {
            if name == "Type" || name == "Protocol" {
                return Expression(
                    kind: .metatype(.metatype(named)), type: .metatype(.metatype(named)), position: position)
            }
            return staticMember(name, of: named, member, expected, at: position)
        }
        let isSuper = base.is(SuperExprSyntax.self)
        // `.foo.bar` resolves `.foo` against what the whole gives.
        let value = isImplicitBase(base) && expected != .unknown ? lower(base, expected) : lowerBase(base)
        let place = self.position(of: member.declName)
        return access(
            name, of: value,
            labels: member.declName.argumentNames.map { names in
                names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            }, isSuper: isSuper, expected: expected, at: place)
    }

    /// A member of a value, not called.
    func access(
        _ name: String, of base: Expression, labels: [String?]? = nil, isSuper: Bool = false,
        expected: SwiftType = .unknown, at position: SourcePosition
    ) -> Expression {
        let base = forcing(base, for: name)
        if case .opaque(let origin, _) = base.kind, base.type == .unknown {
            return Expression(kind: .opaque(name: "\(origin).\(name)", [base]), type: .unknown, position: position)
        }
        if case .tuple(let elements) = base.type {
            let index = Int(name) ?? elements.firstIndex { $0.label == name }
            if let index, index < elements.count {
                return Expression(
                    kind: .tupleElement(base: base, index: index), type: elements[index].type, position: position)
            }
        }
        if case .metatype(let instance) = base.type {
            var instance = instance
            if isSuper, case .nominal(let nominal, _) = instance, let superclass = nominal.superclass {
                instance = .nominal(superclass, nominal.superclassArguments)
            }
            return staticMember(name, of: instance, nil, expected, at: position, base: base, isSuper: isSuper)
        }
        var baseType = base.type
        if isSuper, case .nominal(let nominal, _) = baseType, let superclass = nominal.superclass {
            baseType = .nominal(superclass, nominal.superclassArguments)
        }
        let found = usable(lowerer.members(of: baseType, named: name))
        for member in found {
            if case .property(let property) = member.member, !property.isStatic {
                checkAccess(property, at: position)
                let type = member.substitution.apply(lowerer.propertyType(property))
                let dispatch = dispatch(of: property, member, isSuper: isSuper)
                return Expression(
                    kind: .property(base: base, property, dispatch), type: erasingUnbound(type), position: position)
            }
        }
        let methods = found.compactMap { member -> (FunctionSymbol, Lowerer.FoundMember)? in
            if case .function(let function) = member.member, !function.isStatic { return (function, member) }
            return nil
        }
        if let chosen = choose(methods, labels: labels, expected: expected) {
            checkAccess(chosen.0, at: position)
            return Expression(
                kind: .boundMethod(base: base, chosen.0, dispatch(of: chosen.0, chosen.1, isSuper: isSuper)),
                type: functionType(of: chosen.0, chosen.1.substitution), position: position)
        }
        if isSuper, found.isEmpty {
            return Expression(kind: .opaque(name: "super.\(name)", []), type: .unknown, position: position)
        }
        if let dynamic = dynamicMemberLookup(name, of: base, baseType, expected: expected, at: position) {
            return dynamic
        }
        if isImplicitlyUnwrapped(base) {
            return access(name, of: forcing(base), labels: labels, expected: expected, at: position)
        }
        if let wrappedMember = accessThroughOptional(name, base, at: position) { return wrappedMember }
        return unknownMember(name, of: base, at: position)
    }

    func choose(
        _ methods: [(FunctionSymbol, Lowerer.FoundMember)], labels: [String?]?, expected: SwiftType
    ) -> (FunctionSymbol, Lowerer.FoundMember)? {
        if let labels {
            return methods.first { $0.0.parameters.map(\.label) == labels }
        }
        if case .function(let type) = unwrapped(expected) {
            let fitting = methods.compactMap { method -> (cost: Int, FunctionSymbol, Lowerer.FoundMember)? in
                let parameters = method.0.parameters.filter { !$0.isTypeArgument }
                guard parameters.count == type.parameters.count else { return nil }
                var total = 0
                for (declared, given) in zip(parameters, type.parameters) {
                    let own = method.1.substitution.apply(declared.type)
                    guard let cost = conversionCost(given.type, to: own) else { return nil }
                    total += cost
                }
                return (total, method.0, method.1)
            }
            if let best = fitting.min(by: { $0.cost < $1.cost }) { return (best.1, best.2) }
            return methods.first { $0.0.parameters.count == type.parameters.count } ?? methods.first
        }
        return methods.first
    }

    /// Leaves out requirements where an implementation is known, and implementations where only the requirement is.
    func usable(_ found: [Lowerer.FoundMember]) -> [Lowerer.FoundMember] {
        guard found.count > 1 else { return found }
        let isAbstract = found.contains { $0.isRequirement }
        func key(_ member: Member) -> (String, isRequirement: Bool) {
            switch member {
            case .function(let function): (function.signatureName, function.isRequirement)
            case .property(let property): (property.name, property.isRequirement)
            case .subscript(let symbol):
                // A type's own subscript stands for the required one; a protocol may have others beside it.
                (
                    isAbstract
                        ? "subscript\(symbol.parameters.map { describe($0.type) })"
                        : "subscript\(symbol.parameters.count)",
                    symbol.getter.isRequirement
                )
            case .enumCase(let enumCase): (enumCase.name, false)
            case .type(let type): (type.name, false)
            }
        }
        let keys = found.map { key($0.member) }
        return found.enumerated().filter { index, _ in
            let own = keys[index]
            if own.isRequirement != isAbstract {
                return !keys.contains { $0.0 == own.0 && $0.isRequirement == isAbstract }
            }
            return true
        }.map(\.element)
    }

    func dispatch(of property: PropertySymbol, _ member: Lowerer.FoundMember, isSuper: Bool)
        -> Expression.Dispatch
    {
        if isSuper { return .direct }
        if property.isRequirement || isLibraryDefault(property.owner, property.isStatic, member) { return .witness }
        return property.isOverridden ? .virtual : .direct
    }

    func dispatch(of function: FunctionSymbol, _ member: Lowerer.FoundMember, isSuper: Bool)
        -> Expression.Dispatch
    {
        if isSuper { return .direct }
        if function.isRequirement || isLibraryDefault(function.owner, function.isStatic, member) { return .witness }
        return function.isOverridden ? .virtual : .direct
    }

    /// Whether a member of a value that is only known by a protocol is one that the library defines for all that
    /// conform: its types have forms of their own, which give the same.
    private func isLibraryDefault(_ owner: NominalType?, _ isStatic: Bool, _ member: Lowerer.FoundMember) -> Bool {
        guard let owner, member.isRequirement, !isStatic, !context.isPrelude else { return false }
        return owner.isFromPrelude && owner.kind == .protocol
            && (lowerer.conforms(owner, toNamed: "Sequence") || owner.name == "Sequence")
    }

    /// Generic parameters of no use outside their declaration are unknown here.
    func erasingUnbound(_ type: SwiftType) -> SwiftType {
        switch type {
        case .parameter(let parameter):
            return isInScope(parameter) ? type : .unknown
        case .nominal(let nominal, let arguments):
            return arguments.isEmpty ? type : .nominal(nominal, arguments.map { erasingUnbound($0) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = erasingUnbound(function.parameters[index].type)
            }
            function.result = erasingUnbound(function.result)
            return .function(function)
        case .tuple(let elements):
            return .tuple(elements.map { SwiftType.TupleElement(label: $0.label, type: erasingUnbound($0.type)) })
        case .metatype(let instance): return .metatype(erasingUnbound(instance))
        default: return type
        }
    }

    func isInScope(_ parameter: GenericParameter) -> Bool {
        if let dependence = parameter.dependence { return isInScope(dependence.base) }
        if let known = context.generics[parameter.name], known == .parameter(parameter) { return true }
        return context.owner?.genericParameters.contains(parameter) ?? false
    }

    func dynamicMemberLookup(
        _ name: String, of base: Expression, _ type: SwiftType, expected: SwiftType = .unknown,
        at position: SourcePosition
    ) -> Expression? {
        guard case .nominal(let nominal, let arguments) = type, nominal.hasDynamicMemberLookup else { return nil }
        var subscripts = lowerer.members(of: type, named: "subscript")
        if expected == .unknown {
            // A member of what is found is looked up next: of several, one that goes on.
            subscripts = subscripts.filter { leads($0, to: type) } + subscripts.filter { !leads($0, to: type) }
            // A path that can be written is the more special one.
            subscripts = subscripts.filter(takesWritablePath) + subscripts.filter { !takesWritablePath($0) }
        } else {
            let costs = subscripts.map { found -> Int in
                guard case .subscript(let symbol) = found.member else { return 100 }
                return conversionCost(found.substitution.apply(symbol.result), to: expected) ?? 100
            }
            subscripts = zip(costs, subscripts).enumerated()
                .sorted {
                    let ranks = [$0, $1].map { ($0.element.0, takesWritablePath($0.element.1) ? 0 : 1, $0.offset) }
                    return ranks[0] < ranks[1]
                }.map(\.element.1)
        }
        subscripts: for found in subscripts {
            guard case .subscript(let symbol) = found.member, symbol.parameters.count == 1,
                symbol.parameters[0].label == "dynamicMember"
            else { continue }
            if builtin(of: symbol.parameters[0].type) == .string {
                let key = Expression(kind: .constant(.string(name)), type: lowerer.type(.string), position: position)
                return Expression(
                    kind: .subscript(base: base, symbol, [.value(key)]),
                    type: erasingUnbound(found.substitution.apply(symbol.result)), position: position)
            }
            // `subscript(dynamicMember: KeyPath<Root, Value>)`: the name is a property of Root.
            guard case .nominal(let pathType, let pathArguments) = found.substitution.apply(symbol.parameters[0].type),
                pathType.name.hasSuffix("KeyPath"), let root = pathArguments.first
            else { continue }
            var component: KeyPathExpression.Component = .dynamicProperty(name)
            var valueType: SwiftType = .unknown
            for member in lowerer.members(of: root, named: name) {
                if case .property(let property) = member.member {
                    if takesWritablePath(found), property.isLet || property.getter != nil && property.setter == nil {
                        continue subscripts
                    }
                    component = .property(property)
                    valueType = member.substitution.apply(lowerer.propertyType(property))
                    break
                }
            }
            if case .dynamicProperty = component, root != .unknown, case .nominal(let rootNominal, _) = root,
                !rootNominal.isOpaque, rootNominal.kind != .protocol, !lowerer.conformsToAnythingOpaque(rootNominal),
                arguments.isEmpty
            {
                continue
            }
            return dynamicMember(of: base, through: symbol, found.substitution, component, valueType, at: position)
        }
        return nil
    }

    private func takesWritablePath(_ found: Lowerer.FoundMember) -> Bool {
        guard case .subscript(let symbol) = found.member else { return false }
        return symbol.parameters.first?.type.asNominal?.name.contains("WritableKeyPath") == true
    }

    /// Whether a subscript gives the type that declares it.
    private func leads(_ found: Lowerer.FoundMember, to type: SwiftType) -> Bool {
        guard case .subscript(let symbol) = found.member else { return false }
        return found.substitution.apply(symbol.result) == type
    }

    /// A member of a value that is optional: Swift refuses it; what it would be on the wrapped value helps the message.
    func accessThroughOptional(_ name: String, _ base: Expression, at position: SourcePosition) -> Expression? {
        guard lowerer.isOptional(base.type), base.type != lowerer.optional(.unknown) else { return nil }
        let wrapped = unwrapped(base.type)
        guard case .nominal(let nominal, _) = wrapped, !nominal.isFromPrelude,
            !lowerer.members(of: wrapped, named: name).isEmpty
        else { return nil }
        return failure(
            "lowering.optional-member", at: position,
            "value of optional type '\(describe(base.type))' must be unwrapped to refer to member '\(name)' of wrapped base type '\(describe(wrapped))'",
            fix: "use '?.' or '!.'")
    }

    /// The end of a message about an unknown member: the known one that was probably meant. A capital begins a type,
    /// which is no slip for a value.
    func nearMember(_ name: String, of type: NominalType) -> String? {
        let isCapital = name.first?.isUppercase
        let known = lowerer.memberNames(of: type).filter { $0.first?.isUppercase == isCapital }
        return NearMiss.best(for: name, among: known.sorted()).map { "; did you mean '\($0)'?" }
    }

    func unknownMember(_ name: String, of base: Expression, at position: SourcePosition) -> Expression {
        if case .nominal(let nominal, _) = base.type, !nominal.isOpaque, nominal.kind != .protocol,
            builtin(of: base.type) == nil || isTest, !nominal.isFromPrelude || isTest,
            !lowerer.conformsToAnythingOpaque(nominal)
        {
            let near = nearMember(name, of: nominal)
            if lowerer.isPartOfMore, !isTest {
                lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                return Expression(kind: .dynamicMember(base: base, name: name), type: .unknown, position: position)
            }
            return failure(
                "lowering.unknown-member", at: position,
                "value of type '\(describe(base.type))' has no member '\(name)'\(near ?? "")",
                fix: "declare it, or add its file with --sources")
        }
        if case .nominal(let nominal, _) = base.type, !nominal.isOpaque, !context.isPrelude, nominal.kind != .protocol {
            lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
        }
        return Expression(kind: .dynamicMember(base: base, name: name), type: .unknown, position: position)
    }

    // MARK: Words

    func describe(_ type: SwiftType) -> String {
        switch type {
        case .unknown: return "_"
        case .nominal(let nominal, let arguments):
            switch builtin(of: type) {
            case .optional?: return describe(arguments.first ?? .unknown) + "?"
            case .array?: return "[\(describe(arguments.first ?? .unknown))]"
            case .dictionary? where arguments.count == 2:
                return "[\(describe(arguments[0])) : \(describe(arguments[1]))]"
            default: break
            }
            if arguments.isEmpty || arguments.allSatisfy({ $0 == .unknown }) { return nominal.name }
            return "\(nominal.name)<\(arguments.map { describe($0) }.joined(separator: ", "))>"
        case .function(let function):
            return
                "(\(function.parameters.map { describe($0.type) }.joined(separator: ", "))) -> \(describe(function.result))"
        case .tuple(let elements):
            return
                "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + describe($0.type) }.joined(separator: ", ")))"
        case .metatype(let instance): return "\(describe(instance)).Type"
        case .parameter(let parameter): return parameter.name
        }
    }
}

extension Lowerer {
    /// Whether a type inherits or conforms to something that nothing declares, which may bring any member.
    func conformsToAnythingOpaque(_ type: NominalType) -> Bool {
        if type.isOpaque || type.mayHaveMoreMembers { return true }
        if let parent = type.parent, parent.mayHaveMoreMembers { return true }
        if let superclass = type.superclass, conformsToAnythingOpaque(superclass) { return true }
        return type.conformances.contains { $0 !== type && conformsToAnythingOpaque($0) }
    }

    /// The names of a type's members, inherited ones included.
    func memberNames(of type: NominalType) -> Set<String> {
        var names = Set(type.members.keys)
        if let superclass = type.superclass { names.formUnion(memberNames(of: superclass)) }
        for conformance in type.conformances where conformance !== type {
            names.formUnion(memberNames(of: conformance))
        }
        return names
    }

    func isTypeDeclaration(_ declaration: DeclSyntax) -> Bool {
        declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
            || declaration.is(EnumDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
            || declaration.is(ProtocolDeclSyntax.self)
    }

    /// Types declared inside a body, visible to members of one another.
    func addLocalTypes(_ types: [String: NominalType]) {
        for index in pendingMembers.indices { pendingMembers[index].2.localTypes.merge(types) { old, _ in old } }
    }
}

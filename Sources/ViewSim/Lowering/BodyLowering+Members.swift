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

    func withPostfixBase(_ base: ExprSyntax, _ work: () -> Expression) -> Expression {
        let outer = postfixBase
        postfixBase = base
        defer { postfixBase = outer }
        return work()
    }

    // MARK: Access

    func lowerMember(_ member: MemberAccessExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        let name = member.declName.baseName.plainText
        guard let base = member.base ?? postfixBase else {
            return lowerImplicitMember(name, nil, expected, at: position)
        }
        if let reference = base.as(DeclReferenceExprSyntax.self), lowerer.isModuleName(reference.baseName.text),
            lookUpLocal(reference.baseName.text) == nil
        {
            return lowerName(name, at: position, expected: expected)
        }
        if name == "self" {
            if let type = typeExpression(base) { return type }
            return lower(base, expected)
        }
        if let type = typeExpression(base), case .metatype(let named) = type.kind {
            if name == "Type" || name == "Protocol" {
                return Expression(
                    kind: .metatype(.metatype(named)), type: .metatype(.metatype(named)), position: position)
            }
            return staticMember(name, of: named, member, expected, at: position)
        }
        if let optional = base.as(OptionalChainingExprSyntax.self), postfixBase == nil || member.base != nil {
            _ = optional
        }
        let isSuper = base.is(SuperExprSyntax.self)
        let value = lowerBase(base)
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
            return staticMember(name, of: instance, nil, expected, at: position, base: base)
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
        if let dynamic = dynamicMemberLookup(name, of: base, baseType, at: position) { return dynamic }
        if let wrappedMember = accessThroughOptional(name, base, at: position) { return wrappedMember }
        return unknownMember(name, of: base, at: position)
    }

    private func choose(
        _ methods: [(FunctionSymbol, Lowerer.FoundMember)], labels: [String?]?, expected: SwiftType
    ) -> (FunctionSymbol, Lowerer.FoundMember)? {
        if let labels {
            return methods.first { $0.0.parameters.map(\.label) == labels }
        }
        if case .function(let type) = unwrapped(expected) {
            return methods.first { $0.0.parameters.count == type.parameters.count } ?? methods.first
        }
        return methods.first
    }

    /// Leaves out requirements where an implementation is known, and implementations where only the requirement is.
    private func usable(_ found: [Lowerer.FoundMember]) -> [Lowerer.FoundMember] {
        guard found.count > 1 else { return found }
        let isAbstract = found.contains { $0.isRequirement }
        func key(_ member: Member) -> (String, isRequirement: Bool) {
            switch member {
            case .function(let function): (function.signatureName, function.isRequirement)
            case .property(let property): (property.name, property.isRequirement)
            case .subscript(let symbol): ("subscript\(symbol.parameters.count)", symbol.getter.isRequirement)
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

    private func dispatch(of property: PropertySymbol, _ member: Lowerer.FoundMember, isSuper: Bool)
        -> Expression.Dispatch
    {
        if isSuper { return .direct }
        if property.isRequirement { return .witness }
        return property.isOverridden ? .virtual : .direct
    }

    private func dispatch(of function: FunctionSymbol, _ member: Lowerer.FoundMember, isSuper: Bool)
        -> Expression.Dispatch
    {
        if isSuper { return .direct }
        if function.isRequirement { return .witness }
        return function.isOverridden ? .virtual : .direct
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

    private func isInScope(_ parameter: GenericParameter) -> Bool {
        if let known = context.generics[parameter.name], known == .parameter(parameter) { return true }
        return context.owner?.genericParameters.contains(parameter) ?? false
    }

    private func dynamicMemberLookup(
        _ name: String, of base: Expression, _ type: SwiftType, at position: SourcePosition
    ) -> Expression? {
        guard case .nominal(let nominal, let arguments) = type, nominal.hasDynamicMemberLookup else { return nil }
        for found in lowerer.members(of: type, named: "subscript") {
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
            let path = Expression(
                kind: .keyPath(KeyPathExpression(root: root, components: [component])),
                type: .nominal(pathType, [root, valueType]),
                position: position)
            var substitution = found.substitution
            if let second = pathArguments.dropFirst().first, case .parameter(let parameter) = second {
                substitution.bindings[parameter] = valueType
            }
            return Expression(
                kind: .subscript(base: base, symbol, [.value(path)]),
                type: substitution.applyErasing(symbol.result, symbol.genericParameters), position: position)
        }
        return nil
    }

    /// A member of a value that is optional: Swift refuses it; what it would be on the wrapped value helps the message.
    private func accessThroughOptional(_ name: String, _ base: Expression, at position: SourcePosition) -> Expression? {
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

    func unknownMember(_ name: String, of base: Expression, at position: SourcePosition) -> Expression {
        if case .nominal(let nominal, _) = base.type, !nominal.isOpaque, nominal.kind != .protocol,
            builtin(of: base.type) == nil || isTest, !nominal.isFromPrelude || isTest,
            !lowerer.conformsToAnythingOpaque(nominal)
        {
            let near = NearMiss.best(for: name, among: lowerer.memberNames(of: nominal).sorted()).map {
                "; did you mean '\($0)'?"
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

    // MARK: Statics and implicit members

    func staticMember(
        _ name: String, of type: SwiftType, _ syntax: MemberAccessExprSyntax?, _ expected: SwiftType,
        at position: SourcePosition, base: Expression? = nil
    ) -> Expression {
        let metatype = base ?? Expression(kind: .metatype(type), type: .metatype(type), position: position)
        if name == "self" { return metatype }
        let found = usable(lowerer.members(of: type, named: name))
        for member in found {
            switch member.member {
            case .enumCase(let enumCase):
                if enumCase.payload.isEmpty {
                    return Expression(kind: .enumCase(enumCase, []), type: type, position: position)
                }
                return caseConstructor(enumCase, type, member.substitution, at: position)
            case .property(let property) where property.isStatic:
                checkAccess(property, at: position)
                let isGlobal = if case .global = property.storage { true } else { false }
                return Expression(
                    kind: .property(
                        base: isGlobal ? nil : metatype, property,
                        property.isRequirement ? .witness : property.isOverridden && base != nil ? .virtual : .direct),
                    type: erasingUnbound(member.substitution.apply(lowerer.propertyType(property))),
                    position: position)
            case .type(let nested):
                let nestedType = SwiftType.nominal(nested, [])
                return Expression(kind: .metatype(nestedType), type: .metatype(nestedType), position: position)
            default: continue
            }
        }
        let statics = found.compactMap { member -> (FunctionSymbol, Lowerer.FoundMember)? in
            if case .function(let function) = member.member, function.isStatic || function.kind == .initializer {
                return (function, member)
            }
            return nil
        }
        let labels = syntax?.declName.argumentNames.map { names in
            names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        }
        if let chosen = choose(statics, labels: labels, expected: expected) {
            if chosen.0.kind == .initializer {
                return initializerReference(chosen.0, type, at: position)
            }
            return Expression(
                kind: .boundMethod(base: metatype, chosen.0, .direct),
                type: functionType(of: chosen.0, chosen.1.substitution), position: position)
        }
        for member in found {
            if case .function(let function) = member.member {
                // `Type.method`: a function of the instance.
                var parameters = [FunctionType.Parameter(type: type)]
                parameters[0].isInout = function.isMutating
                return Expression(
                    kind: .function(function),
                    type: .function(
                        FunctionType(
                            parameters: parameters, result: functionType(of: function, member.substitution))),
                    position: position)
            }
        }
        if lowerer.isOptional(type), name == "none" {
            return Expression(kind: .constant(.none), type: type, position: position)
        }
        let nested = lowerer.memberType(name, of: type)
        if nested != .unknown {
            return Expression(kind: .metatype(nested), type: .metatype(nested), position: position)
        }
        if case .nominal(let nominal, _) = type {
            if nominal.isOpaque || nominal.isFromPrelude {
                if isTest, !nominal.isOpaque { return unknownMember(name, of: metatype, at: position) }
                if !nominal.isOpaque, !context.isPrelude {
                    lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                }
                return Expression(
                    kind: .opaque(name: "\(nominal.name).\(name)", []),
                    type: nominal.isOpaque ? .unknown : expected == .unknown ? .unknown : expected,
                    position: position)
            }
            if nominal.kind != .protocol, !lowerer.conformsToAnythingOpaque(nominal) {
                let near = NearMiss.best(for: name, among: lowerer.memberNames(of: nominal).sorted()).map {
                    "; did you mean '\($0)'?"
                }
                return failure(
                    "lowering.unknown-member", at: position,
                    "type '\(nominal.name)' has no member '\(name)'\(near ?? "")", fix: "declare it")
            }
        }
        return Expression(kind: .dynamicMember(base: metatype, name: name), type: .unknown, position: position)
    }

    /// A case with payload as a function.
    private func caseConstructor(
        _ enumCase: EnumCaseSymbol, _ type: SwiftType, _ substitution: Substitution, at position: SourcePosition
    ) -> Expression {
        let types = enumCase.payload.map { erasingUnbound(substitution.apply($0)) }
        let closure = makeClosure(
            named: enumCase.name, parameters: types.enumerated().map { ("payload\($0)", $1) }, result: type,
            at: position
        ) { inner in
            let values = types.indices.compactMap { index -> Expression? in
                guard case .variable(let variable)? = inner.lookUpLocal("payload\(index)") else { return nil }
                return inner.local(variable, at: position)
            }
            let value = Expression(kind: .enumCase(enumCase, values), type: type, position: position)
            return [Statement(kind: .return(value), position: position)]
        }
        return Expression(
            kind: .closure(closure),
            type: .function(
                FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: type)),
            position: position)
    }

    /// `Type.init` as a function.
    private func initializerReference(
        _ symbol: FunctionSymbol, _ type: SwiftType, at position: SourcePosition
    ) -> Expression {
        let parameters = symbol.parameters.map { ($0.name, $0.type) }
        let closure = makeClosure(named: "init", parameters: parameters, result: type, at: position) { inner in
            let arguments = symbol.parameters.compactMap { parameter -> RawArgument? in
                guard case .variable(let variable)? = inner.lookUpLocal(parameter.name) else { return nil }
                return RawArgument(label: parameter.label, lowered: inner.local(variable, at: position))
            }
            let value = inner.construct(type, arguments, expected: .unknown, at: position, name: "init")
            return [Statement(kind: .return(value), position: position)]
        }
        return Expression(
            kind: .closure(closure),
            type: .function(
                FunctionType(
                    parameters: symbol.parameters.map { FunctionType.Parameter(type: $0.type) }, result: type)),
            position: position)
    }

    /// `.name` or `.name(arguments)`.
    func lowerImplicitMember(
        _ name: String, _ arguments: [RawArgument]?, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        var target = expected
        if lowerer.isOptional(target) {
            if name == "none", arguments == nil,
                lowerer.members(of: unwrappedAll(target), named: "none").isEmpty
            {
                return Expression(kind: .constant(.none), type: expected, position: position)
            }
            if name == "some", let only = arguments?.first, arguments?.count == 1 {
                let value = argumentValue(only, unwrapped(target))
                guard lowerer.isOptional(unwrapped(target)) else { return value }
                return Expression(kind: .wrapOptional(value), type: target, position: position)
            }
            target = unwrappedAll(target)
        }
        if case .parameter(let parameter) = target {
            target = parameter.constraints.first ?? .unknown
        }
        if case .function(let function) = target { target = function.result }
        if target != .unknown, builtin(of: target) != .any {
            if let arguments {
                return callStatic(name, of: target, arguments, expected, at: position)
            }
            return staticMember(name, of: target, nil, expected, at: position)
        }
        let values = arguments?.map { Expression.Argument.value(argumentValue($0, .unknown)) }
        return Expression(
            kind: .implicitMember(name: name, labels: arguments?.map(\.label) ?? [], values), type: .unknown,
            position: position)
    }

    private func argumentValue(_ argument: RawArgument, _ expected: SwiftType) -> Expression {
        switch argument.value {
        case .lowered(let value): coerce(value, to: expected)
        case .syntax(let syntax): coerce(lower(syntax, expected), to: expected)
        case .variadic(let values):
            Expression(kind: .array(values), type: .unknown, position: values.first?.position ?? .none)
        }
    }

    // MARK: Calls

    func callMember(
        _ member: MemberAccessExprSyntax, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        let name = member.declName.baseName.plainText
        let place = self.position(of: member.declName)
        guard let base = member.base ?? postfixBase else {
            return lowerImplicitMember(name, arguments, expected, at: place)
        }
        if let reference = base.as(DeclReferenceExprSyntax.self), lowerer.isModuleName(reference.baseName.text),
            lookUpLocal(reference.baseName.text) == nil
        {
            let functions = topLevelFunctions(name)
            if let call = resolveCall(
                functions.map { Candidate(symbol: $0) }, arguments, expected: expected, at: place, name: name)
            {
                return call
            }
            if let type = typeNamed(name, at: place) {
                return construct(type, arguments, expected: expected, at: place, name: name)
            }
        }
        if name == "init" {
            if let call = callInitializer(base, arguments, expected, at: place) { return call }
        }
        if let type = typeExpression(base), case .metatype(let named) = type.kind {
            return callStatic(name, of: named, arguments, expected, at: place)
        }
        let isSuper = base.is(SuperExprSyntax.self)
        if isImplicitBase(base), expected != .unknown {
            // `.foo.bar()` resolves `.foo` against what the whole gives.
            let value = lower(base, expected)
            return callMember(name, on: value, arguments, at: place, expected: expected)
        }
        let value = lowerBase(base)
        return callMember(name, on: value, arguments, at: place, expected: expected, isSuper: isSuper)
    }

    private func isImplicitBase(_ syntax: ExprSyntax) -> Bool {
        if let member = syntax.as(MemberAccessExprSyntax.self) { return member.base.map { isImplicitBase($0) } ?? true }
        if let call = syntax.as(FunctionCallExprSyntax.self) { return isImplicitBase(call.calledExpression) }
        return false
    }

    /// `self.init(…)`, `super.init(…)`, `Type.init(…)`, `value.init(…)` on a metatype.
    private func callInitializer(
        _ base: ExprSyntax, _ arguments: [RawArgument], _ expected: SwiftType, at position: SourcePosition
    ) -> Expression? {
        let isSuper = base.is(SuperExprSyntax.self)
        let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        if isSuper || isSelf, symbol.kind == .initializer || parent != nil, let owner = symbol.owner,
            case .variable(let selfLocal)? = lookUpLocal("self"), !isMetatype(selfLocal.type)
        {
            let target = isSuper ? owner.superclass : owner
            let reference = local(selfLocal, at: position)
            guard let target, !target.isOpaque else {
                // An opaque superclass: its initializer does nothing that is known.
                return opaqueCall("super.init", arguments, type: .void, at: position)
            }
            let type = lowerer.selfType(of: target)
            var substitution = Substitution()
            substitution.selfType = type
            let candidates = lowerer.members(of: .nominal(target, []), named: "init").compactMap {
                member -> Candidate? in
                guard case .function(let function) = member.member, !function.isRequirement else { return nil }
                return Candidate(
                    symbol: function, substitution: substitution,
                    selfArgument: owner.isClass ? .value(reference) : nil,
                    dispatch: owner.isClass && !isSuper && function.isOverridden ? .virtual : .direct)
            }
            guard
                var call = resolveCall(candidates, arguments, expected: .unknown, at: position, name: "init")
            else {
                return failure(
                    "lowering.no-overload", at: position,
                    "no exact matches in call to initializer of '\(target.name)' with '(\(labels(of: arguments)))'",
                    fix: "check the argument labels")
            }
            if owner.isClass {
                call.type = .void
                return call
            }
            return Expression(kind: .assign(target: reference, value: call), type: .void, position: position)
        }
        if let type = typeExpression(base), case .metatype(let named) = type.kind {
            return construct(named, arguments, expected: expected, at: position, name: base.trimmedDescription)
        }
        let value = lowerBase(base)
        if case .metatype(let instance) = value.type, case .nominal(let nominal, _) = instance, !nominal.isClass,
            nominal.kind != .protocol
        {
            return construct(instance, arguments, expected: expected, at: position, name: nominal.name)
        }
        var type: SwiftType = .unknown
        if case .metatype(let instance) = value.type { type = instance }
        return dynamicCall(value, "init", arguments, type: type, at: position)
    }

    private func isMetatype(_ type: SwiftType) -> Bool {
        if case .metatype = type { return true }
        return false
    }

    /// A static call, an enum case with payload, or an initializer.
    func callStatic(
        _ name: String, of type: SwiftType, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        if name == "init" { return construct(type, arguments, expected: expected, at: position, name: describe(type)) }
        let metatype = Expression(kind: .metatype(type), type: .metatype(type), position: position)
        let found = usable(lowerer.members(of: type, named: name))
        for member in found {
            if case .enumCase(let enumCase) = member.member, enumCase.payload.count >= arguments.count,
                let made = makeCase(enumCase, type, member.substitution, arguments, expected, at: position)
            {
                return made
            }
        }
        let candidates = found.compactMap { member -> Candidate? in
            guard case .function(let function) = member.member, function.isStatic else { return nil }
            return Candidate(
                symbol: function, substitution: member.substitution, selfArgument: .value(metatype),
                dispatch: function.isRequirement ? .witness : .direct)
        }
        if let call = resolveCall(candidates, arguments, expected: expected, at: position, name: name) { return call }
        if case .nominal(let nominal, _) = type {
            for member in found {
                if case .type(let nested) = member.member {
                    return construct(nested, arguments, expected: expected, at: position, name: nested.name)
                }
                if case .property(let property) = member.member, property.isStatic {
                    return apply(
                        staticMember(name, of: type, nil, .unknown, at: position), arguments, at: position)
                }
                if case .function(let function) = member.member, !function.isStatic, arguments.count == 1 {
                    // `Type.method(instance)` gives the bound method.
                    let value = argumentValue(arguments[0], type)
                    return Expression(
                        kind: .boundMethod(base: value, function, .direct),
                        type: functionType(of: function, member.substitution), position: position)
                }
            }
            let nested = lowerer.memberType(name, of: type)
            if nested != .unknown {
                return construct(nested, arguments, expected: expected, at: position, name: name)
            }
            if nominal.isOpaque || nominal.isFromPrelude {
                if isTest, !nominal.isOpaque { return unknownMember(name, of: metatype, at: position) }
                if !context.isPrelude, !nominal.isOpaque {
                    lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                }
                return opaqueCall("\(nominal.name).\(name)", arguments, type: .unknown, at: position)
            }
            if nominal.kind != .protocol, !lowerer.conformsToAnythingOpaque(nominal) {
                let near = NearMiss.best(for: name, among: lowerer.memberNames(of: nominal).sorted()).map {
                    "; did you mean '\($0)'?"
                }
                return failure(
                    "lowering.unknown-member", at: position,
                    "type '\(nominal.name)' has no member '\(name)'\(near ?? "")", fix: "declare it")
            }
        }
        return dynamicCall(metatype, name, arguments, type: .unknown, at: position)
    }

    private func makeCase(
        _ enumCase: EnumCaseSymbol, _ type: SwiftType, _ substitution: Substitution, _ arguments: [RawArgument],
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression? {
        let parameters = zip(enumCase.payload, enumCase.labels).enumerated().map { index, pair in
            var parameter = ParameterSymbol(label: pair.1, name: "payload\(index)", type: pair.0)
            parameter.defaultValue = index < enumCase.defaults.count ? enumCase.defaults[index] : nil
            return parameter
        }
        let symbol = FunctionSymbol(id: -1, name: enumCase.name, kind: .function, position: position)
        symbol.parameters = parameters
        symbol.genericParameters = enumCase.owner.genericParameters
        symbol.result = lowerer.selfType(of: enumCase.owner)
        guard
            let call = resolveCall(
                [Candidate(symbol: symbol, substitution: substitution)], arguments, expected: expected, at: position,
                name: enumCase.name), case .call(_, let values, _) = call.kind
        else { return nil }
        let payload = values.map { argument -> Expression in
            switch argument {
            case .value(let value), .address(let value): value
            case .defaultValue(let function):
                Expression(kind: .call(function, [], .direct), type: function.result, position: position)
            }
        }
        return Expression(kind: .enumCase(enumCase, payload), type: call.type, position: position)
    }

    /// A method call on a value.
    func callMember(
        _ name: String, on base: Expression, _ arguments: [RawArgument], at position: SourcePosition,
        expected: SwiftType, isSuper: Bool = false
    ) -> Expression {
        if case .metatype(let instance) = base.type {
            if case .metatype = base.kind { return callStatic(name, of: instance, arguments, expected, at: position) }
            return callOnMetatype(name, base, instance, arguments, expected, isSuper: isSuper, at: position)
        }
        if case .opaque(let origin, _) = base.kind, base.type == .unknown {
            return opaqueCall(
                "\(origin).\(name)", [RawArgument(lowered: base)] + arguments, type: .unknown, at: position)
        }
        var baseType = base.type
        if isSuper, case .nominal(let nominal, _) = baseType, let superclass = nominal.superclass {
            baseType = .nominal(superclass, nominal.superclassArguments)
        }
        let found = usable(lowerer.members(of: baseType, named: name))
        let candidates = found.compactMap { member -> Candidate? in
            guard case .function(let function) = member.member, !function.isStatic, function.kind != .initializer else {
                return nil
            }
            return Candidate(
                symbol: function, substitution: member.substitution,
                selfArgument: function.isMutating && function.owner?.isClass != true ? .address(base) : .value(base),
                dispatch: dispatch(of: function, member, isSuper: isSuper))
        }
        if name == "combine", case .nominal(let hasher, _) = baseType, hasher.name == "Hasher",
            let labeled = combineLabeled(base, arguments, at: position)
        {
            return labeled
        }
        if let call = resolveCall(candidates, arguments, expected: expected, at: position, name: name) {
            if case .call(let function, let values, _) = call.kind, case .address(let target)? = values.first,
                function.isMutating
            {
                checkMutable(target, at: position, mutatingMember: name)
            }
            return call
        }
        if found.contains(where: { if case .property = $0.member { true } else { false } }) {
            return apply(
                access(name, of: base, isSuper: isSuper, at: position), arguments, at: position)
        }
        if let property = dynamicMemberLookup(name, of: base, baseType, at: position) {
            return apply(property, arguments, at: position)
        }
        if !candidates.isEmpty, candidates.contains(where: { !$0.symbol.isFromPrelude }) {
            let known = candidates.map { $0.symbol.signatureName }
            return failure(
                "lowering.no-overload", at: position,
                "no exact matches in call to instance method '\(name)(\(labels(of: arguments)))'",
                fix: "declared are \(known.joined(separator: ", "))")
        }
        if isView(baseType), !context.isPrelude {
            lowerer.noteOpaque(".\(name)", at: position, what: "modifier")
            return opaqueModifier(name, base, arguments, at: position)
        }
        if let failed = accessThroughOptional(name, base, at: position) { return failed }
        if case .nominal(let nominal, _) = baseType, !nominal.isOpaque, nominal.kind != .protocol,
            candidates.isEmpty, builtin(of: baseType) == nil || isTest, !nominal.isFromPrelude || isTest,
            !lowerer.conformsToAnythingOpaque(nominal)
        {
            return unknownMember(name, of: base, at: position)
        }
        if case .nominal(let nominal, _) = baseType, !nominal.isOpaque, nominal.kind != .protocol, !context.isPrelude,
            nominal.isFromPrelude
        {
            lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
            return opaqueCall(name, [RawArgument(lowered: base)] + arguments, type: .unknown, at: position)
        }
        return dynamicCall(base, name, arguments, type: .unknown, at: position)
    }

    private func callOnMetatype(
        _ name: String, _ base: Expression, _ instance: SwiftType, _ arguments: [RawArgument], _ expected: SwiftType,
        isSuper: Bool = false, at position: SourcePosition
    ) -> Expression {
        var instance = instance
        if isSuper, case .nominal(let nominal, _) = instance, let superclass = nominal.superclass {
            instance = .nominal(superclass, nominal.superclassArguments)
        }
        let candidates = usable(lowerer.members(of: instance, named: name)).compactMap { member -> Candidate? in
            guard case .function(let function) = member.member, function.isStatic else { return nil }
            let isVirtual = function.isOverridden && !isSuper
            return Candidate(
                symbol: function, substitution: member.substitution, selfArgument: .value(base),
                dispatch: function.isRequirement ? .witness : isVirtual ? .virtual : .direct)
        }
        if let call = resolveCall(candidates, arguments, expected: expected, at: position, name: name) { return call }
        return dynamicCall(base, name, arguments, type: .unknown, at: position)
    }

    /// A modifier that nothing declares passes its view through.
    private func opaqueModifier(
        _ name: String, _ base: Expression, _ arguments: [RawArgument], at position: SourcePosition
    ) -> Expression {
        var view = base
        view.type = lowerer.wellKnown("View").map { .nominal($0, []) } ?? .unknown
        return view
    }

    func isView(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let nominal, _): lowerer.conforms(nominal, toNamed: "View")
        case .parameter(let parameter):
            parameter.constraints.contains { isView($0) }
        default: false
        }
    }

    /// `hasher.combine(x)` keeps what it was told about, so that an id can show what was hashed.
    private func combineLabeled(_ base: Expression, _ arguments: [RawArgument], at position: SourcePosition)
        -> Expression?
    {
        guard arguments.count == 1, case .syntax(let syntax) = arguments[0].value else { return nil }
        let found = lowerer.members(of: base.type, named: "_combine").compactMap { member -> Candidate? in
            guard case .function(let function) = member.member else { return nil }
            return Candidate(symbol: function, substitution: member.substitution, selfArgument: .address(base))
        }
        guard !found.isEmpty else { return nil }
        let label = Expression(
            kind: .constant(.string(syntax.trimmedDescription)), type: lowerer.type(.string), position: position)
        return resolveCall(
            found, [arguments[0], RawArgument(label: "label", lowered: label)], expected: .unknown, at: position,
            name: "combine")
    }

    // MARK: Implicit self

    /// A member of the enclosing type named without `self`.
    func implicitMember(_ name: String, at position: SourcePosition, expected: SwiftType) -> Expression? {
        var owner = context.owner
        var isInnermost = true
        while let current = owner {
            defer {
                owner = current.parent
                isInnermost = false
            }
            let type = lowerer.selfType(of: current)
            let found = usable(lowerer.members(of: type, named: name))
            if found.isEmpty { continue }
            let selfLocal: LocalVariable? =
                if isInnermost, case .variable(let local)? = lookUpLocal("self") { local } else { nil }
            for member in found {
                switch member.member {
                case .property(let property) where !property.isStatic:
                    guard let selfLocal, !isMetatype(selfLocal.type) else { continue }
                    return access(name, of: local(selfLocal, at: position), expected: expected, at: position)
                case .property, .enumCase:
                    if let selfLocal, case .metatype = selfLocal.type {
                        return staticMember(
                            name, of: type, nil, expected, at: position, base: local(selfLocal, at: position))
                    }
                    if case .enumCase = member.member, let selfLocal, !isMetatype(selfLocal.type) { continue }
                    if case .property(let property) = member.member, selfLocal != nil, !property.isStatic { continue }
                    if let selfLocal, !isMetatype(selfLocal.type) { continue }
                    return staticMember(name, of: type, nil, expected, at: position)
                case .function(let function):
                    if function.isStatic {
                        guard selfLocal == nil || isMetatype(selfLocal?.type ?? .unknown) else { continue }
                        return staticMember(name, of: type, nil, expected, at: position)
                    }
                    guard let selfLocal, !isMetatype(selfLocal.type) else { continue }
                    return access(name, of: local(selfLocal, at: position), expected: expected, at: position)
                default: continue
                }
            }
        }
        return nil
    }

    func callImplicitMember(
        _ name: String, _ arguments: [RawArgument], _ expected: SwiftType, at position: SourcePosition
    ) -> Expression? {
        var owner = context.owner
        var isInnermost = true
        while let current = owner {
            defer {
                owner = current.parent
                isInnermost = false
            }
            let type = lowerer.selfType(of: current)
            let found = lowerer.members(of: type, named: name)
            let functions = found.compactMap { member -> FunctionSymbol? in
                if case .function(let function) = member.member { return function }
                return nil
            }
            let hasProperty = found.contains { if case .property = $0.member { true } else { false } }
            let hasCase = found.contains { if case .enumCase = $0.member { true } else { false } }
            guard !functions.isEmpty || hasProperty || hasCase else { continue }
            if isInnermost, case .variable(let selfLocal)? = lookUpLocal("self") {
                let reference = local(selfLocal, at: position)
                if case .metatype(let instance) = selfLocal.type {
                    if functions.contains(where: \.isStatic) || hasCase || hasProperty {
                        return hasCase
                            ? callStatic(name, of: instance, arguments, expected, at: position)
                            : callOnSelfMetatype(name, reference, instance, arguments, expected, at: position)
                    }
                } else if functions.contains(where: { !$0.isStatic }) || hasProperty {
                    let matches = functions.contains { match($0.parameters, arguments) != nil } || hasProperty
                    let hasGlobal = !topLevelFunctions(name).isEmpty
                    if matches || !hasGlobal {
                        return callMember(name, on: reference, arguments, at: position, expected: expected)
                    }
                }
                continue
            }
            if functions.contains(where: \.isStatic) || hasCase {
                return callStatic(name, of: type, arguments, expected, at: position)
            }
        }
        return nil
    }

    private func callOnSelfMetatype(
        _ name: String, _ base: Expression, _ instance: SwiftType, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        let call = callOnMetatype(name, base, instance, arguments, expected, at: position)
        if case .dynamicCall = call.kind {
            return apply(staticMember(name, of: instance, nil, .unknown, at: position), arguments, at: position)
        }
        return call
    }

    func functionReference(_ name: String, labels: [String?], at position: SourcePosition) -> Expression? {
        if case .variable(let selfLocal)? = lookUpLocal("self"), let owner = context.owner {
            let methods = lowerer.members(of: lowerer.selfType(of: owner), named: name)
            for found in methods {
                if case .function(let function) = found.member, !function.isStatic,
                    function.parameters.map(\.label) == labels
                {
                    return access(name, of: local(selfLocal, at: position), labels: labels, at: position)
                }
            }
        }
        guard let function = topLevelFunctions(name).first(where: { $0.parameters.map(\.label) == labels }) else {
            return nil
        }
        return Expression(kind: .function(function), type: functionType(of: function), position: position)
    }

    // MARK: Subscripts

    func lowerSubscript(_ call: SubscriptCallExprSyntax, at position: SourcePosition) -> Expression {
        if let type = typeExpression(ExprSyntax(call)) { return type }
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        if let type = typeExpression(call.calledExpression), case .metatype(let named) = type.kind {
            return subscriptAccess(type, named, arguments, isStatic: true, at: position)
        }
        let base = lowerBase(call.calledExpression)
        return subscriptAccess(base, base.type, arguments, isStatic: false, at: position)
    }

    private func subscriptAccess(
        _ base: Expression, _ type: SwiftType, _ arguments: [RawArgument], isStatic: Bool,
        at position: SourcePosition
    ) -> Expression {
        if arguments.count == 1, arguments[0].label == "keyPath", case .syntax(let syntax) = arguments[0].value {
            var expected: SwiftType = .unknown
            if let keyPath = lowerer.nominal(.keyPath) { expected = .nominal(keyPath, [type, .unknown]) }
            let path = lower(syntax, expected)
            var valueType: SwiftType = .unknown
            if case .nominal(_, let pathArguments) = path.type, pathArguments.count == 2 {
                valueType = pathArguments[1]
            }
            return Expression(
                kind: .keyPathSubscript(base: base, path: path), type: erasingUnbound(valueType), position: position)
        }
        var options: [(SubscriptSymbol, Candidate)] = []
        for found in usable(lowerer.members(of: type, named: "subscript")) {
            guard case .subscript(let symbol) = found.member, symbol.isStatic == isStatic else { continue }
            let function = FunctionSymbol(id: -1, name: "subscript", kind: .function, position: symbol.position)
            function.parameters = symbol.parameters
            function.result = symbol.result
            function.genericParameters = symbol.genericParameters
            options.append((symbol, Candidate(symbol: function, substitution: found.substitution)))
        }
        if let call = resolveCall(
            options.map(\.1), arguments, expected: .unknown, at: position, name: "subscript"),
            case .call(let chosen, let values, _) = call.kind,
            let option = options.first(where: { $0.1.symbol === chosen })
        {
            return Expression(
                kind: .subscript(base: base, option.0, values), type: erasingUnbound(call.type), position: position)
        }
        let values = arguments.map { Expression.Argument.value(argumentValue($0, .unknown)) }
        return Expression(
            kind: .dynamicSubscript(base: base, labels: arguments.map(\.label), values), type: .unknown,
            position: position)
    }

    // MARK: Access control and mutability

    private func isTypeOrNested(_ owner: NominalType) -> Bool {
        func outermost(_ type: NominalType) -> NominalType { type.parent.map { outermost($0) } ?? type }
        guard let current = context.owner else { return false }
        return outermost(current) === outermost(owner)
    }

    func checkAccess(_ function: FunctionSymbol, at position: SourcePosition) {
        guard function.isPrivate, let owner = function.owner, !owner.isFromPrelude, !isTypeOrNested(owner), !isTest
        else { return }
        let name = function.kind == .initializer ? "\(owner.name)' initializer" : "\(function.name)'"
        _ = lowerer.error(
            "lowering.private", at: position, "'\(name) is inaccessible due to 'private' protection level",
            fix: function.kind == .initializer
                ? "give '\(owner.name)' an initializer of its own" : "make it internal, or pass the value in")
    }

    func checkAccess(_ property: PropertySymbol, at position: SourcePosition) {
        guard property.isPrivate, let owner = property.owner, !owner.isFromPrelude, !isTypeOrNested(owner), !isTest
        else { return }
        _ = lowerer.error(
            "lowering.private", at: position,
            "'\(property.name)' is inaccessible due to 'private' protection level",
            fix: "let the owner pass the value, a binding or the object")
    }

    /// Reports what Swift refuses to change.
    func checkMutable(_ target: Expression, at position: SourcePosition, mutatingMember: String? = nil) {
        guard !context.isPrelude else { return }
        func refuse(_ message: String, fix: String) {
            _ = lowerer.error("lowering.immutable", at: position, message, fix: fix)
        }
        let start =
            mutatingMember.map { _ in "cannot use mutating member on immutable value" } ?? "cannot assign to property"
        switch target.kind {
        case .property(let base, let property, _):
            if lowerer.opaqueWrapped.contains(ObjectIdentifier(property)) { return }
            if case .computed = property.storage {
                if property.setter == nil, !property.isRequirement || property.getter != nil && !property.isRequirement
                {
                    if isInitializing(property) { return }
                    refuse(
                        "\(start): '\(property.name)' is a get-only property",
                        fix: isWrapped(property)
                            ? "the wrapper owns the value: change the object's properties, or its identity"
                            : "give it a setter")
                    return
                }
                if let setter = property.setter, !setter.isMutating { return }
            } else if property.isLet, !isInitializing(property) {
                refuse("\(start): '\(property.name)' is a 'let' constant", fix: "declare it with 'var'")
                return
            }
            if property.owner?.isClass == true || property.isStatic { return }
            if let base { checkMutableBase(base, at: position, start: start) }
        case .local(let local):
            if !local.isMutable, !local.isInout {
                if local.name == "self", symbol.owner?.isClass == true { return }
                if local.name == "self" {
                    refuse("\(start): 'self' is immutable", fix: "mark the function 'mutating'")
                } else if mutatingMember != nil {
                    refuse(
                        "\(start): '\(local.name)' is a 'let' constant", fix: "declare it with 'var'")
                } else {
                    refuse(
                        "cannot assign to value: '\(local.name)' is a 'let' constant", fix: "declare it with 'var'")
                }
            }
        case .subscript(let base, let symbol, _):
            if symbol.setter?.isMutating == true, symbol.owner?.isClass != true {
                checkMutableBase(base, at: position, start: start)
            }
        case .tupleElement(let base, _): checkMutableBase(base, at: position, start: start)
        default: break
        }
    }

    private func checkMutableBase(_ base: Expression, at position: SourcePosition, start: String) {
        guard case .local(let local) = base.kind else {
            if case .property = base.kind { checkMutable(base, at: position) }
            return
        }
        guard !local.isMutable, !local.isInout else { return }
        if case .nominal(let nominal, _) = local.type {
            if nominal.isClass || nominal.kind == .protocol || nominal.isOpaque { return }
        } else if local.type == .unknown {
            return
        } else if case .parameter = local.type {
            return
        }
        if case .metatype = local.type { return }
        let message = local.name == "self" ? "'self' is immutable" : "'\(local.name)' is a 'let' constant"
        _ = lowerer.error(
            "lowering.immutable", at: position, "\(start): \(message)",
            fix: local.name == "self"
                ? "hold the value in @State, or mark the function 'mutating'" : "declare it with 'var'")
    }

    func isWrapped(_ property: PropertySymbol) -> Bool {
        lowerer.wrappedProperties[ObjectIdentifier(property)] != nil
    }

    /// Whether this body is an initializer of the property's own type, which sets it for the first time.
    private func isInitializing(_ property: PropertySymbol) -> Bool {
        symbol.kind == .initializer && symbol.owner === property.owner
            || (parent?.isInitializing(property) ?? false)
    }

    // MARK: Words

    func describe(_ type: SwiftType) -> String {
        switch type {
        case .unknown, .variable: return "_"
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
        if type.isOpaque { return true }
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

@_implementationOnly import SwiftSyntax

/// Calls of members, on values, types and `self`.
extension BodyLowering {
    // MARK: Calls

    func callMember(
        _ member: MemberAccessExprSyntax, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        let name = member.declName.baseName.plainText
        let place = self.position(of: member.declName)
        guard let base = base(of: member) else {
            return lowerImplicitMember(name, arguments, expected, at: place)
        }
        if let reference = base.as(DeclReferenceExprSyntax.self), lowerer.isModuleName(reference.baseName.text),
            lookUpLocal(reference.baseName.text) == nil
        {
            let functions = topLevelFunctions(name, inModule: reference.baseName.text)
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
        if let type = constructedType(base, calling: name, expected) {
            isChainInner = true
            return callMember(name, on: lower(base, type), arguments, at: place, expected: expected)
        }
        let value = lowerBase(base)
        return callMember(name, on: value, arguments, at: place, expected: expected, isSuper: isSuper)
    }

    /// What is made of a generic type without arguments, where a member of it gives a known type: in a function that
    /// returns `AnyPublisher<Page, LoadError>`, `Fail(error: .offline).eraseToAnyPublisher()` fails with a `LoadError`.
    private func constructedType(_ base: ExprSyntax, calling name: String, _ expected: SwiftType) -> SwiftType? {
        guard case .nominal = expected, let callee = base.as(FunctionCallExprSyntax.self)?.calledExpression,
            callee.is(DeclReferenceExprSyntax.self),
            case .metatype(.nominal(let type, let given))? = typeExpression(callee)?.kind, given.isEmpty,
            !type.genericParameters.isEmpty
        else { return nil }
        let own = type.genericParameters
        var learned = Substitution()
        for found in lowerer.members(of: .nominal(type, own.map { .parameter($0) }), named: name) {
            guard case .function(let function) = found.member else { continue }
            learned.infer(found.substitution.apply(function.result), from: expected, parameters: Set(own))
        }
        if learned.bindings.isEmpty { return nil }
        return .nominal(type, own.map { learned.bindings[$0] ?? .unknown })
    }

    func isImplicitBase(_ syntax: ExprSyntax) -> Bool {
        if let member = syntax.as(MemberAccessExprSyntax.self) { return member.base.map { isImplicitBase($0) } ?? true }
        if let call = syntax.as(FunctionCallExprSyntax.self) { return isImplicitBase(call.calledExpression) }
        return false
    }

    /// `self.init(…)`, `super.init(…)`, `Type.init(…)`, `value.init(…)` on a metatype.
    func callInitializer(
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
            if target.kind == .protocol {
                // An extension's initializer makes the value by one that the conforming type has.
                let made = dynamicCall(
                    lowerName("Self", at: position, expected: .unknown), "init", arguments, type: reference.type,
                    at: position)
                return Expression(kind: .assign(target: reference, value: made), type: .void, position: position)
            }
            let type = lowerer.selfType(of: target)
            var substitution = Substitution()
            substitution.selfType = type
            for parameter in target.genericParameters where !owner.isClass {
                substitution.bindings[parameter] = .parameter(parameter)
            }
            let candidates = lowerer.members(of: .nominal(target, []), named: "init").compactMap {
                member -> Candidate? in
                guard case .function(let function) = member.member, !function.isRequirement else { return nil }
                return Candidate(
                    symbol: function, substitution: substitution,
                    selfArgument: owner.isClass ? .value(reference) : nil,
                    dispatch: owner.isClass && !isSuper && function.isOverridden ? .virtual : .direct)
            }
            // A closure does not show which of two overloads it is meant for: not for this one, which would never end.
            let others = candidates.filter { $0.symbol !== symbol }
            let otherCall =
                others.count < candidates.count && arguments.contains { $0.closure != nil }
                ? resolveCall(others, arguments, expected: .unknown, at: position, name: "init") : nil
            guard
                var call = otherCall
                    ?? resolveCall(candidates, arguments, expected: .unknown, at: position, name: "init")
            else {
                return failure(
                    "lowering.no-overload", at: position,
                    "no exact matches in call to initializer of '\(target.name)' with '(\(labels(of: arguments)))'",
                    fix: "check the argument labels")
            }
            if case .call(let delegate, _, _) = call.kind, delegate.isFailable {
                return delegating(call, to: reference, owner, at: position)
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

    /// A call of an initializer that may fail, in another one, which then fails too.
    private func delegating(
        _ call: Expression, to reference: Expression, _ owner: NominalType, at position: SourcePosition
    ) -> Expression {
        let none = Expression(
            kind: .constant(.none), type: lowerer.optional(lowerer.selfType(of: owner)), position: position)
        let made = temporary("$made", call.type, at: position)
        let fail = Statement(kind: .return(none), position: position)
        var statements = [
            Statement(kind: .bind(.binding(made), call), position: position),
            Statement(
                kind: .if([.pattern(.none, local(made, at: position))], then: [fail], else: []), position: position),
        ]
        if !owner.isClass {
            var value = local(made, at: position)
            value.type = unwrapped(value.type)
            statements.append(
                Statement(
                    kind: .expression(
                        Expression(
                            kind: .assign(target: reference, value: value), type: .void, position: position)),
                    position: position))
        }
        return Expression(kind: .sequence(statements, void(at: position)), type: .void, position: position)
    }

    func isMetatype(_ type: SwiftType) -> Bool {
        if case .metatype = type { return true }
        return false
    }

    /// A static call, an enum case with payload, or an initializer.
    func callStatic(
        _ name: String, of type: SwiftType, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        if name == "init" { return construct(type, arguments, expected: expected, at: position, name: describe(type)) }
        if name == "some", arguments.count == 1, lowerer.isOptional(type) {
            return lowerImplicitMember(name, arguments, type, at: position)
        }
        let metatype = typeValue(type, at: position)
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
                    let type = lowerer.memberType(name, of: type)
                    return construct(
                        type == .unknown ? .nominal(nested, []) : type, arguments, expected: expected, at: position,
                        name: nested.name)
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
                let near = nearMember(name, of: nominal)
                if lowerer.isPartOfMore, !isTest {
                    lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                    return opaqueCall("\(nominal.name).\(name)", arguments, type: .unknown, at: position)
                }
                return failure(
                    "lowering.unknown-member", at: position,
                    "type '\(nominal.name)' has no member '\(name)'\(near ?? "")", fix: "declare it")
            }
        }
        return dynamicCall(metatype, name, arguments, type: .unknown, at: position)
    }

    func makeCase(
        _ enumCase: EnumCaseSymbol, _ type: SwiftType, _ substitution: Substitution, _ arguments: [RawArgument],
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression? {
        let parameters = zip(enumCase.payload, enumCase.labels).enumerated().map { index, pair in
            var parameter = ParameterSymbol(label: pair.1, name: "payload\(index)", type: pair.0)
            parameter.isConsuming = true
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
        return reified(Expression(kind: .enumCase(enumCase, payload), type: call.type, position: position))
    }

    /// A method call on a value.
    func callMember(
        _ name: String, on base: Expression, _ arguments: [RawArgument], at position: SourcePosition,
        expected: SwiftType, isSuper: Bool = false
    ) -> Expression {
        let base = forcing(base, for: name)
        if isImplicitlyUnwrapped(base), !lowerer.members(of: unwrapped(base.type), named: name).isEmpty {
            // Of `Optional` and what it holds, the one is meant whose member the arguments fit.
            let notes = lowerer.notes
            let call = callMember(name, ofExactly: base, arguments, at: position, expected: expected, isSuper: isSuper)
            if call.type.isConcrete { return call }
            lowerer.notes = notes
            return callMember(
                name, ofExactly: forcing(base), arguments, at: position, expected: expected, isSuper: isSuper)
        }
        return callMember(name, ofExactly: base, arguments, at: position, expected: expected, isSuper: isSuper)
    }

    private func callMember(
        _ name: String, ofExactly base: Expression, _ arguments: [RawArgument], at position: SourcePosition,
        expected: SwiftType, isSuper: Bool
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
        if isSuper, found.isEmpty {
            // The superclass is not known, or inherits from one that is not.
            return opaqueCall("super.\(name)", arguments, type: .unknown, at: position)
        }
        if name == "combine", case .nominal(let hasher, _) = baseType, hasher.known == .hasher,
            let labeled = combineLabeled(base, arguments, at: position)
        {
            return labeled
        }
        if isTest, let fix = missingUnit(arguments, candidates) {
            return failure(
                "lowering.no-overload", at: position,
                "'\(name)(\(labels(of: arguments)))' takes a duration, not a number",
                why: "a number alone does not say whether it counts seconds", fix: fix)
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
        if !candidates.isEmpty, candidates.contains(where: { !$0.symbol.isFromPrelude }),
            isTest || !lowerer.isPartOfMore
        {
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
        if isImplicitlyUnwrapped(base) {
            return callMember(name, on: forcing(base), arguments, at: position, expected: expected)
        }
        if let failed = accessThroughOptional(name, base, at: position) { return failed }
        if case .nominal(let nominal, _) = baseType, !nominal.isOpaque, nominal.kind != .protocol,
            candidates.isEmpty, builtin(of: baseType) == nil || isTest, !nominal.isFromPrelude || isTest,
            !lowerer.conformsToAnythingOpaque(nominal)
        {
            let member = unknownMember(name, of: base, at: position)
            guard case .dynamicMember = member.kind else { return member }
            return dynamicCall(base, name, arguments, type: .unknown, at: position)
        }
        if case .nominal(let nominal, _) = baseType, !nominal.isOpaque, nominal.kind != .protocol, !context.isPrelude,
            nominal.isFromPrelude
        {
            lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
            return opaqueCall(name, [RawArgument(lowered: base)] + arguments, type: .unknown, at: position)
        }
        return dynamicCall(base, name, arguments, type: .unknown, at: position)
    }

    func callOnMetatype(
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
    func opaqueModifier(
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
    func combineLabeled(_ base: Expression, _ arguments: [RawArgument], at position: SourcePosition)
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
            var found = usable(lowerer.members(of: type, named: name))
            if found.isEmpty, current.kind == .protocol {
                // `extension Named where Self: Aged` sees the members of both.
                found = usable(lowerer.members(of: .parameter(lowerer.selfParameter(of: current)), named: name))
            }
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
            var found = lowerer.members(of: type, named: name)
            if found.isEmpty, current.kind == .protocol {
                found = lowerer.members(of: .parameter(lowerer.selfParameter(of: current)), named: name)
            }
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

    func callOnSelfMetatype(
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

    /// What to write where a number is passed for a `Duration`; nil where that is not what is wrong.
    func missingUnit(_ arguments: [RawArgument], _ candidates: [Candidate]) -> String? {
        for candidate in candidates {
            for (argument, parameter) in zip(arguments, candidate.symbol.parameters)
            where argument.label == parameter.label {
                guard case .nominal(let type, _) = parameter.type, type.known == .duration,
                    case .syntax(let syntax) = argument.value,
                    syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
                else { continue }
                return "write \(argument.label.map { "\($0): " } ?? "").seconds(\(syntax.trimmedDescription))"
            }
        }
        return nil
    }
}

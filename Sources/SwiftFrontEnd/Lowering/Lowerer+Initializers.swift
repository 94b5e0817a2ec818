@_implementationOnly import SwiftSyntax

/// Initializers and enum members that Swift writes itself.
extension Lowerer {
    func synthesizeMembers(of type: NominalType) {
        switch type.kind {
        case .struct: if !type.isFromPrelude || !hasPreludeInitializer(type) { synthesizeMemberwise(of: type) }
        case .class where type.isNoncopyable: synthesizeMemberwise(of: type)
        case .class, .actor: synthesizeClassInitializer(of: type)
        case .enum: synthesizeEnumMembers(of: type)
        case .protocol: break
        }
    }

    /// Whether the prelude itself declares an initializer: one that the program adds leaves the memberwise one.
    private func hasPreludeInitializer(_ type: NominalType) -> Bool {
        (type.members["init"] ?? []).contains { member in
            if case .function(let symbol) = member { symbol.isFromPrelude } else { true }
        }
    }

    /// Declares the memberwise initializer. What its parameters' types are is found out in `finishMemberwise`, when
    /// every type has its initializers, since a type may be inferred from a value of a type declared further down.
    func synthesizeMemberwise(of type: NominalType) {
        guard !typesWithOwnInitializer.contains(ObjectIdentifier(type)), case .declared = type.representation else {
            return
        }
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: type.position, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        symbol.result = selfType(of: type)
        for property in type.storedProperties where !isLeftOut(property) {
            let wrapped = wrappedProperties[ObjectIdentifier(property)]
            let visible = wrapped?.property ?? property
            var parameter = ParameterSymbol(label: visible.name, name: visible.name, type: property.type)
            parameter.defaultValue = property.initialValue
            parameter.isConsuming = true
            if let wrapped, let wrappedValue = memberwiseValue(of: wrapped) {
                parameter.type = visible.type
                parameter.isAutoclosure = wrappedValue.isAutoclosure
            }
            if visible.isPrivate, !(wrapped != nil && property.initialValue != nil) { symbol.isPrivate = true }
            symbol.parameters.append(parameter)
        }
        type.members["init", default: []].append(.function(symbol))
        memberwiseInitializers.insert(symbol.id)
        if symbol.isPrivate { synthesizeDefault(of: type, symbol.result) }
        unfinishedMemberwise.append((type, symbol))
    }

    /// Whether the memberwise initializer has no parameter for a stored property.
    func isLeftOut(_ property: PropertySymbol) -> Bool {
        if property.isLet && property.initialValue != nil || lazyStorage[ObjectIdentifier(property)] != nil {
            return true
        }
        let identity = ObjectIdentifier(property)
        if opaqueWrapped.contains(identity) || tuples.contains(identity) { return true }
        guard let wrapped = wrappedProperties[ObjectIdentifier(property)] else { return false }
        return wrapped.property.isPrivate && property.initialValue != nil
    }

    /// Gives the memberwise initializers declared so far their types and bodies.
    func finishMemberwise() {
        let unfinished = unfinishedMemberwise
        unfinishedMemberwise = []
        for (type, symbol) in unfinished { finishMemberwise(symbol, of: type) }
    }

    func finishMemberwise(_ symbol: FunctionSymbol, of type: NominalType) {
        let place = type.position
        var locals: [LocalVariable] = []
        var fields: [Expression] = []
        for property in type.storedProperties {
            guard !isLeftOut(property) else {
                fields.append(initialValue(of: property, at: place))
                continue
            }
            let wrapped = wrappedProperties[ObjectIdentifier(property)]
            var parameter = symbol.parameters[locals.count]
            var value: (LocalVariable) -> Expression = { local in
                Expression(kind: .local(local), type: local.type, position: place)
            }
            if let wrapped {
                if memberwiseValue(of: wrapped) != nil {
                    parameter.type = propertyType(wrapped.property)
                    value = { [self] local in wrapArgument(local, wrapped, of: symbol, at: place) }
                } else {
                    parameter.type = property.type
                }
            } else {
                parameter.type = propertyType(property)
            }
            if let builder = storedBuilders[ObjectIdentifier(property)] {
                parameter.builder = builder
                if case .function(var function) = parameter.type {
                    function.builder = builder
                    parameter.type = .function(function)
                } else {
                    let result = parameter.type
                    parameter.type = .function(FunctionType(parameters: [], result: result, builder: builder))
                    value = { local in
                        Expression(
                            kind: .apply(
                                callee: Expression(kind: .local(local), type: local.type, position: place), []),
                            type: result, position: place)
                    }
                }
            }
            symbol.parameters[locals.count] = parameter
            let localType: SwiftType =
                parameter.isAutoclosure
                ? .function(FunctionType(parameters: [], result: parameter.type)) : parameter.type
            let local = LocalVariable(name: parameter.name, type: localType, position: place, isMutable: false)
            locals.append(local)
            fields.append(value(local))
        }
        guard type.isClass else {
            symbol.body = returning(.makeStruct(type, fields), symbol.result, parameters: locals, at: place)
            return
        }
        let selfLocal = LocalVariable(name: "self", type: symbol.result, position: place, isMutable: false)
        let base = Expression(kind: .local(selfLocal), type: symbol.result, position: place)
        let statements = zip(type.storedProperties, fields).filter { !isLeftOut($0.0) }.map { property, value in
            let field = Expression(kind: .property(base: base, property, .direct), type: property.type, position: place)
            return Statement(
                kind: .expression(
                    Expression(kind: .assign(target: field, value: value), type: .void, position: place)),
                position: place)
        }
        symbol.body = FunctionBody(parameters: [selfLocal] + locals, statements: statements, result: .void)
    }

    /// The parameter of a wrapper that takes a property's value in a memberwise initializer.
    private func memberwiseValue(of wrapped: WrappedProperty) -> ParameterSymbol? {
        guard wrapped.takesValue else { return nil }
        if !wrapped.hasArguments { return wrappedValueParameter(of: wrapped.wrapper) }
        return initializers(of: wrapped.wrapper).compactMap(\.parameters.first).first { $0.label == "wrappedValue" }
    }

    /// A struct whose properties all have defaults can be made from nothing, whatever their access.
    func synthesizeDefault(of type: NominalType, _ selfType: SwiftType) {
        guard type.storedProperties.allSatisfy({ $0.initialValue != nil }) else { return }
        let place = type.position
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: place, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        symbol.result = selfType
        let fields = type.storedProperties.map { initialValue(of: $0, at: place) }
        symbol.body = returning(.makeStruct(type, fields), selfType, parameters: [], at: place)
        type.members["init", default: []].insert(.function(symbol), at: 0)
    }

    /// The value a field starts with, as an expression.
    func initialValue(of property: PropertySymbol, at place: SourcePosition) -> Expression {
        guard let initial = property.initialValue else {
            return Expression(kind: .constant(.void), type: .unknown, position: place)
        }
        return Expression(kind: .call(initial, [], .direct), type: property.type, position: place)
    }

    /// `Wrapper(wrappedValue: value)`, where the wrapper has such an initializer.
    private func wrap(_ value: Expression, in wrapper: NominalType, _ type: SwiftType, at place: SourcePosition)
        -> Expression?
    {
        guard
            let initializer = initializers(of: wrapper).first(where: {
                $0.parameters.first?.label == "wrappedValue"
                    && $0.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
            })
        else { return nil }
        var arguments: [Expression.Argument] = [.value(value)]
        for parameter in initializer.parameters.dropFirst() {
            if let value = parameter.defaultValue { arguments.append(.defaultValue(value)) }
        }
        return Expression(
            kind: wrapper.isClass
                ? .newObject(wrapper, initializer: initializer, arguments) : .call(initializer, arguments, .direct),
            type: type, position: place)
    }

    /// `Wrapper(wrappedValue: argument)` for a memberwise parameter; a storage handed over as a default stays itself.
    func wrapArgument(
        _ local: LocalVariable, _ wrapped: WrappedProperty, of symbol: FunctionSymbol, at place: SourcePosition
    ) -> Expression {
        let argument = Expression(kind: .local(local), type: local.type, position: place)
        var wrap = argument
        if wrapped.hasArguments {
            let lowering = BodyLowering(symbol, context: wrapped.context, lowerer: self, result: .void)
            let layers = [(attribute: wrapped.attribute, type: wrapped.wrapper)] + wrapped.inner
            wrap = lowering.wrap(RawArgument(label: "wrappedValue", lowered: argument), in: layers, at: place)
        } else {
            let layers = [wrapped.wrapper] + wrapped.inner.map(\.type)
            for (wrapper, type) in zip(layers, storageTypes(of: wrapped)).reversed() {
                guard let made = self.wrap(wrap, in: wrapper, type, at: place) else { return argument }
                wrap = made
            }
        }
        guard wrapped.storage.initialValue != nil else { return wrap }
        // Left out, the parameter receives the storage made by the default expression.
        return Expression(
            kind: .conditional(
                Expression(
                    kind: .cast(.test, argument, wrapped.storage.type), type: type(.bool), position: place),
                then: argument, else: wrap), type: wrapped.storage.type, position: place)
    }

    func synthesizeClassInitializer(of type: NominalType) {
        guard !typesWithOwnInitializer.contains(ObjectIdentifier(type)), case .declared = type.representation else {
            return
        }
        // A subclass without initializers of its own inherits its superclass's.
        if type.superclass != nil, case .declared? = type.superclass?.representation { return }
        let symbol = program.makeFunction(name: "init", kind: .initializer, position: type.position, owner: type)
        symbol.isFromPrelude = type.isFromPrelude
        let selfType = selfType(of: type)
        symbol.result = selfType
        let selfLocal = LocalVariable(name: "self", type: selfType, position: type.position, isMutable: false)
        symbol.body = FunctionBody(parameters: [selfLocal], statements: [], result: .void)
        type.members["init", default: []].append(.function(symbol))
    }

    func synthesizeEnumMembers(of type: NominalType) {
        if let rawType = type.rawType, type.members["rawValue"] == nil {
            addRawValue(rawType, to: type)
            if let protocolType = wellKnown("RawRepresentable") { type.conformances.append(protocolType) }
        }
        let isCaseIterable = conforms(type, toNamed: "CaseIterable")
        if isCaseIterable, type.members["allCases"] == nil {
            let element = selfType(of: type)
            let property = PropertySymbol(
                name: "allCases", position: type.position, owner: type, type: self.type(.array, [element]),
                storage: .computed)
            property.isStatic = true
            let getter = program.makeFunction(
                name: "allCases", kind: .getter, position: type.position, owner: type)
            getter.isStatic = true
            getter.isFromPrelude = type.isFromPrelude
            getter.result = property.type
            let cases = type.cases.map {
                Expression(kind: .enumCase($0, []), type: element, position: type.position)
            }
            let selfLocal = LocalVariable(
                name: "self", type: .metatype(element), position: type.position, isMutable: false)
            getter.body = returning(.array(cases), property.type, parameters: [selfLocal], at: type.position)
            property.getter = getter
            type.members["allCases"] = [.property(property)]
        }
        for name in ["Hashable", "Equatable"] where type.cases.allSatisfy({ $0.payload.isEmpty }) {
            if let protocolType = wellKnown(name), !type.conformances.contains(protocolType) {
                type.conformances.append(protocolType)
            }
        }
    }

    func addRawValue(_ rawType: SwiftType, to type: NominalType) {
        addCaseProperty("rawValue", rawType, of: type) { $0.rawValue ?? .void }
        addCaseInitializer("rawValue", rawType, of: type) { $0.rawValue ?? .void }
    }

    /// A property that has a constant value for each case.
    func addCaseProperty(
        _ name: String, _ valueType: SwiftType, of type: NominalType, _ constant: (EnumCaseSymbol) -> Constant
    ) {
        let place = type.position
        let selfType = selfType(of: type)
        let property = PropertySymbol(
            name: name, position: place, owner: type, type: valueType, storage: .computed)
        let getter = program.makeFunction(name: name, kind: .getter, position: place, owner: type)
        getter.isFromPrelude = type.isFromPrelude
        getter.result = valueType
        let getSelf = LocalVariable(name: "self", type: selfType, position: place, isMutable: false)
        let subject = Expression(kind: .local(getSelf), type: selfType, position: place)
        let cases = type.cases.map { enumCase in
            let value = Expression(kind: .constant(constant(enumCase)), type: valueType, position: place)
            return Statement.Case(
                patterns: [(.enumCase(enumCase, []), nil)],
                body: [Statement(kind: .return(value), position: place)], isDefault: false)
        }
        getter.body = FunctionBody(
            parameters: [getSelf],
            statements: [Statement(kind: .switch(label: nil, subject, cases), position: place)], result: valueType)
        property.getter = getter
        type.members[name] = [.property(property)]
    }

    /// A failable initializer that finds the case with a constant; cases without one are never found.
    func addCaseInitializer(
        _ label: String, _ valueType: SwiftType, of type: NominalType, _ constant: (EnumCaseSymbol) -> Constant?
    ) {
        let place = type.position
        let selfType = selfType(of: type)
        let initializer = program.makeFunction(name: "init", kind: .initializer, position: place, owner: type)
        initializer.isFailable = true
        initializer.isFromPrelude = type.isFromPrelude
        initializer.result = optional(selfType)
        initializer.parameters = [ParameterSymbol(label: label, name: label, type: valueType)]
        let raw = LocalVariable(name: label, type: valueType, position: place, isMutable: false)
        let rawLocal = Expression(kind: .local(raw), type: valueType, position: place)
        var statements = type.cases.compactMap { enumCase -> Statement? in
            guard let constant = constant(enumCase) else { return nil }
            let value = Expression(kind: .constant(constant), type: valueType, position: place)
            let isEqual = Expression(
                kind: .dynamicOperator("==", [rawLocal, value]), type: self.type(.bool), position: place)
            let found = Expression(kind: .enumCase(enumCase, []), type: selfType, position: place)
            return Statement(
                kind: .if(
                    [.expression(isEqual)], then: [Statement(kind: .return(found), position: place)], else: []),
                position: place)
        }
        statements.append(
            Statement(
                kind: .return(Expression(kind: .constant(.none), type: optional(selfType), position: place)),
                position: place))
        initializer.body = FunctionBody(parameters: [raw], statements: statements, result: optional(selfType))
        type.members["init", default: []].append(.function(initializer))
    }
}

@_implementationOnly import SwiftSyntax

/// Turns member declarations into symbols.
extension Lowerer {
    func collectMembers(
        _ items: MemberBlockItemListSyntax, of type: NominalType, context: DeclarationContext,
        isExtension: Bool = false
    ) {
        for item in items.elements {
            let declaration = item.decl
            if let config = declaration.as(IfConfigDeclSyntax.self) {
                if case .decls(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    collectMembers(inner, of: type, context: context, isExtension: isExtension)
                }
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                let isStatic = function.modifiers.contains("static") || function.modifiers.contains("class")
                let symbol = makeFunction(function, owner: type, isStatic: isStatic, context: context)
                symbol.isRequirement = type.kind == .protocol && !isExtension
                type.members[symbol.name, default: []].append(.function(symbol))
                if symbol.isStatic, function.name.isOperator {
                    let scope = [symbol]
                    if context.isPrelude {
                        preludeScope.memberOperators[symbol.name, default: []] += scope
                    } else {
                        userScope.memberOperators[symbol.name, default: []] += scope
                    }
                }
                noteTest(function, symbol, suite: type, context: context)
            } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
                let symbol = makeInitializer(initializer, owner: type, context: context)
                symbol.isRequirement = type.kind == .protocol && !isExtension
                type.members["init", default: []].append(.function(symbol))
                if !isExtension { typesWithOwnInitializer.insert(ObjectIdentifier(type)) }
            } else if let deinitializer = declaration.as(DeinitializerDeclSyntax.self) {
                let symbol = program.makeFunction(
                    name: "deinit", kind: .deinitializer, position: position(of: deinitializer, in: context.file),
                    owner: type)
                symbol.isFromPrelude = context.isPrelude
                if let body = deinitializer.body {
                    setBody(symbol, body.statements, after: body.leftBrace, context)
                } else {
                    setSource(symbol, .code([], context))
                }
                type.deinitializer = symbol
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                collectVariable(variable, of: type, context: context, isExtension: isExtension)
            } else if let subscriptSyntax = declaration.as(SubscriptDeclSyntax.self) {
                let symbol = makeSubscript(subscriptSyntax, owner: type, context: context, isExtension: isExtension)
                type.members["subscript", default: []].append(.subscript(symbol))
            } else if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
                collectCases(enumCase, of: type, context: context)
            } else if let operatorSyntax = declaration.as(OperatorDeclSyntax.self) {
                operators.declare(operatorSyntax)
            }
        }
    }

    /// Remembers a body; a prelude declaration without one is native.
    func setSource(_ symbol: FunctionSymbol, _ source: FunctionSource) { sources[symbol.id] = source }

    private func nativeName(_ owner: NominalType?, _ member: String, isStatic: Bool) -> String {
        guard let owner else { return member }
        return "\(isStatic ? "static " : "")\(owner.qualifiedName).\(member)"
    }

    // MARK: Functions

    func makeFunction(
        _ syntax: FunctionDeclSyntax, owner: NominalType?, isStatic: Bool, context: DeclarationContext
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: syntax.name.plainText, kind: owner == nil ? .function : .method,
            position: position(of: syntax.name, in: context.file), owner: owner)
        symbol.isStatic = isStatic
        symbol.isMutating = syntax.modifiers.contains("mutating")
        symbol.isOverride = syntax.modifiers.contains("override")
        symbol.isPrivate = syntax.modifiers.contains("private")
        symbol.isPrefix = syntax.modifiers.contains("prefix")
        symbol.isPostfix = syntax.modifiers.contains("postfix")
        symbol.isConsuming = syntax.modifiers.contains("consuming") || syntax.modifiers.contains("__consuming")
        symbol.isFromPrelude = context.isPrelude
        symbol.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
        symbol.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
        symbol.isolation = isolation(of: syntax.attributes, syntax.modifiers, context: context)
        let inner = addGenerics(syntax.genericParameterClause, syntax.genericWhereClause, to: symbol, context)
        if let thrown = syntax.signature.effectSpecifiers?.throwsClause?.type {
            symbol.thrownType = resolve(thrown, context: inner)
        }
        symbol.parameters = parameters(syntax.signature.parameterClause, context: inner)
        if syntax.name.isOperator {
            // Operands are never labeled.
            for index in symbol.parameters.indices { symbol.parameters[index].label = nil }
        }
        symbol.result = syntax.signature.returnClause.map { resolve($0.type, context: inner) } ?? .void
        symbol.isImplicitlyUnwrapped = syntax.signature.returnClause?.type.isImplicitlyUnwrapped == true
        symbol.returnsSelf =
            owner?.isClass == true
            && ["Self", "Self?"].contains(syntax.signature.returnClause?.type.trimmedDescription)
        symbol.builder = builder(in: syntax.attributes, context: inner)
        if let body = syntax.body {
            setBody(symbol, body.statements, after: body.leftBrace, inner)
        } else if context.isPrelude, owner?.kind != .protocol || isExtensionMember(syntax) {
            symbol.implementation = .native(nativeName(owner, symbol.signatureName, isStatic: isStatic))
        }
        return symbol
    }

    /// Whether a member stands in an extension: a body-less one there is native, not a requirement.
    private func isExtensionMember(_ syntax: some SyntaxProtocol) -> Bool {
        var node = syntax.parent
        while let current = node {
            if current.is(ExtensionDeclSyntax.self) { return true }
            if current.is(ProtocolDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    private func addGenerics(
        _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, to symbol: FunctionSymbol,
        _ context: DeclarationContext
    ) -> DeclarationContext {
        var inner = context
        for parameter in clause?.parameters.elements ?? [] {
            let generic = GenericParameter(name: parameter.name.plainText)
            symbol.genericParameters.append(generic)
            inner.generics[generic.name] = .parameter(generic)
        }
        for (generic, parameter) in zip(symbol.genericParameters, clause?.parameters.elements ?? []) {
            if let constraint = parameter.inheritedType {
                if let composition = constraint.as(CompositionTypeSyntax.self) {
                    generic.constrain(to: composition.elements.elements.map { resolve($0.type, context: inner) })
                } else {
                    generic.constrain(to: [resolve(constraint, context: inner)])
                }
            }
        }
        applyRequirements(requirements, context: inner)
        for requirement in requirements?.requirements.elements ?? [] {
            if case .sameTypeRequirement(let same) = requirement.requirement,
                let left = same.leftType.as(TypeSyntax.self), let right = same.rightType.as(TypeSyntax.self)
            {
                symbol.sameTypes.append((resolve(left, context: inner), resolve(right, context: inner)))
            }
        }
        return inner
    }

    func parameters(_ clause: FunctionParameterClauseSyntax, context: DeclarationContext) -> [ParameterSymbol] {
        clause.parameters.elements.map { syntax in
            let label = syntax.firstName.text == "_" ? nil : syntax.firstName.plainText
            let name = (syntax.secondName ?? syntax.firstName).plainText
            let type = resolve(syntax.type, context: context)
            var parameter = ParameterSymbol(label: label, name: name, type: type)
            parameter.isVariadic = syntax.ellipsis != nil || syntax.type.is(PackExpansionTypeSyntax.self)
            parameter.isImplicitlyUnwrapped = syntax.type.isImplicitlyUnwrapped
            applySpecifiers(of: syntax.type, to: &parameter)
            parameter.builder = builder(in: syntax.attributes, context: context)
            if let (attribute, wrapper) = wrapperAttributes(in: syntax.attributes, context: context).first {
                parameter.wrapper = wrapper
                parameter.wrapperAttribute = parameterAttributes.count
                parameterAttributes.append(attribute)
            }
            if let builder = parameter.builder, case .function(var function) = parameter.type {
                function.builder = builder
                parameter.type = .function(function)
            }
            if let value = syntax.defaultValue?.value {
                let symbol = program.makeFunction(
                    name: "default argument of \(name)", kind: .initialValue,
                    position: position(of: value, in: context.file), owner: context.owner)
                symbol.isFromPrelude = context.isPrelude
                symbol.result = type
                setSource(symbol, .value(value, type, context))
                parameter.defaultValue = symbol
            }
            return parameter
        }
    }

    private func applySpecifiers(of type: TypeSyntax, to parameter: inout ParameterSymbol) {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
        let specifiers = attributed.specifiers.elements.map(\.trimmedDescription)
        parameter.isInout = specifiers.contains("inout")
        parameter.isConsuming = specifiers.contains("consuming") || specifiers.contains("__owned")
        if attributed.attributes.contains("autoclosure") {
            parameter.isAutoclosure = true
            if case .function(let function) = parameter.type { parameter.type = function.result }
        }
    }

    /// The result builder among a declaration's attributes.
    func builder(in attributes: AttributeListSyntax, context: DeclarationContext) -> NominalType? {
        for case .attribute(let attribute) in attributes.elements {
            let name =
                attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText
                ?? attribute.attributeName.trimmedDescription
            if name == "ContentBuilder" { return wellKnown("ViewBuilder") }
            if let type = lookUpType(name, context: context), type.isResultBuilder { return type }
        }
        return nil
    }

    func makeInitializer(
        _ syntax: InitializerDeclSyntax, owner: NominalType, context: DeclarationContext
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: "init", kind: .initializer, position: position(of: syntax, in: context.file), owner: owner)
        symbol.isFailable = syntax.optionalMark != nil
        symbol.isImplicitlyUnwrapped = syntax.optionalMark?.tokenKind == .exclamationMark
        symbol.isConvenience = syntax.modifiers.contains("convenience")
        symbol.isOverride = syntax.modifiers.contains("override")
        symbol.isPrivate = syntax.modifiers.contains("private")
        symbol.isFromPrelude = context.isPrelude
        symbol.isAsync = syntax.signature.effectSpecifiers?.asyncSpecifier != nil
        symbol.isThrowing = syntax.signature.effectSpecifiers?.throwsClause != nil
        symbol.isolation = isolation(of: syntax.attributes, syntax.modifiers, context: context)
        let inner = addGenerics(syntax.genericParameterClause, syntax.genericWhereClause, to: symbol, context)
        if let thrown = syntax.signature.effectSpecifiers?.throwsClause?.type {
            symbol.thrownType = resolve(thrown, context: inner)
        }
        symbol.parameters = parameters(syntax.signature.parameterClause, context: inner)
        let selfType = selfType(of: owner)
        symbol.result = symbol.isFailable ? optional(selfType) : selfType
        if let body = syntax.body {
            symbol.isDelegatingInitializer = callsSelfInit(body.statements)
            setBody(symbol, body.statements, after: body.leftBrace, inner)
        } else if context.isPrelude, owner.kind != .protocol || isExtensionMember(syntax) {
            symbol.implementation = .native(nativeName(owner, symbol.signatureName, isStatic: false))
        }
        return symbol
    }

    func callsSelfInit(_ statements: CodeBlockItemListSyntax) -> Bool { DelegationFinder.finds("self", in: statements) }

    /// The type of `self` inside a declaration.
    func selfType(of owner: NominalType) -> SwiftType {
        .nominal(owner, owner.genericParameters.map { .parameter($0) })
    }

    // MARK: Properties

    private func collectVariable(
        _ variable: VariableDeclSyntax, of type: NominalType, context: DeclarationContext, isExtension: Bool
    ) {
        let isStatic = variable.modifiers.contains("static") || variable.modifiers.contains("class")
        for binding in variable.bindings.elements {
            if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
                let finish = collectTuple(
                    tuple, of: binding, variable, owner: type, context: context, isStatic: isStatic
                ) { type.members[$0.name, default: []].append(.property($0)) }
                finish()
                continue
            }
            for name in names(in: binding.pattern) {
                let property = PropertySymbol(
                    name: name, position: position(of: binding, in: context.file), owner: type, type: .unknown,
                    storage: .computed)
                property.isStatic = isStatic
                property.isLet = variable.bindingSpecifier.text == "let"
                property.isPrivate = variable.modifiers.contains("private")
                property.isRequirement = type.kind == .protocol && !isExtension
                type.members[name, default: []].append(.property(property))
                finishVariable(property, binding, variable, context: context, isStatic: isStatic)
            }
        }
    }

    /// Resolves a variable's type and storage.
    /// - Parameter part: What is written for the property where its binding is a tuple of several.
    func finishVariable(
        _ property: PropertySymbol, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
        part: TuplePart? = nil, context: DeclarationContext, isStatic: Bool
    ) {
        let owner = property.owner
        let annotation = part.map(\.annotation) ?? annotation(of: binding, in: variable)
        let initialValue = part.map(\.value) ?? binding.initializer?.value
        if let annotation { property.type = resolve(annotation, context: context) }
        property.isImplicitlyUnwrapped = annotation?.isImplicitlyUnwrapped == true
        property.isWeak = variable.modifiers.elements.contains { $0.name.text == "weak" }
        property.isUnowned = variable.modifiers.elements.contains { $0.name.text == "unowned" }
        property.isLazy = variable.modifiers.contains("lazy")
        let wrappers = owner == nil ? [] : wrapperAttributes(in: variable.attributes, context: context)
        if let block = binding.accessorBlock, !isObserverBlock(block.accessors) {
            collectAccessors(block, of: property, variable: variable, context: context)
            return
        }
        if owner?.kind == .protocol, property.isRequirement { return }
        if annotation == nil, let value = initialValue {
            inferredProperties[ObjectIdentifier(property)] = InferredProperty(
                value: value, context: context, isStatic: isStatic)
        }
        if !wrappers.isEmpty, let owner {
            makeWrapped(property, wrappers: wrappers, binding: binding, owner: owner, context: context)
            if let accessors = binding.accessorBlock?.accessors { collectObservers(accessors, of: property, context) }
            return
        }
        if let owner, !isStatic, variable.attributes.contains("Entry"), owner.isFromPrelude {
            makeEntry(property, value: initialValue, context: context)
            return
        }
        if property.isStatic || owner == nil {
            let global = GlobalSymbol(id: program.globals.count, name: property.name, type: property.type)
            global.isWeak = property.isWeak
            global.isUnowned = property.isUnowned
            program.globals.append(global)
            property.storage = .global(global)
            if let value = initialValue {
                global.initialValue = makeInitialValue(value, of: property, context: context)
            } else if !context.isPrelude, !property.isLet, isOptional(property.type) || property.isWeak {
                global.initialValue = makeNilValue(of: property, context: context)
            } else if context.isPrelude, initialValue == nil {
                // A static the host provides: a native getter.
                property.storage = .computed
                property.getter = makeAccessor(.getter, of: property, context: context)
                if let getter = property.getter {
                    getter.implementation = .native(nativeName(owner, property.name, isStatic: isStatic))
                }
            }
        } else if let owner, owner.isClass, variable.modifiers.contains("override"),
            let accessors = binding.accessorBlock?.accessors
        {
            // Observers on an inherited property: there is no field of its own.
            collectObservers(accessors, of: property, context)
            overriddenObservers.append((property, context))
        } else if let owner {
            property.storage = .field(owner.storedProperties.count)
            owner.storedProperties.append(property)
            storedBuilders[ObjectIdentifier(property)] = builder(in: variable.attributes, context: context)
            if let value = initialValue {
                property.initialValue = makeInitialValue(value, of: property, context: context)
            } else if !property.isLet, isOptional(property.type) || property.isWeak {
                property.initialValue = makeNilValue(of: property, context: context)
            }
            let isIgnored = variable.attributes.contains("ObservationIgnored")
            property.isObserved = owner.isObservable && !property.isLet && !isIgnored && !property.isLazy
            if property.isLazy { makeLazy(property, context: context) }
            if hasUnknownWrapper(variable, context: context) {
                makeOpaque(property, hasValue: initialValue != nil, owner: owner, context: context)
            }
        }
        if property.isStored, let accessors = binding.accessorBlock?.accessors {
            collectObservers(accessors, of: property, context)
        }
        makeKeyValueObserved(property, variable, context)
    }

    private func annotation(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> TypeSyntax? {
        if let annotation = binding.typeAnnotation?.type { return annotation }
        // In `var a, b: Int` the annotation of a later binding holds for the earlier ones.
        var isAfter = false
        for other in variable.bindings.elements {
            if other.id == binding.id { isAfter = true }
            if isAfter, other.initializer != nil { return nil }
            if isAfter, let annotation = other.typeAnnotation?.type { return annotation }
        }
        return nil
    }

    func isOptional(_ type: SwiftType) -> Bool {
        if case .nominal(let nominal, _) = type, case .builtin(.optional) = nominal.representation { return true }
        return false
    }

    func makeInitialValue(
        _ value: ExprSyntax, of property: PropertySymbol, context: DeclarationContext
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: "initial value of \(property.name)", kind: .initialValue,
            position: position(of: value, in: context.file), owner: property.owner)
        symbol.isStatic = true
        symbol.isFromPrelude = context.isPrelude
        symbol.result = property.type
        setSource(symbol, .value(value, property.type, context))
        return symbol
    }

    func makeNilValue(of property: PropertySymbol, context: DeclarationContext) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: "initial value of \(property.name)", kind: .initialValue, position: property.position,
            owner: property.owner)
        symbol.isStatic = true
        symbol.isFromPrelude = context.isPrelude
        symbol.body = FunctionBody(
            parameters: [],
            statements: [
                Statement(
                    kind: .return(
                        Expression(kind: .constant(.none), type: property.type, position: property.position)),
                    position: property.position)
            ], result: property.type)
        return symbol
    }

    func makeAccessor(
        _ kind: FunctionSymbol.Kind, of property: PropertySymbol, context: DeclarationContext
    ) -> FunctionSymbol {
        let symbol = program.makeFunction(
            name: property.name, kind: kind, position: property.position, owner: property.owner)
        symbol.isStatic = property.isStatic
        symbol.isFromPrelude = context.isPrelude
        symbol.result = kind == .getter ? property.type : .void
        if kind == .setter {
            symbol.parameters = [ParameterSymbol(label: nil, name: "newValue", type: property.type)]
            symbol.isMutating = property.owner?.isClass == false && !property.isStatic
        }
        return symbol
    }

    private func collectAccessors(
        _ block: AccessorBlockSyntax, of property: PropertySymbol, variable: VariableDeclSyntax,
        context: DeclarationContext
    ) {
        let owner = property.owner
        func isNative(_ body: CodeBlockSyntax?) -> Bool {
            body == nil && context.isPrelude && !(owner?.kind == .protocol && property.isRequirement)
        }
        switch block.accessors {
        case .getter(let statements):
            let getter = makeAccessor(.getter, of: property, context: context)
            getter.isolation = isolation(of: variable.attributes, variable.modifiers, context: context)
            getter.builder = builder(in: variable.attributes, context: context)
            setBody(getter, statements, after: block.leftBrace, context)
            property.getter = getter
        case .accessors(let list):
            for accessor in list.effectiveAccessors {
                switch accessor.accessorSpecifier.text {
                case "get", "_read":
                    let getter = makeAccessor(.getter, of: property, context: context)
                    getter.isolation = isolation(of: variable.attributes, variable.modifiers, context: context)
                    getter.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
                    getter.isMutating = accessor.modifier?.name.text == "mutating"
                    getter.builder = builder(in: variable.attributes, context: context)
                    if let body = accessor.body {
                        setBody(getter, body.statements, after: body.leftBrace, context)
                    } else if isNative(accessor.body) {
                        getter.implementation = .native(nativeName(owner, property.name, isStatic: property.isStatic))
                    }
                    property.getter = getter
                case "set", "_modify":
                    let setter = makeAccessor(.setter, of: property, context: context)
                    if accessor.modifier?.name.text == "nonmutating" { setter.isMutating = false }
                    if let name = accessor.parameters?.name.plainText {
                        setter.parameters = [ParameterSymbol(label: nil, name: name, type: property.type)]
                    }
                    if let body = accessor.body {
                        setBody(setter, body.statements, after: body.leftBrace, context)
                    } else if isNative(accessor.body) {
                        setter.implementation = .native(
                            nativeName(owner, property.name + "=", isStatic: property.isStatic))
                    }
                    property.setter = setter
                default: break
                }
            }
        @unknown default: break
        }
        if property.isRequirement {
            property.getter?.isRequirement = true
            property.setter?.isRequirement = true
        }
    }

    /// The result builder that a protocol's requirement applies to what implements it: `body` of a view is a view
    /// builder without saying so, and so is `body(content:)` of a modifier.
    func requiredBuilder(of symbol: FunctionSymbol) -> NominalType? {
        guard let owner = symbol.owner, symbol.kind == .method || symbol.kind == .getter else { return nil }
        var visited: Set<ObjectIdentifier> = []
        func search(_ type: NominalType) -> NominalType? {
            guard visited.insert(ObjectIdentifier(type)).inserted else { return nil }
            if type.kind == .protocol {
                for member in type.members[symbol.name] ?? [] {
                    switch member {
                    case .function(let requirement) where requirement.signatureName == symbol.signatureName:
                        if let builder = requirement.builder { return builder }
                    case .property(let requirement) where symbol.kind == .getter:
                        if let builder = requirement.getter?.builder { return builder }
                    default: break
                    }
                }
            }
            if let superclass = type.superclass, let found = search(superclass) { return found }
            for conformance in type.conformances { if let found = search(conformance) { return found } }
            return nil
        }
        return search(owner)
    }

    func conforms(_ type: NominalType, toNamed name: String) -> Bool {
        guard let target = wellKnown(name) else { return false }
        return type.conforms(to: target)
    }

    func isObserverBlock(_ accessors: AccessorBlockSyntax.Accessors) -> Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.elements.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private func collectObservers(
        _ accessors: AccessorBlockSyntax.Accessors, of property: PropertySymbol, _ context: DeclarationContext
    ) {
        guard case .accessors(let list) = accessors else { return }
        for accessor in list.elements {
            guard let body = accessor.body else { continue }
            let isWillSet = accessor.accessorSpecifier.text == "willSet"
            let symbol = makeAccessor(.setter, of: property, context: context)
            let name = accessor.parameters?.name.plainText ?? (isWillSet ? "newValue" : "oldValue")
            let isNeeded = isWillSet || accessor.usesOldValue
            symbol.parameters = isNeeded ? [ParameterSymbol(label: nil, name: name, type: property.type)] : []
            setBody(symbol, body.statements, after: body.leftBrace, context)
            if isWillSet { property.willSet = symbol } else { property.didSet = symbol }
        }
    }

    // MARK: Subscripts and cases

    private func makeSubscript(
        _ syntax: SubscriptDeclSyntax, owner: NominalType, context: DeclarationContext, isExtension: Bool
    ) -> SubscriptSymbol {
        let place = position(of: syntax, in: context.file)
        let isStatic = syntax.modifiers.contains("static") || syntax.modifiers.contains("class")
        let getter = program.makeFunction(name: "subscript", kind: .getter, position: place, owner: owner)
        getter.isStatic = isStatic
        getter.isFromPrelude = context.isPrelude
        let inner = addGenerics(syntax.genericParameterClause, syntax.genericWhereClause, to: getter, context)
        var parameters = parameters(syntax.parameterClause, context: inner)
        // A subscript's parameter has a label only where two names are written.
        for (index, parameter) in syntax.parameterClause.parameters.elements.enumerated()
        where parameter.secondName == nil {
            parameters[index].label = nil
        }
        let result = resolve(syntax.returnClause.type, context: inner)
        getter.parameters = parameters
        getter.result = result
        getter.builder = builder(in: syntax.attributes, context: inner)
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        var setter: FunctionSymbol?
        func makeSetter(_ newValue: String, isMutating: Bool) -> FunctionSymbol {
            let symbol = program.makeFunction(name: "subscript", kind: .setter, position: place, owner: owner)
            symbol.isStatic = isStatic
            symbol.isFromPrelude = context.isPrelude
            symbol.genericParameters = getter.genericParameters
            symbol.parameters = parameters + [ParameterSymbol(label: nil, name: newValue, type: result)]
            symbol.isMutating = isMutating && !owner.isClass && !isStatic
            return symbol
        }
        let isRequirement = owner.kind == .protocol && !isExtension
        switch syntax.accessorBlock?.accessors {
        case .getter(let statements)?: setSource(getter, .code(statements, inner))
        case .accessors(let list)?:
            for accessor in list.effectiveAccessors {
                if ["get", "_read"].contains(accessor.accessorSpecifier.text) {
                    getter.isMutating = accessor.modifier?.name.text == "mutating" && !owner.isClass && !isStatic
                    if let body = accessor.body {
                        setBody(getter, body.statements, after: body.leftBrace, inner)
                    } else if context.isPrelude, !isRequirement {
                        getter.implementation = .native(nativeName(owner, "subscript(\(labels))", isStatic: isStatic))
                    }
                } else if ["set", "_modify"].contains(accessor.accessorSpecifier.text) {
                    let symbol = makeSetter(
                        accessor.parameters?.name.plainText ?? "newValue",
                        isMutating: accessor.modifier?.name.text != "nonmutating")
                    if let body = accessor.body {
                        setBody(symbol, body.statements, after: body.leftBrace, inner)
                    } else if context.isPrelude, !isRequirement {
                        symbol.implementation = .native(nativeName(owner, "subscript(\(labels))=", isStatic: isStatic))
                    }
                    setter = symbol
                }
            }
        default: break
        }
        getter.isRequirement = isRequirement
        setter?.isRequirement = isRequirement
        let symbol = SubscriptSymbol(
            position: place, owner: owner, parameters: parameters, result: result, getter: getter, setter: setter)
        symbol.isStatic = isStatic
        symbol.genericParameters = getter.genericParameters
        return symbol
    }

    private func collectCases(_ syntax: EnumCaseDeclSyntax, of type: NominalType, context: DeclarationContext) {
        for element in syntax.elements.elements {
            let symbol = EnumCaseSymbol(
                name: element.name.plainText, tag: type.cases.count, owner: type,
                position: position(of: element, in: context.file))
            for parameter in element.parameterClause?.parameters.elements ?? [] {
                symbol.labels.append(parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText })
                symbol.payload.append(resolve(parameter.type, context: context))
                symbol.defaults.append(
                    parameter.defaultValue.map { value in
                        let function = program.makeFunction(
                            name: "default argument", kind: .initialValue,
                            position: position(of: value.value, in: context.file), owner: type)
                        setSource(function, .value(value.value, symbol.payload.last ?? .unknown, context))
                        return function
                    })
            }
            symbol.rawValue = rawValue(of: element, after: type.cases.last?.rawValue, in: type)
            type.cases.append(symbol)
            type.members[symbol.name, default: []].append(.enumCase(symbol))
        }
    }

    private func rawValue(
        of element: EnumCaseElementSyntax, after previous: Constant?, in type: NominalType
    ) -> Constant? {
        guard case .nominal(let raw, _)? = type.rawType, case .builtin(let builtin) = raw.representation else {
            return nil
        }
        if let value = element.rawValue?.value {
            if let literal = value.as(StringLiteralExprSyntax.self) {
                let text = literal.representedLiteralValue ?? ""
                return builtin == .character ? .character(text.first ?? " ") : .string(text)
            }
            var text = value.trimmedDescription.filter { $0 != "_" && !$0.isWhitespace }
            if builtin == .double { return Double(text).map { .double($0) } }
            if builtin == .float { return Float(text).map { .float($0) } }
            let isNegative = text.hasPrefix("-")
            if isNegative { text.removeFirst() }
            return LiteralText.integer(text).map { .integer(isNegative ? 0 &- $0 : $0, builtin) }
        }
        switch builtin {
        case .string: return .string(element.name.plainText)
        case .double:
            if case .double(let value)? = previous { return .double(value + 1) }
            return .double(0)
        default:
            if case .integer(let value, _)? = previous { return .integer(value &+ 1, builtin) }
            return .integer(0, builtin)
        }
    }

    // MARK: Tests

    func noteTest(
        _ syntax: FunctionDeclSyntax, _ symbol: FunctionSymbol, suite: NominalType?, context: DeclarationContext
    ) {
        guard !context.isPrelude, let attribute = syntax.attributes.first(named: "Test") else { return }
        testFunctions.insert(symbol.id)
        // A test drives its simulation from the main thread, wherever the framework would run it.
        symbol.isolation = .main
        testDeclarations.append(
            TestDeclaration(
                function: symbol, suite: suite, attribute: attribute,
                suiteAttribute: suite.flatMap { suiteAttributes[ObjectIdentifier($0)] }, file: context.file))
    }
}

extension TokenSyntax {
    var isOperator: Bool {
        switch tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

/// Readings of number literals.
enum LiteralText {
    /// The value of an integer literal without sign, nil when it does not fit 64 bits.
    static func integer(_ literal: String) -> Int64? {
        let text = literal.replacing("_", with: "")
        let value: UInt64? =
            if text.hasPrefix("0x") {
                UInt64(text.dropFirst(2), radix: 16)
            } else if text.hasPrefix("0b") {
                UInt64(text.dropFirst(2), radix: 2)
            } else if text.hasPrefix("0o") {
                UInt64(text.dropFirst(2), radix: 8)
            } else {
                UInt64(text)
            }
        return value.map { Int64(bitPattern: $0) }
    }

    static func double(_ literal: String) -> Double? {
        let text = literal.replacing("_", with: "")
        return Double(text) ?? integer(text).map { Double($0) }
    }
}

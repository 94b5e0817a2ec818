@_implementationOnly import SwiftSyntax

/// Collects declarations into symbols. Types are registered first; headers and members are resolved when all files
/// are in, since Swift's declarations see each other regardless of order.
extension Lowerer {
    func collect(_ tree: SourceFileSyntax, file: Int, isPrelude: Bool) {
        let context = DeclarationContext(file: file, isPrelude: isPrelude)
        var statements: [CodeBlockItemSyntax] = []
        collect(tree.statements, context: context, statements: &statements)
        guard !isPrelude else { return }
        guard !statements.isEmpty else { return }
        topLevelItems.append((file, statements, statements.allSatisfy { $0.item.is(VariableDeclSyntax.self) }))
    }

    private func collect(
        _ items: CodeBlockItemListSyntax, context: DeclarationContext, statements: inout [CodeBlockItemSyntax]
    ) {
        for item in items.elements {
            guard let declaration = item.item.as(DeclSyntax.self) else {
                if let macro = item.item.as(MacroExpansionExprSyntax.self) {
                    collectMacro(
                        macro.macroName.text, macro.arguments, macro.trailingClosure, item: item, context, &statements)
                } else {
                    statements.append(item)
                }
                continue
            }
            if let config = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    collect(inner, context: context, statements: &statements)
                }
            } else if let variable = declaration.as(VariableDeclSyntax.self), !context.isPrelude,
                isTopLevelStatement(variable)
            {
                statements.append(item)
                declareTopLevelVariable(variable, context: context)
            } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
                collectMacro(
                    macro.macroName.text, macro.arguments, macro.trailingClosure, item: item, context, &statements)
            } else {
                collectTopLevel(declaration, context: context)
            }
        }
    }

    private func collectMacro(
        _ name: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, item: CodeBlockItemSyntax,
        _ context: DeclarationContext,
        _ statements: inout [CodeBlockItemSyntax]
    ) {
        if name == "Preview" {
            if let closure = closure ?? arguments.last?.expression.as(ClosureExprSyntax.self) {
                previews.append((position(of: item, in: context.file), closure.statements, context.file))
            }
        } else {
            statements.append(item)
        }
    }

    /// A variable at the top level of a file with other statements is initialized by its statement, in order;
    /// without any, at its first use. Both give the same result unless something observes the order.
    private func isTopLevelStatement(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindings.allSatisfy { binding in
            binding.initializer != nil || (binding.accessorBlock.map { isObserverBlock($0.accessors) } ?? true)
        }
    }

    /// Whether only its own file sees a declaration.
    private func isFilePrivate(_ declaration: DeclSyntax) -> Bool {
        // By kind, one after the other: asking for the protocol costs a search of all conformances a kind.
        let modifiers: DeclModifierListSyntax
        switch declaration.as(DeclSyntaxEnum.self) {
        case .actorDecl(let syntax): modifiers = syntax.modifiers
        case .classDecl(let syntax): modifiers = syntax.modifiers
        case .enumDecl(let syntax): modifiers = syntax.modifiers
        case .extensionDecl(let syntax): modifiers = syntax.modifiers
        case .functionDecl(let syntax): modifiers = syntax.modifiers
        case .protocolDecl(let syntax): modifiers = syntax.modifiers
        case .structDecl(let syntax): modifiers = syntax.modifiers
        case .typeAliasDecl(let syntax): modifiers = syntax.modifiers
        case .variableDecl(let syntax): modifiers = syntax.modifiers
        default: return false
        }
        return modifiers.contains("private") || modifiers.contains("fileprivate")
    }

    /// Two files of an app that declare one name, in different targets perhaps: the first one counts everywhere, and
    /// a private one in its own file.
    private func noteDuplicate(_ type: NominalType, of first: NominalType, isPrivate: Bool) {
        if isPrivate || fileTypes[Int(first.position.file)]?[first.name] === first {
            if !isPrivate { userScope.types[type.name] = type }
            return
        }
        var note = Diagnostic(
            id: "sources.duplicate", severity: .note, location: program.location(type.position),
            message: "'\(type.name)' is declared again; the declaration nearest to the file that runs counts",
            why: "that is the one at \(program.location(first.position)?.description ?? "another place")",
            fix: "leave one of the files out")
        note.subject = type.name
        report(note)
    }

    private func collectTopLevel(_ declaration: DeclSyntax, context: DeclarationContext) {
        if let type = registerType(declaration, context: context, parent: nil) {
            if context.isPrelude {
                preludeScope.types[type.name] = type
                program.libraryTypes[type.name] = type
            } else {
                if isFilePrivate(declaration) { fileTypes[context.file, default: [:]][type.name] = type }
                if let other = userScope.types[type.name], other.position != type.position {
                    if Int(other.position.file) != context.file {
                        noteDuplicate(type, of: other, isPrivate: isFilePrivate(declaration))
                        return
                    }
                    _ = error(
                        "lowering.redeclaration", at: type.position, "invalid redeclaration of '\(type.name)'",
                        why:
                            "it is declared at \(program.location(other.position)?.description ?? "another place") too",
                        fix: "rename one of them")
                }
                userScope.types[type.name] = type
            }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            pendingHeaders.append { [self] in
                let symbol = makeFunction(function, owner: nil, isStatic: false, context: context)
                if context.isPrelude {
                    preludeScope.functions[symbol.name, default: []].append(symbol)
                } else {
                    userScope.functions[symbol.name, default: []].append(symbol)
                }
                noteTest(function, symbol, suite: nil, context: context)
            }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            declareTopLevelVariable(variable, context: context)
        } else if let extensionSyntax = declaration.as(ExtensionDeclSyntax.self) {
            extensionsAwaitingTypes.append((extensionSyntax, context))
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            if context.isPrelude {
                preludeScope.aliases[alias.name.text] = AliasDeclaration(alias, context: context)
            } else {
                userScope.aliases[alias.name.text] = AliasDeclaration(alias, context: context)
            }
        } else if let group = declaration.as(PrecedenceGroupDeclSyntax.self) {
            operators.declare(group)
        } else if let declared = declaration.as(OperatorDeclSyntax.self) {
            operators.declare(declared)
        }
    }

    private func declareTopLevelVariable(_ variable: VariableDeclSyntax, context: DeclarationContext) {
        for binding in variable.bindings.elements {
            if let tuple = binding.pattern.as(TuplePatternSyntax.self), !context.isPrelude {
                let finish = collectTuple(
                    tuple, of: binding, variable, owner: nil, context: context, isStatic: true
                ) { userScope.variables[$0.name] = $0 }
                pendingHeaders.append(finish)
                continue
            }
            for name in names(in: binding.pattern) {
                let place = position(of: binding, in: context.file)
                let property = PropertySymbol(
                    name: name, position: place, owner: nil, type: .unknown, storage: .computed)
                property.isStatic = true
                property.isLet = variable.bindingSpecifier.text == "let"
                if context.isPrelude {
                    preludeScope.variables[name] = property
                } else {
                    userScope.variables[name] = property
                }
                pendingHeaders.append { [self] in
                    finishVariable(property, binding, variable, context: context, isStatic: true)
                }
            }
        }
    }

    func names(in pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.plainText] }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return tuple.elements.elements.flatMap { names(in: $0.pattern) }
        }
        return []
    }

    // MARK: Types

    /// Registers a type declaration and the types inside it; nil when the declaration is none.
    @discardableResult
    func registerType(_ declaration: DeclSyntax, context: DeclarationContext, parent: NominalType?) -> NominalType? {
        let kind: NominalType.Kind
        let name: TokenSyntax
        let members: MemberBlockItemListSyntax
        let attributes: AttributeListSyntax
        let inheritance: InheritanceClauseSyntax?
        let generics: GenericParameterClauseSyntax?
        let requirements: GenericWhereClauseSyntax?
        if let syntax = declaration.as(StructDeclSyntax.self) {
            (kind, name, members, attributes) = (.struct, syntax.name, syntax.memberBlock.members, syntax.attributes)
            (inheritance, generics, requirements) = (
                syntax.inheritanceClause, syntax.genericParameterClause, syntax.genericWhereClause
            )
        } else if let syntax = declaration.as(ClassDeclSyntax.self) {
            (kind, name, members, attributes) = (.class, syntax.name, syntax.memberBlock.members, syntax.attributes)
            (inheritance, generics, requirements) = (
                syntax.inheritanceClause, syntax.genericParameterClause, syntax.genericWhereClause
            )
        } else if let syntax = declaration.as(ActorDeclSyntax.self) {
            (kind, name, members, attributes) = (.actor, syntax.name, syntax.memberBlock.members, syntax.attributes)
            (inheritance, generics, requirements) = (
                syntax.inheritanceClause, syntax.genericParameterClause, syntax.genericWhereClause
            )
        } else if let syntax = declaration.as(EnumDeclSyntax.self) {
            (kind, name, members, attributes) = (.enum, syntax.name, syntax.memberBlock.members, syntax.attributes)
            (inheritance, generics, requirements) = (
                syntax.inheritanceClause, syntax.genericParameterClause, syntax.genericWhereClause
            )
        } else if let syntax = declaration.as(ProtocolDeclSyntax.self) {
            (kind, name, members, attributes) = (.protocol, syntax.name, syntax.memberBlock.members, syntax.attributes)
            (inheritance, generics, requirements) = (syntax.inheritanceClause, nil, syntax.genericWhereClause)
        } else {
            return nil
        }
        let hasOwnEnd = kind == .struct && members.elements.contains { $0.decl.is(DeinitializerDeclSyntax.self) }
        let type = NominalType(
            id: program.types.count, name: name.plainText, kind: hasOwnEnd ? .class : kind,
            position: position(of: name, in: context.file), isFromPrelude: context.isPrelude, parent: parent)
        program.types.append(type)
        type.isNoncopyable = hasOwnEnd || inheritance?.suppressesCopies == true
        let isModel = kind == .class && attributes.contains("Model")
        type.isObservable = isModel || attributes.contains("Observable")
        type.isResultBuilder = attributes.contains("resultBuilder")
        type.isPropertyWrapper = attributes.contains("propertyWrapper")
        type.isGlobalActor = attributes.contains("globalActor")
        type.hasDynamicMemberLookup = attributes.contains("dynamicMemberLookup")
        type.primitive = attributes.stringArgument(of: "_primitive")
        if context.isPrelude {
            type.isPlainData = attributes.contains("_plain") ? true : attributes.contains("_boxed") ? false : nil
        }

        var inner = context
        inner.owner = type
        for parameter in generics?.parameters.elements ?? [] {
            let generic = GenericParameter(name: parameter.name.plainText)
            type.genericParameters.append(generic)
            type.typeMembers[generic.name] = .parameter(generic)
            inner.generics[generic.name] = .parameter(generic)
        }
        if let parent, !context.isPrelude {
            type.genericParameters += parent.genericParameters
            type.outerParameterCount = parent.genericParameters.count
        }
        registerNestedTypes(in: members, of: type, context: inner)
        if !context.isPrelude { noteUnknownAttributes(attributes, of: type, context: context) }
        let suite = attributes.first(named: "Suite")
        pendingHeaders.append { [self] in
            type.declaredIsolation = isolation(of: attributes, context: inner)
            for (generic, syntax) in zip(type.genericParameters, generics?.parameters.elements ?? []) {
                if let constraint = syntax.inheritedType {
                    generic.constrain(to: constraints(constraint, context: inner))
                }
            }
            applyRequirements(requirements, context: inner)
            resolveInheritance(inheritance, of: type, context: inner)
            if type.isObservable, let observable = wellKnown("Observable"), !type.conforms(to: observable) {
                type.conformances.append(observable)
            }
            if isModel, let persistent = wellKnown("PersistentModel"), !type.conforms(to: persistent) {
                type.conformances.append(persistent)
            }
        }
        pendingMembers.append((type, members, inner))
        if let suite { suiteAttributes[ObjectIdentifier(type)] = suite }
        return type
    }

    /// Marks a type with an attribute that nothing declares.
    private func noteUnknownAttributes(
        _ attributes: AttributeListSyntax, of type: NominalType, context: DeclarationContext
    ) {
        for case .attribute(let attribute) in attributes.elements {
            let name = attribute.name
            guard name.first?.isUppercase == true, !Self.knownAttributes.contains(name) else { continue }
            pendingHeaders.append { [self] in
                guard lookUpType(name, context: context) == nil else { return }
                type.mayHaveMoreMembers = true
                noteOpaque("@\(name)", at: position(of: attribute, in: context.file), what: "attribute")
            }
        }
    }

    private func registerNestedTypes(
        in members: MemberBlockItemListSyntax, of type: NominalType, context: DeclarationContext
    ) {
        for member in members.elements {
            if let config = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let inner)? = ConditionalCompilation.activeClause(of: config)?.elements {
                    registerNestedTypes(in: inner, of: type, context: context)
                }
            } else if let nested = registerType(member.decl, context: context, parent: type) {
                type.members[nested.name, default: []].append(.type(nested))
                type.typeMembers[nested.name] = .nominal(nested, nested.outerArguments(after: []))
            }
        }
    }

    private func constraints(_ syntax: TypeSyntax, context: DeclarationContext) -> [SwiftType] {
        compositionParts(of: syntax, context: context).map { resolve($0.0, context: $0.1) }
    }

    /// The protocols that a composition, or the name of one such as `Codable`, stands for.
    /// - Parameter names: the aliases on the way here, so that one that names itself ends.
    private func compositionParts(
        of syntax: TypeSyntax, context: DeclarationContext, names: Set<String> = []
    ) -> [(TypeSyntax, DeclarationContext)] {
        if let composition = syntax.as(CompositionTypeSyntax.self) {
            return composition.elements.elements.flatMap {
                compositionParts(of: $0.type, context: context, names: names)
            }
        }
        if let name = syntax.as(IdentifierTypeSyntax.self)?.name.plainText, !names.contains(name),
            lookUpType(name, context: context) == nil,
            let alias = alias(name, isPrelude: context.isPrelude), alias.value.is(CompositionTypeSyntax.self)
        {
            return compositionParts(of: alias.value, context: alias.context(), names: names.union([name]))
        }
        return [(syntax, context)]
    }

    /// Adds the constraints of a `where` clause to the generic parameters they name.
    func applyRequirements(_ clause: GenericWhereClauseSyntax?, context: DeclarationContext) {
        for requirement in clause?.requirements.elements ?? [] {
            if case .conformanceRequirement(let conformance) = requirement.requirement,
                case .parameter(let parameter) = resolve(conformance.leftType, context: context)
            {
                let added = constraints(conformance.rightType, context: context)
                parameter.constrain(to: added)
            }
        }
    }

    private func resolveInheritance(
        _ clause: InheritanceClauseSyntax?, of type: NominalType, context: DeclarationContext
    ) {
        for inherited in clause?.inheritedTypes.elements ?? [] {
            var syntax = inherited.type
            while let attributed = syntax.as(AttributedTypeSyntax.self) { syntax = attributed.baseType }
            for (part, context) in compositionParts(of: syntax, context: context) {
                guard case .nominal(let nominal, let arguments) = resolve(part, context: context) else { continue }
                // A protocol for one class, which conforms to it: what it requires of itself is said already.
                if type.kind == .protocol, nominal.isClass, nominal.conforms(to: type) { continue }
                if type.isClass, nominal.kind == .protocol { nominal.conformances.removeAll { $0 === type } }
                guard !nominal.conforms(to: type) else {
                    _ = error(
                        "lowering.cycle", at: position(of: part, in: context.file),
                        "'\(type.name)' inherits from itself", fix: "remove '\(nominal.name)' here")
                    continue
                }
                if type.kind == .enum, nominal.kind != .protocol, case .builtin = nominal.representation {
                    type.rawType = .nominal(nominal, arguments)
                } else if type.isClass, nominal.isClass {
                    type.superclass = nominal
                    type.superclassArguments = arguments
                } else if type.isClass, case .opaque = nominal.representation, type.superclass == nil {
                    // An unknown name in a class's list: a protocol as far as anybody can tell.
                    type.conformances.append(nominal)
                } else if !type.conformances.contains(nominal), nominal !== type {
                    type.conformances.append(nominal)
                }
            }
        }
    }

    // MARK: Finishing

    /// Resolves everything registered so far: headers, extensions, members, layouts.
    func finishDeclarations() {
        // Until these declarations have their members, nothing that follows from members may be kept.
        hasDeclarations = false
        // Extensions may declare nested types, which others name: register those first.
        let extensions = extensionsAwaitingTypes
        extensionsAwaitingTypes = []
        var boundExtensions: [(ExtensionDeclSyntax, DeclarationContext, NominalType)] = []
        func bind(_ syntax: ExtensionDeclSyntax, _ context: DeclarationContext) -> Bool {
            guard let type = extendedType(syntax, context: context) else { return false }
            var inner = context
            inner.owner = type
            inner.extensionAttributes = syntax.attributes
            for parameter in type.genericParameters { inner.generics[parameter.name] = .parameter(parameter) }
            registerNestedTypes(in: syntax.memberBlock.members, of: type, context: inner)
            boundExtensions.append((syntax, inner, type))
            return true
        }
        let unbound = extensions.filter { !bind($0.0, $0.1) }
        for (syntax, context, type) in boundExtensions {
            collectAliases(syntax.memberBlock.members, of: type, context: context)
        }
        // An extension may name its type by an alias that another one declares.
        for (syntax, context) in unbound where !bind(syntax, context) {
            let place = position(of: syntax, in: context.file)
            // What it declares of functions and properties belongs to values that are opaque; its types are types.
            let type = opaqueType(syntax.extendedType.trimmedDescription, at: place)
            var inner = context
            inner.owner = type
            registerNestedTypes(in: syntax.memberBlock.members, of: type, context: inner)
        }
        let headers = pendingHeaders
        pendingHeaders = []
        for (syntax, context, type) in boundExtensions {
            resolveInheritance(syntax.inheritanceClause, of: type, context: context)
        }
        for member in pendingMembers { collectAliases(member.1, of: member.0, context: member.2) }
        for (syntax, context, type) in boundExtensions {
            collectAliases(syntax.memberBlock.members, of: type, context: context)
        }
        for header in headers { header() }
        let members = pendingMembers
        pendingMembers = []
        for (type, items, context) in members { collectMembers(items, of: type, context: context) }
        for (syntax, context, type) in boundExtensions {
            applyRequirements(syntax.genericWhereClause, context: context)
            let inherited = syntax.inheritanceClause?.inheritedTypes.elements ?? []
            collectConstrainedMembers(
                syntax.memberBlock.members, of: type, where: syntax.genericWhereClause,
                conforming: inherited.compactMap { resolve($0.type, context: context).asNominal }, context: context)
        }
        for type in program.types where laidOut.insert(ObjectIdentifier(type)).inserted {
            layOut(type)
        }
        // Wrappers first: whether their properties need a value depends on the initializers they get.
        for (type, _, _) in members where type.isPropertyWrapper { synthesizeMembers(of: type) }
        finishMemberwise()
        finishWrappers()
        for (type, _, _) in members where !type.isPropertyWrapper { synthesizeMembers(of: type) }
        finishMemberwise()
        for (type, _, _) in members where !type.isFromPrelude { synthesizeCoding(of: type) }
        finishOverriddenObservers()
        for (type, _, _) in members where type.isClass { markOverrides(in: type) }
        for type in members.map(\.0) + boundExtensions.map(\.2) where type.isClass { markOverridable(in: type) }
        hasDeclarations = true
        addTypeArguments()
        if !pendingMembers.isEmpty || !pendingHeaders.isEmpty || !extensionsAwaitingTypes.isEmpty {
            finishDeclarations()
        }
        let unchecked = uncheckedWrappers
        uncheckedWrappers = []
        for wrapped in unchecked { checkRequirements(of: wrapped) }
    }

    private func extendedType(_ syntax: ExtensionDeclSyntax, context: DeclarationContext) -> NominalType? {
        if case .nominal(let type, _) = resolve(syntax.extendedType, context: context, noteUnknown: false) {
            if case .opaque = type.representation { return nil }
            return type
        }
        return nil
    }

    private func layOut(_ type: NominalType) {
        guard let superclass = type.superclass else { return }
        if laidOut.insert(ObjectIdentifier(superclass)).inserted { layOut(superclass) }
        type.fieldOffset = superclass.fieldCount
        for (index, property) in type.storedProperties.enumerated() {
            property.storage = .field(type.fieldOffset + index)
        }
    }

    /// Marks the members of superclasses that this class overrides, so that calls of them go through the receiver.
    private func markOverrides(in type: NominalType) {
        for (name, members) in type.members {
            for member in members {
                switch member {
                case .function(let function) where function.isOverride || function.kind == .initializer:
                    var ancestor = type.superclass
                    while let current = ancestor {
                        for case .function(let other) in current.members[name] ?? []
                        where other.signatureName == function.signatureName && other.isStatic == function.isStatic {
                            other.isOverridden = true
                        }
                        ancestor = current.superclass
                    }
                case .property:
                    var ancestor = type.superclass
                    while let current = ancestor {
                        for case .property(let other) in current.members[name] ?? [] { other.isOverridden = true }
                        ancestor = current.superclass
                    }
                case .subscript:
                    var ancestor = type.superclass
                    while let current = ancestor {
                        for case .subscript(let other) in current.members[name] ?? [] {
                            other.getter.isOverridden = true
                            other.setter?.isOverridden = true
                        }
                        ancestor = current.superclass
                    }
                default: break
                }
            }
        }
    }

    private func collectAliases(
        _ items: MemberBlockItemListSyntax, of type: NominalType, context: DeclarationContext
    ) {
        for item in items.elements {
            if let alias = item.decl.as(TypeAliasDeclSyntax.self) {
                memberAliases[ObjectIdentifier(type), default: [:]][alias.name.plainText] = AliasDeclaration(
                    alias, context: context)
            } else if let associated = item.decl.as(AssociatedTypeDeclSyntax.self) {
                let generic = GenericParameter(name: associated.name.plainText)
                let inherited = associated.inheritanceClause?.inheritedTypes.elements ?? []
                generic.constrain(to: inherited.map { resolve($0.type, context: context) })
                type.typeMembers[generic.name] = .parameter(generic)
                if let initial = associated.initializer?.value {
                    associatedDefaults[ObjectIdentifier(type), default: [:]][generic.name] = (initial, context)
                }
            }
        }
    }
}

extension AttributeListSyntax {
    func first(named name: String) -> AttributeSyntax? {
        for element in elements {
            if case .attribute(let attribute) = element, attribute.name == name {
                return attribute
            }
        }
        return nil
    }

    func contains(_ name: String) -> Bool { first(named: name) != nil }

    func stringArgument(of name: String) -> String? {
        guard let attribute = first(named: name),
            case .argumentList(let arguments)? = attribute.arguments,
            let literal = arguments.first?.expression.as(StringLiteralExprSyntax.self)
        else { return nil }
        return literal.representedLiteralValue
    }
}

extension AttributeSyntax {
    /// The name after `@`, with its generic arguments and its module where it is written with them.
    var name: String { attributeName.as(IdentifierTypeSyntax.self)?.plainName ?? attributeName.trimmedDescription }
}

extension IdentifierTypeSyntax {
    /// The name of a type without generic arguments; nil for one with them.
    var plainName: String? { genericArgumentClause == nil ? name.text : nil }
}

extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { elements.contains { $0.name.text == name && $0.detail == nil } }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }
}

extension InheritanceClauseSyntax {
    /// Whether `~Copyable` is listed.
    var suppressesCopies: Bool {
        inheritedTypes.elements.contains {
            $0.type.as(SuppressedTypeSyntax.self)?.type.trimmedDescription == "Copyable"
        }
    }
}

@_implementationOnly import SwiftSyntax

/// Resolves written types, looks members up, and substitutes generic arguments.
extension Lowerer {
    func resolve(_ syntax: TypeSyntax, context: DeclarationContext, noteUnknown: Bool = true) -> SwiftType {
        if let identifier = syntax.as(IdentifierTypeSyntax.self) {
            let arguments = (identifier.genericArgumentClause?.arguments.elements ?? []).map { argument -> SwiftType in
                if case .type(let type) = argument.argument { return resolve(type, context: context) }
                return .unknown
            }
            return resolve(
                name: identifier.name.plainText, arguments: Array(arguments), at: identifier, context: context,
                noteUnknown: noteUnknown)
        }
        if let member = syntax.as(MemberTypeSyntax.self) {
            let name = member.name.plainText
            let arguments = (member.genericArgumentClause?.arguments.elements ?? []).map { argument -> SwiftType in
                if case .type(let type) = argument.argument { return resolve(type, context: context) }
                return .unknown
            }
            if isModuleName(member.baseType.trimmedDescription) {
                var context = context
                context.owner = nil
                context.localTypes = [:]
                if importedModules.contains(member.baseType.trimmedDescription), let own = userScope.types[name],
                    !own.isOpaque, !Self.libraryModules.contains(member.baseType.trimmedDescription)
                {
                    return .nominal(own, Array(arguments))
                }
                if let nominal = preludeScope.types[name] { return .nominal(nominal, Array(arguments)) }
                return resolve(
                    name: name, arguments: Array(arguments), at: syntax, context: context, noteUnknown: noteUnknown)
            }
            let base = resolve(member.baseType, context: context, noteUnknown: noteUnknown)
            if name == "Type" || name == "Protocol" { return .metatype(base) }
            return memberType(name, of: base, arguments: Array(arguments))
        }
        if let optionalType = syntax.as(OptionalTypeSyntax.self) {
            return optional(resolve(optionalType.wrappedType, context: context))
        }
        if let implicit = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional(resolve(implicit.wrappedType, context: context))
        }
        if let array = syntax.as(ArrayTypeSyntax.self) {
            return type(.array, [resolve(array.element, context: context)])
        }
        if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
            return type(
                .dictionary,
                [resolve(dictionary.key, context: context), resolve(dictionary.value, context: context)])
        }
        if let function = syntax.as(FunctionTypeSyntax.self) {
            // How many arguments it takes, only a call shows.
            if function.parameters.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) }) { return .unknown }
            let parameters = function.parameters.elements.map { element -> FunctionType.Parameter in
                var parameter = FunctionType.Parameter(type: resolve(element.type, context: context))
                if let attributed = element.type.as(AttributedTypeSyntax.self) {
                    parameter.isInout = attributed.specifiers.elements.contains { $0.trimmedDescription == "inout" }
                    parameter.isAutoclosure = attributed.attributes.contains("autoclosure")
                    if parameter.isAutoclosure, case .function(let inner) = parameter.type {
                        parameter.type = inner.result
                    }
                    parameter.builder = builder(in: attributed.attributes, context: context)
                }
                parameter.isVariadic = element.ellipsis != nil
                return parameter
            }
            return .function(
                FunctionType(
                    parameters: Array(parameters),
                    result: resolve(function.returnClause.type, context: context),
                    isAsync: function.effectSpecifiers?.asyncSpecifier != nil,
                    isThrowing: function.effectSpecifiers?.throwsClause != nil,
                    thrown: thrownType(of: function.effectSpecifiers?.throwsClause, context: context)))
        }
        if let tuple = syntax.as(TupleTypeSyntax.self) {
            let elements = tuple.elements.elements.map {
                SwiftType.TupleElement(
                    label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.plainText },
                    type: resolve($0.type, context: context))
            }
            return elements.count == 1 ? elements[0].type : .tuple(Array(elements))
        }
        if let attributed = syntax.as(AttributedTypeSyntax.self) {
            var type = resolve(attributed.baseType, context: context, noteUnknown: noteUnknown)
            if case .function(var function) = type {
                if let builder = builder(in: attributed.attributes, context: context) { function.builder = builder }
                if attributed.attributes.contains("MainActor") { function.isolation.isMain = true }
                if attributed.attributes.contains("Sendable") { function.isolation.isSendable = true }
                type = .function(function)
            }
            return type
        }
        if let some = syntax.as(SomeOrAnyTypeSyntax.self) {
            return resolve(some.constraint, context: context, noteUnknown: noteUnknown)
        }
        if let composition = syntax.as(CompositionTypeSyntax.self) {
            let types = composition.elements.map { resolve($0.type, context: context, noteUnknown: noteUnknown) }
            return types.first { type in
                if case .nominal(let nominal, _) = type {
                    return nominal.name != "Sendable" && nominal.name != "AnyObject"
                }
                return false
            } ?? types.first ?? .unknown
        }
        if let metatype = syntax.as(MetatypeTypeSyntax.self) {
            return .metatype(resolve(metatype.baseType, context: context))
        }
        return .unknown
    }

    func thrownType(of clause: ThrowsClauseSyntax?, context: DeclarationContext) -> ThrownType {
        ThrownType(type: clause?.type.map { resolve($0, context: context) } ?? .unknown)
    }

    /// Modules whose declarations the catalogue holds.
    static let libraryModules: Set<String> = [
        "Swift", "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "Testing", "ViewSim",
    ]

    func isModuleName(_ name: String) -> Bool {
        guard userScope.types[name] == nil else { return false }
        return Self.libraryModules.contains(name)
            || importedModules.contains(name) && preludeScope.types[name] == nil
    }

    private func resolve(
        name: String, arguments: [SwiftType], at node: some SyntaxProtocol, context: DeclarationContext,
        noteUnknown: Bool
    ) -> SwiftType {
        switch name {
        case "Void": return .void
        case "Self":
            guard let owner = context.owner else { return .unknown }
            return owner.kind == .protocol ? .parameter(selfParameter(of: owner)) : selfType(of: owner)
        default: break
        }
        if arguments.isEmpty, let generic = context.generics[name] { return generic }
        if let own = declaredAlias(name, arguments, context: context) { return own }
        if let nominal = lookUpType(name, context: context) {
            return nominalType(nominal, arguments, in: context)
        }
        var owner = context.owner
        while let current = owner {
            if let alias = aliasType(name, arguments, in: current) { return alias }
            owner = current.parent
        }
        if let alias = alias(name, isPrelude: context.isPrelude) {
            // Taken out while it is resolved, so that an alias that names itself ends.
            let hidden = (userScope.aliases.removeValue(forKey: name), preludeScope.aliases.removeValue(forKey: name))
            defer {
                userScope.aliases[name] = hidden.0
                preludeScope.aliases[name] = hidden.1
            }
            return resolve(alias.value, context: alias.context(with: arguments))
        }
        if context.isPrelude || !noteUnknown { return .unknown }
        return .nominal(opaqueType(name, at: position(of: node, in: context.file)), arguments)
    }

    /// An alias or associated type that a type of the program around the name declares: it hides what is further out.
    private func declaredAlias(
        _ name: String, _ arguments: [SwiftType], context: DeclarationContext
    ) -> SwiftType? {
        guard !context.isPrelude, context.localTypes[name] == nil else { return nil }
        var owner = context.owner
        while let current = owner {
            if nestedType(name, in: current) != nil || current.name == name { return nil }
            let isDeclared = memberAliases[ObjectIdentifier(current)]?[name] != nil || current.typeMembers[name] != nil
            if isDeclared, !current.isFromPrelude { return aliasType(name, arguments, in: current) }
            owner = current.parent
        }
        return nil
    }

    /// A type named inside the types around it, whose generic arguments it shares there.
    func nominalType(_ nominal: NominalType, _ arguments: [SwiftType] = [], in context: DeclarationContext) -> SwiftType
    {
        if arguments.isEmpty, let owner = context.owner, !nominal.genericParameters.isEmpty || nominal === owner {
            // The name of a generic type inside of it means the type with its own parameters.
            var enclosing: NominalType? = owner
            while let current = enclosing {
                if current === nominal { return selfType(of: nominal) }
                enclosing = current.parent
            }
        }
        guard nominal.outerParameterCount > 0 else { return .nominal(nominal, arguments) }
        let isInside = nominal.genericParameters.suffix(nominal.outerParameterCount).allSatisfy { parameter in
            context.owner?.genericParameters.contains(parameter) == true
        }
        return .nominal(nominal, isInside ? nominal.outerArguments(after: arguments) : arguments)
    }

    func alias(_ name: String, isPrelude: Bool) -> AliasDeclaration? {
        isPrelude
            ? preludeScope.aliases[name]
            : userScope.aliases[name] ?? preludeScope.aliases[name]
    }

    /// A type alias or associated type found in a type, its superclasses or protocols.
    func aliasType(_ name: String, _ arguments: [SwiftType] = [], in type: NominalType) -> SwiftType? {
        if let alias = memberAliases[ObjectIdentifier(type)]?[name] {
            // Taken out while it is resolved, so that an alias that names itself ends.
            memberAliases[ObjectIdentifier(type)]?[name] = nil
            defer { memberAliases[ObjectIdentifier(type)]?[name] = alias }
            return resolve(alias.value, context: alias.context(with: arguments))
        }
        if let known = type.typeMembers[name] { return known }
        if let superclass = type.superclass, let found = aliasType(name, arguments, in: superclass) { return found }
        for conformance in type.conformances where conformance !== type {
            if let found = aliasType(name, arguments, in: conformance) { return found }
        }
        return nil
    }

    /// A nested type, alias or associated type of a type.
    func memberType(_ name: String, of base: SwiftType, arguments: [SwiftType] = []) -> SwiftType {
        switch base {
        case .nominal(let nominal, let baseArguments):
            if nominal.isFromPrelude, nominal.genericParameters.isEmpty, let nested = nestedType(name, in: nominal) {
                return .nominal(nested, arguments)
            }
            guard var found = aliasType(name, arguments, in: nominal) else { return .unknown }
            let isGeneric = memberAliases[ObjectIdentifier(nominal)]?[name]?.isGeneric == true
            if case .nominal(let inner, _) = found, !arguments.isEmpty, !isGeneric {
                found = .nominal(inner, inner.outerArguments(after: arguments))
            }
            let type = Substitution(of: nominal, arguments: baseArguments).apply(found)
            if case .parameter = type, nominal.kind != .protocol, !nominal.isFromPrelude {
                let inferred = associatedType(name, of: base)
                if inferred != .unknown { return inferred }
            }
            return type
        case .parameter(let parameter): return dependentType(name, of: parameter)
        default: return .unknown
        }
    }

    /// A nominal type visible by an unqualified name.
    func lookUpType(_ name: String, context: DeclarationContext) -> NominalType? {
        if let local = context.localTypes[name] { return local }
        var owner = context.owner
        while let current = owner {
            if let nested = nestedType(name, in: current) { return nested }
            if current.name == name { return current }
            owner = current.parent
        }
        if context.isPrelude {
            return preludeScope.types[name]
        }
        return fileTypes[context.file]?[name] ?? userScope.types[name] ?? preludeScope.types[name]
    }

    private func nestedType(_ name: String, in type: NominalType) -> NominalType? {
        for case .type(let nested) in type.members[name] ?? [] { return nested }
        return type.superclass.flatMap { nestedType(name, in: $0) }
    }

    /// The stand-in for a type that nothing declares.
    func opaqueType(_ name: String, at position: SourcePosition) -> NominalType {
        if let known = userScope.types[name] { return known }
        noteOpaque(name, at: position, what: "type")
        let type = NominalType(id: program.types.count, name: name, kind: .class, isFromPrelude: true)
        type.representation = .opaque
        program.types.append(type)
        userScope.types[name] = type
        return type
    }

    // MARK: Members

    /// A member with what its generic parameters stand for at a use.
    struct FoundMember {
        var member: Member
        var substitution: Substitution
        /// The member comes from a protocol and the receiver is only known by it.
        var isRequirement: Bool
    }

    /// The members of a type with a base name, most specific first.
    /// - Parameter receiver: what `Self` stands for in the protocols of the type, where it is not the type itself.
    func members(of type: SwiftType, named name: String, receiver: SwiftType? = nil) -> [FoundMember] {
        switch type {
        case .nominal(let nominal, let arguments):
            var found: [Member] = []
            var visited: Set<ObjectIdentifier> = []
            appendMembers(of: nominal, named: name, to: &found, visited: &visited)
            if found.isEmpty { return [] }
            var substitution = Substitution(of: nominal, arguments: arguments)
            substitution.selfType = receiver ?? type
            addSuperclassArguments(of: nominal, to: &substitution)
            addAssociatedTypes(of: nominal, to: &substitution)
            if !extensionRequirements.isEmpty {
                found.removeAll { !isAvailable($0, substitution) }
                found = mostConstrainedFirst(found)
            }
            return found.map { member in
                var substitution = substitution
                if !extensionRequirements.isEmpty { addRequiredTypes(of: member, nominal, to: &substitution) }
                return FoundMember(
                    member: member, substitution: substitution, isRequirement: nominal.kind == .protocol)
            }
        case .parameter(let parameter):
            for constraint in parameter.constraints {
                let found = members(of: constraint, named: name, receiver: type)
                if !found.isEmpty { return found }
            }
            return []
        default: return []
        }
    }

    func appendMembers(
        of type: NominalType, named name: String, to result: inout [Member], visited: inout Set<ObjectIdentifier>
    ) {
        guard visited.insert(ObjectIdentifier(type)).inserted else { return }
        if let own = type.members[name] { result += own }
        if let superclass = type.superclass {
            if name == "init" {
                result += inheritedInitializers(of: type, from: superclass, own: result)
            } else {
                appendMembers(of: superclass, named: name, to: &result, visited: &visited)
            }
        }
        for conformance in type.conformances {
            appendMembers(of: conformance, named: name, to: &result, visited: &visited)
        }
        if case .builtin(let builtin) = type.representation, builtin != .any, let any = nominal(.any),
            visited.insert(ObjectIdentifier(any)).inserted
        {
            result += any.members[name] ?? []
        }
    }

    /// A class without designated initializers of its own inherits its superclass's; one that overrides them all
    /// inherits the convenience ones.
    private func inheritedInitializers(of type: NominalType, from superclass: NominalType, own: [Member]) -> [Member] {
        func functions(_ members: [Member]) -> [FunctionSymbol] {
            members.compactMap { if case .function(let function) = $0 { function } else { nil } }
        }
        let inherited = functions(members(of: superclass, named: "init"))
        let ownFunctions = functions(own)
        let overridden = Set(ownFunctions.map(\.signatureName))
        let hasDesignated = ownFunctions.contains { !$0.isConvenience }
        let overridesAll = inherited.allSatisfy { $0.isConvenience || overridden.contains($0.signatureName) }
        guard !hasDesignated || overridesAll else { return [] }
        return inherited.filter { !overridden.contains($0.signatureName) && (!hasDesignated || $0.isConvenience) }
            .map { .function($0) }
    }

    /// What `Self` is inside a protocol and its extensions.
    func selfParameter(of type: NominalType) -> GenericParameter {
        if let known = selfParameters[ObjectIdentifier(type)] { return known }
        let parameter = GenericParameter(name: "Self")
        parameter.constrain(to: [selfType(of: type)])
        selfParameters[ObjectIdentifier(type)] = parameter
        return parameter
    }

    private func addSuperclassArguments(of type: NominalType, to substitution: inout Substitution) {
        guard let superclass = type.superclass else { return }
        for (parameter, argument) in zip(superclass.genericParameters, type.superclassArguments) {
            substitution.bindings[parameter] = substitution.apply(argument)
        }
        addSuperclassArguments(of: superclass, to: &substitution)
    }

    /// Binds the associated types of a type's protocols to what the type declares under their names.
    private func addAssociatedTypes(of type: NominalType, to substitution: inout Substitution) {
        var visited: Set<ObjectIdentifier> = []
        func visit(_ protocolType: NominalType) {
            guard visited.insert(ObjectIdentifier(protocolType)).inserted else { return }
            if let receiver = substitution.selfType {
                substitution.bindings[selfParameter(of: protocolType)] = receiver
            }
            for (name, member) in protocolType.typeMembers {
                guard case .parameter(let associated) = member, substitution.bindings[associated] == nil else {
                    continue
                }
                if case .parameter(let receiver)? = substitution.selfType, type.kind == .protocol {
                    let dependent = dependentType(name, of: receiver)
                    if dependent != member { substitution.bindings[associated] = dependent }
                    continue
                }
                guard type !== protocolType else { continue }
                if let declared = ownTypeMember(name, of: type), declared != member {
                    substitution.bindings[associated] = substitution.apply(declared)
                } else if name == "ID", case .property(let property)? = type.members["id"]?.first {
                    substitution.bindings[associated] = propertyType(property)
                } else if let inferred = inferredType(name, of: type) {
                    substitution.bindings[associated] = substitution.apply(inferred)
                }
            }
            for conformance in protocolType.conformances { visit(conformance) }
        }
        if type.kind == .protocol { visit(type) }
        for conformance in type.conformances { visit(conformance) }
        if let superclass = type.superclass {
            for conformance in superclass.conformances { visit(conformance) }
        }
    }

    func ownTypeMember(_ name: String, of type: NominalType) -> SwiftType? {
        if let alias = memberAliases[ObjectIdentifier(type)]?[name] {
            return resolve(alias.value, context: alias.context())
        }
        return type.typeMembers[name] ?? type.superclass.flatMap { ownTypeMember(name, of: $0) }
    }

    // MARK: Property types

    /// The type of a property, inferring it from its initial value at the first ask.
    func propertyType(_ property: PropertySymbol) -> SwiftType {
        // The type of `$x` follows from that of `x`, which may not be inferred yet.
        if let wrapped = projections[ObjectIdentifier(property)], wrapped.property.type == .unknown {
            _ = propertyType(wrapped.property)
        }
        if property.type == .unknown, let inferred = inferredProperties.removeValue(forKey: ObjectIdentifier(property))
        {
            property.type = BodyLowering.typeOf(
                inferred.value, owner: property.owner, context: inferred.context, lowerer: self,
                usesSelf: property.isLazy && !inferred.isStatic)
            if case .global(let global) = property.storage { global.type = property.type }
            property.getter?.result = property.type
            if let setter = property.setter, !setter.parameters.isEmpty { setter.parameters[0].type = property.type }
            property.initialValue?.result = property.type
            if let wrapped = wrappedProperties[ObjectIdentifier(property)] { finishTypes(of: wrapped) }
        }
        if property.type == .unknown, let storage = tupleStorage[ObjectIdentifier(property)] {
            property.type = elementType(of: storage)
            property.getter?.result = property.type
            if let setter = property.setter { setter.parameters[0].type = property.type }
        }
        inferFromWrapper(property)
        return property.type
    }

    /// `@Environment(Model.self) var model` has the type that the wrapper's arguments say.
    private func inferFromWrapper(_ property: PropertySymbol) {
        guard property.type == .unknown, let wrapped = wrappedProperties[ObjectIdentifier(property)],
            wrapped.property === property, wrapped.value == nil, wrapped.hasArguments,
            inferringWrapped.insert(ObjectIdentifier(property)).inserted
        else { return }
        let storage = BodyLowering.typeOfStorage(of: wrapped, lowerer: self)
        guard case .nominal(let wrapper, let arguments) = storage, wrapper === wrapped.wrapper,
            case .property(let value)? = wrapper.members["wrappedValue"]?.first
        else { return }
        let type = Substitution(of: wrapper, arguments: arguments).applyErasing(value.type, wrapper.genericParameters)
        guard type != .unknown else { return }
        property.type = type
        property.getter?.result = type
        if let setter = property.setter, !setter.parameters.isEmpty { setter.parameters[0].type = type }
        finishTypes(of: wrapped)
    }
}

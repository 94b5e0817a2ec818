@_implementationOnly import SwiftSyntax

/// Associated types: what they are in a conforming type, and as members of generic parameters.
extension Lowerer {
    /// `T.Element` of a generic parameter: a type that depends on what the parameter stands for.
    func dependentType(_ name: String, of parameter: GenericParameter) -> SwiftType {
        if let known = dependentTypes[parameter]?[name] { return .parameter(known) }
        for constraint in parameter.constraints {
            let found = memberType(name, of: constraint)
            if found == .unknown { continue }
            // Inside a protocol its associated types are parameters of their own.
            guard case .parameter(let associated) = found, parameter.name != "Self",
                case .nominal(let owner, _) = constraint, owner.kind == .protocol
            else { return found }
            let dependence = GenericParameter.Dependence(base: parameter) { [unowned self] base in
                memberType(name, of: base)
            }
            let dependent = GenericParameter(name: associated.name, dependence: dependence)
            dependent.constrain(to: associated.constraints)
            dependentTypes[parameter, default: [:]][name] = dependent
            return .parameter(dependent)
        }
        return .unknown
    }

    /// What an associated type is in a type, declared or inferred.
    func associatedType(_ name: String, of type: SwiftType) -> SwiftType {
        guard case .nominal(let nominal, let arguments) = type else { return .unknown }
        var substitution = Substitution(of: nominal, arguments: arguments)
        substitution.selfType = type
        if let declared = ownTypeMember(name, of: nominal) { return substitution.apply(declared) }
        if let inferred = inferredType(name, of: nominal) { return substitution.apply(inferred) }
        guard let found = aliasType(name, in: nominal) else { return .unknown }
        let applied = substitution.apply(found)
        if case .parameter = applied { return .unknown }
        return applied
    }

    /// What the members with which a type of the program meets its protocols' requirements make of an associated type.
    func inferredType(_ name: String, of type: NominalType) -> SwiftType? {
        guard hasDeclarations, !type.isFromPrelude, type.kind != .protocol else { return nil }
        let key = ObjectIdentifier(type)
        if let known = associatedTypes[key]?[name] { return known == .unknown ? nil : known }
        // While it is looked for it is not known, which ends a search that leads back here.
        associatedTypes[key, default: [:]][name] = .unknown
        var visited: Set<ObjectIdentifier> = []
        var fallback: SwiftType?
        func search(_ conformance: NominalType) -> SwiftType? {
            guard visited.insert(ObjectIdentifier(conformance)).inserted else { return nil }
            if case .parameter(let associated)? = conformance.typeMembers[name] {
                if let found = witnessedType(associated, in: conformance, of: type) { return found }
                if fallback == nil, let initial = associatedDefaults[ObjectIdentifier(conformance)]?[name] {
                    fallback = resolve(initial.0, context: initial.1)
                }
            }
            for inherited in conformance.conformances {
                if let found = search(inherited) { return found }
            }
            return nil
        }
        var found: SwiftType?
        var next: NominalType? = type
        while let current = next, found == nil {
            for conformance in current.conformances where found == nil { found = search(conformance) }
            next = current.superclass
        }
        let result = found ?? fallback
        associatedTypes[key]?[name] = result ?? .unknown
        return result
    }

    /// What an associated type has to be for a type's members to be what a protocol requires.
    private func witnessedType(
        _ associated: GenericParameter, in conformance: NominalType, of type: NominalType
    ) -> SwiftType? {
        var substitution = Substitution()
        let parameters: Set<GenericParameter> = [associated]
        for (name, requirements) in conformance.members.sorted(by: { $0.key < $1.key }) {
            let witnesses = concreteMembers(named: name, of: type)
            for requirement in requirements {
                for witness in witnesses {
                    switch (requirement, witness) {
                    case (.property(let required), .property(let own))
                    where required.isRequirement && required.isStatic == own.isStatic:
                        substitution.infer(required.type, from: propertyType(own), parameters: parameters)
                    case (.function(let required), .function(let own))
                    where required.isRequirement && required.isStatic == own.isStatic
                        && required.signatureName == own.signatureName:
                        for (declared, actual) in zip(required.parameters, own.parameters) {
                            substitution.infer(declared.type, from: actual.type, parameters: parameters)
                        }
                        substitution.infer(required.result, from: own.result, parameters: parameters)
                    case (.subscript(let required), .subscript(let own))
                    where required.getter.isRequirement && required.parameters.count == own.parameters.count:
                        for (declared, actual) in zip(required.parameters, own.parameters) {
                            substitution.infer(declared.type, from: actual.type, parameters: parameters)
                        }
                        substitution.infer(required.result, from: own.result, parameters: parameters)
                    default: continue
                    }
                    if let found = substitution.bindings[associated], found != .unknown { return found }
                }
            }
        }
        return nil
    }

    /// The members that a type or its superclasses declare.
    private func concreteMembers(named name: String, of type: NominalType) -> [Member] {
        (type.members[name] ?? []) + (type.superclass.map { concreteMembers(named: name, of: $0) } ?? [])
    }
}

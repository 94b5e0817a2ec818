@_implementationOnly import SwiftSyntax

/// Constrained extensions: `extension Array where Element == String`.
extension Lowerer {
    /// Collects the members of an extension and notes what it requires of the type's arguments.
    func collectConstrainedMembers(
        _ items: MemberBlockItemListSyntax, of type: NominalType, where clause: GenericWhereClauseSyntax?,
        conforming conformances: [NominalType], context: DeclarationContext
    ) {
        let requirements = (clause?.requirements.elements ?? []).compactMap {
            requirement($0.requirement, context: context)
        }
        if !requirements.isEmpty {
            type.conditionalConformances += conformances.map {
                ConditionalConformance(conformance: $0, requirements: requirements)
            }
        }
        let before = type.members.mapValues(\.count)
        collectMembers(items, of: type, context: context, isExtension: true)
        guard !requirements.isEmpty else { return }
        for (name, members) in type.members {
            for member in members.dropFirst(before[name] ?? 0) {
                for identity in member.identities { extensionRequirements[identity] = requirements }
            }
        }
    }

    private func requirement(
        _ syntax: GenericRequirementSyntax.Requirement, context: DeclarationContext
    ) -> GenericRequirement? {
        switch syntax {
        case .sameTypeRequirement(let same):
            guard let left = same.leftType.as(TypeSyntax.self), let right = same.rightType.as(TypeSyntax.self) else {
                return nil
            }
            return .same(resolve(left, context: context), resolve(right, context: context))
        case .conformanceRequirement(let conformance):
            guard case .nominal(let required, _) = resolve(conformance.rightType, context: context) else { return nil }
            return .conforms(resolve(conformance.leftType, context: context), to: required)
        default: return nil
        }
    }

    /// Whether a member of a constrained extension exists for a receiver, as far as its type is known.
    func isAvailable(_ member: Member, _ substitution: Substitution) -> Bool {
        guard let identity = member.identity, let requirements = extensionRequirements[identity] else { return true }
        return requirements.allSatisfy { requirement in
            switch requirement {
            case .same(let left, let right):
                let actual = substitution.apply(left)
                guard isConcrete(actual), isConcrete(right) else { return !areDistinct(actual, right) }
                // `.mine` where a protocol is expected: statics of `extension P where Self == Mine` are what is meant.
                if case .nominal(let nominal, _) = actual, nominal.kind == .protocol { return true }
                return actual == right
            case .conforms(let left, let required):
                if case .builtin(.anyObject) = required.representation,
                    case .nominal(let actual, _) = substitution.apply(left), actual.kind != .protocol,
                    !actual.isOpaque
                {
                    return actual.isClass
                }
                guard case .nominal(let actual, _) = substitution.apply(left), !actual.isOpaque, !required.isOpaque,
                    actual.kind != .protocol, required.kind == .protocol
                else { return true }
                // Conformances of the library that lowering does not follow are taken on trust.
                if required.name == "Sendable" { return true }
                if actual.isFromPrelude,
                    ["Hashable", "Equatable", "Encodable", "Decodable"].contains(required.name)
                {
                    return true
                }
                return actual.conforms(to: required)
            }
        }
    }

    /// Members of one owner whose extension requires more come before those that exist for more types.
    func mostConstrainedFirst(_ members: [Member]) -> [Member] {
        guard members.count > 1 else { return members }
        let keys = members.map { member in
            (owner: member.owner, count: member.identity.flatMap { extensionRequirements[$0]?.count } ?? 0)
        }
        guard keys.contains(where: { $0.count > 0 }) else { return members }
        var order = Array(members.indices)
        for index in order.indices.dropFirst() {
            var place = index
            while place > 0, keys[order[place]].owner === keys[order[place - 1]].owner,
                keys[order[place]].count > keys[order[place - 1]].count
            {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
        return order.map { members[$0] }
    }

    /// How much the extension that a function is declared in requires.
    func requirementCount(of symbol: FunctionSymbol) -> Int {
        extensionRequirements[ObjectIdentifier(symbol)]?.count ?? 0
    }

    /// What the extension that a symbol is declared in says that a parameter is.
    func requiredType(of parameter: GenericParameter, in symbol: FunctionSymbol) -> SwiftType? {
        guard let requirements = extensionRequirements[ObjectIdentifier(symbol)] else { return nil }
        return sameType(as: parameter, requirements)
    }

    private func sameType(as parameter: GenericParameter, _ requirements: [GenericRequirement]) -> SwiftType? {
        for case .same(let left, let right) in requirements {
            if left == .parameter(parameter), right.isConcrete { return right }
            if right == .parameter(parameter), left.isConcrete { return left }
        }
        return nil
    }

    /// Binds the parameters that the extension a member is declared in equates with types.
    func addRequiredTypes(of member: Member, _ type: NominalType, to substitution: inout Substitution) {
        guard let identity = member.identity, let requirements = extensionRequirements[identity] else { return }
        for parameter in type.genericParameters {
            guard substitution.bindings[parameter].map({ $0 == .unknown }) ?? true,
                let same = sameType(as: parameter, requirements)
            else { continue }
            substitution.bindings[parameter] = same
        }
    }

    /// Whether two types differ whatever their arguments are.
    func areDistinct(_ left: SwiftType, _ right: SwiftType) -> Bool {
        guard let left = left.asNominal, let right = right.asNominal, left !== right else { return false }
        return [left, right].allSatisfy { $0.kind != .protocol && !$0.isOpaque }
    }

    private func isConcrete(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, let arguments) = type else { return false }
        return !nominal.isOpaque && arguments.allSatisfy { isConcrete($0) }
    }
}

extension Member {
    var owner: NominalType? {
        switch self {
        case .function(let symbol): symbol.owner
        case .property(let symbol): symbol.owner
        case .subscript(let symbol): symbol.owner
        default: nil
        }
    }

    /// Identifies the symbol of a function, property or subscript.
    fileprivate var identity: ObjectIdentifier? { identities.first }

    /// The symbol, then those of its accessors.
    fileprivate var identities: [ObjectIdentifier] {
        switch self {
        case .function(let symbol): [ObjectIdentifier(symbol)]
        case .property(let symbol):
            [ObjectIdentifier(symbol)] + [symbol.getter, symbol.setter].compactMap { $0.map { ObjectIdentifier($0) } }
        case .subscript(let symbol):
            [ObjectIdentifier(symbol)] + [symbol.getter, symbol.setter].compactMap { $0.map { ObjectIdentifier($0) } }
        default: []
        }
    }
}

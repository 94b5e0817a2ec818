@_implementationOnly import SwiftSyntax

/// A requirement of a constrained extension: its members exist for some arguments of the type only.
enum ExtensionRequirement {
    case conforms(SwiftType, to: NominalType)
    case same(SwiftType, SwiftType)
}

/// Constrained extensions: `extension Array where Element == String`.
extension Lowerer {
    /// Collects the members of an extension and notes what it requires of the type's arguments.
    func collectConstrainedMembers(
        _ items: MemberBlockItemListSyntax, of type: NominalType, where clause: GenericWhereClauseSyntax?,
        context: DeclarationContext
    ) {
        let requirements = (clause?.requirements ?? []).compactMap { requirement($0.requirement, context: context) }
        let before = type.members.mapValues(\.count)
        collectMembers(items, of: type, context: context, isExtension: true)
        guard !requirements.isEmpty else { return }
        for (name, members) in type.members {
            for member in members.dropFirst(before[name] ?? 0) {
                if let identity = member.identity { extensionRequirements[identity] = requirements }
            }
        }
    }

    private func requirement(
        _ syntax: GenericRequirementSyntax.Requirement, context: DeclarationContext
    ) -> ExtensionRequirement? {
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
                guard isConcrete(actual), isConcrete(right) else { return true }
                // `.mine` where a protocol is expected: statics of `extension P where Self == Mine` are what is meant.
                if case .nominal(let nominal, _) = actual, nominal.kind == .protocol { return true }
                return actual == right
            case .conforms(let left, let required):
                guard case .nominal(let actual, _) = substitution.apply(left), !actual.isOpaque, !required.isOpaque,
                    actual.kind != .protocol, required.kind == .protocol
                else { return true }
                // Conformances that the compiler may synthesize or that lowering does not follow are taken on trust.
                if ["Hashable", "Equatable", "Sendable", "Encodable", "Decodable"].contains(required.name) {
                    return true
                }
                return actual.conforms(to: required)
            }
        }
    }

    private func isConcrete(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, let arguments) = type else { return false }
        return !nominal.isOpaque && arguments.allSatisfy { isConcrete($0) }
    }
}

extension Member {
    /// Identifies the symbol of a function, property or subscript.
    fileprivate var identity: ObjectIdentifier? {
        switch self {
        case .function(let symbol): ObjectIdentifier(symbol)
        case .property(let symbol): ObjectIdentifier(symbol)
        case .subscript(let symbol): ObjectIdentifier(symbol)
        default: nil
        }
    }
}

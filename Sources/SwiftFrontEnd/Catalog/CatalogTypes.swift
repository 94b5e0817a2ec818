@_implementationOnly import SwiftSyntax

/// Which declared types are views, and so have modifiers.
struct CatalogTypes {
    /// What each type or protocol conforms to or inherits from.
    private var parents: [String: Set<String>] = [:]

    private var protocols: Set<String> = []

    func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    mutating func add(_ file: SourceFileSyntax) {
        for item in file.statements {
            guard case .decl(let declaration) = item.item else { continue }
            if let type = declaration.asProtocol(NamedDeclSyntax.self),
                let group = declaration.asProtocol(DeclGroupSyntax.self)
            {
                add(group.inheritanceClause, to: type.name.text)
                if declaration.is(ProtocolDeclSyntax.self) { protocols.insert(type.name.text) }
            } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
                add(extended.inheritanceClause, to: Self.name(of: extended.extendedType))
            }
        }
    }

    private mutating func add(_ clause: InheritanceClauseSyntax?, to name: String) {
        for inherited in clause?.inheritedTypes ?? [] {
            parents[name, default: []].insert(Self.name(of: inherited.type))
        }
    }

    /// Whether a type is a view or scene, or a protocol of such.
    func isView(_ name: String) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            if next == "View" { return true }
            if seen.insert(next).inserted { pending += parents[next] ?? [] }
        }
        return false
    }

    /// The name of a type without its arguments and outer types.
    static func name(of type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
        return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
    }
}

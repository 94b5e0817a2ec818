import SwiftParser
import SwiftSyntax

/// Splits one file of declarations into chunks.
struct ChunkCollector {
    /// Types whose initializers and subscripts are written without their name (`[Int](repeating: 0, count: 3)`).
    static let sugared: Set<String> = ["Array", "Dictionary", "Optional"]

    let isCore: Bool

    func chunks(of source: String) -> [DeclarationChunk] {
        let file = Parser.parse(source: source)
        return file.statements.flatMap { item -> [DeclarationChunk] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let extended = declaration.as(ExtensionDeclSyntax.self) { return chunks(of: extended) }
            return [chunk(of: declaration)]
        }
    }

    private func chunk(of declaration: DeclSyntax) -> DeclarationChunk {
        var chunk = DeclarationChunk(text: compact(declaration))
        chunk.names = names(of: declaration)
        chunk.isType = isType(declaration)
        chunk.isCore = isCore
        chunk.mentions = MentionCollector.mentions(in: Syntax(declaration), declaring: chunk.names)
        return chunk
    }

    private func chunks(of declaration: ExtensionDeclSyntax) -> [DeclarationChunk] {
        let gate = lastName(of: declaration.extendedType)
        var plain = declaration
        plain.inheritanceClause = nil
        plain.memberBlock = MemberBlockSyntax(members: [])
        let header = compact(plain).replacing(/\s*\{\s*\}$/, with: "")
        var chunks: [DeclarationChunk] = []
        if let clause = declaration.inheritanceClause {
            var conformance = declaration
            conformance.memberBlock = MemberBlockSyntax(members: [])
            var chunk = DeclarationChunk(text: compact(conformance), gate: gate, followsGate: true)
            chunk.mentions = MentionCollector.mentions(in: Syntax(clause), declaring: [])
            if let generic = declaration.genericWhereClause {
                chunk.mentions.formUnion(MentionCollector.mentions(in: Syntax(generic), declaring: []))
            }
            chunk.isCore = isCore
            chunks.append(chunk)
        }
        for member in declaration.memberBlock.members {
            var chunk = self.chunk(of: member.decl)
            chunk.header = header
            chunk.gate = gate
            if member.decl.is(InitializerDeclSyntax.self) {
                chunk.names = [gate, "init"]
                chunk.followsGate = Self.sugared.contains(gate)
            } else if member.decl.is(SubscriptDeclSyntax.self) || member.decl.is(TypeAliasDeclSyntax.self) {
                chunk.followsGate = true
            }
            chunks.append(chunk)
        }
        return chunks
    }

    private func isType(_ declaration: DeclSyntax) -> Bool {
        switch declaration.kind {
        case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl: true
        default: false
        }
    }

    private func names(of declaration: DeclSyntax) -> [String] {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text.unquoted] }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
            }
        }
        if declaration.is(SubscriptDeclSyntax.self) { return ["subscript"] }
        if let declaration = declaration.as(EnumCaseDeclSyntax.self) {
            return declaration.elements.map(\.name.text.unquoted)
        }
        return []
    }

    private func lastName(of type: TypeSyntax) -> String {
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        return type.trimmedDescription
    }

    /// The source of a declaration without comments, indentation and blank lines.
    private func compact(_ declaration: some SyntaxProtocol) -> String {
        declaration.trimmedDescription.split(separator: "\n")
            .map { line in
                String(line.drop { $0 == " " || $0 == "\t" })
            }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }
}

extension String {
    /// The name itself, without the backticks that quote a keyword.
    var unquoted: String { replacing("`", with: "") }
}

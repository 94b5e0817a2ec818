import SwiftSyntax

/// Splits one file of declarations into chunks.
struct ChunkCollector {
    /// Types whose initializers and subscripts are written without their name (`[Int](repeating: 0, count: 3)`).
    static let sugared: Set<String> = ["Array", "Dictionary", "Optional"]

    /// Types that are not declared, whose values occur without their name in the source: their extensions are always
    /// at hand.
    static let builtins: Set<String> = [
        "Int", "Double", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set", "Optional", "Any",
        "AnyObject",
        "Never", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath",
    ]

    /// Protocols of builtin types whose extensions hold only what those types declare themselves: they are at hand where
    /// another type or the program's own code names them.
    static let namedOnly: Set<String> = [
        "MutableCollection", "RangeReplaceableCollection", "RandomNumberGenerator", "MatchedByRegex",
    ]

    let isCore: Bool
    /// Names that protocols require: a type's members of these names stay with its declaration.
    let requirements: Set<String>

    /// The names that the protocols of a file require.
    static func requirements(in file: SourceFileSyntax) -> Set<String> {
        let collector = ChunkCollector(isCore: false, requirements: [])
        return Set(collector.chunks(of: file).flatMap(\.requirements))
    }

    func chunks(of file: SourceFileSyntax) -> [DeclarationChunk] {
        file.statements.flatMap { item -> [DeclarationChunk] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let extended = declaration.as(ExtensionDeclSyntax.self) { return chunks(of: extended) }
            let (rest, loose) = looseMembers(of: declaration)
            return [chunk(of: rest)]
                + loose.map { member in
                    memberChunk(member.member, header: "extension \(member.owner)", gate: member.owner)
                }
        }
    }

    private func chunk(of marked: DeclSyntax) -> DeclarationChunk {
        var declaration = marked
        let companions = takeCompanions(&declaration)
        var chunk = DeclarationChunk(text: compact(declaration))
        chunk.names = names(of: declaration) + companions
        chunk.companions = companions
        chunk.isType = isType(declaration)
        chunk.isCore = isCore
        MentionCollector.collect(from: Syntax(declaration), into: &chunk)
        if let declaration = declaration.as(ProtocolDeclSyntax.self) {
            chunk.isProtocol = true
            chunk.requirements = Set(declaration.memberBlock.members.flatMap { names(of: $0.decl) })
        }
        return chunk
    }

    private func chunks(of declaration: ExtensionDeclSyntax) -> [DeclarationChunk] {
        let gate = lastName(of: declaration.extendedType)
        var header = "extension \(declaration.extendedType.trimmedDescription)"
        if let requirements = declaration.genericWhereClause { header += " \(requirements.trimmedDescription)" }
        var chunks = (declaration.inheritanceClause?.inheritedTypes ?? []).map { inherited in
            let name = lastName(of: inherited.type)
            let type = declaration.extendedType.trimmedDescription
            let requirements = declaration.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
            var chunk = DeclarationChunk(text: "extension \(type): \(name)\(requirements) {}", gate: gate)
            chunk.isConformance = true
            chunk.isCore = isCore
            // A type that is reached brings its conformances; a builtin one only those to protocols that are reached.
            chunk.names = [name]
            chunk.followsGate = !Self.builtins.contains(gate)
            chunk.mentions = chunk.followsGate ? [name] : []
            return chunk
        }
        chunks += declaration.memberBlock.members.map { memberChunk($0.decl, header: header, gate: gate) }
        return chunks
    }

    private func memberChunk(_ member: DeclSyntax, header: String, gate: String) -> DeclarationChunk {
        var chunk = self.chunk(of: member)
        chunk.header = header
        chunk.gate = gate
        if let initializer = member.as(InitializerDeclSyntax.self) {
            describe(initializer, of: gate, in: &chunk)
        } else if let member = member.as(SubscriptDeclSyntax.self) {
            chunk.followsGate = true
            chunk.parameterTypes = parameterTypes(member.parameterClause, member.genericParameterClause)
        } else if let alias = member.as(TypeAliasDeclSyntax.self) {
            chunk.isAlias = true
            chunk.followsGate = true
            chunk.parameterTypes = [lastName(of: alias.initializer.value)]
            chunk.companions += chunk.names
        }
        return chunk
    }

    /// Splits a type that nobody inherits from into what every use of it needs, and members that are as good in an
    /// extension: functions and computed properties that no protocol requires and no other part finds by itself.
    private func looseMembers(
        of declaration: DeclSyntax
    ) -> (rest: DeclSyntax, loose: [(member: DeclSyntax, owner: String)]) {
        guard var group = declaration.asProtocol((any DeclGroupSyntax).self), !isCore,
            let named = declaration.asProtocol((any NamedDeclSyntax).self),
            declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
                || declaration.as(ClassDeclSyntax.self)?.modifiers.contains(where: { $0.name.text == "final" }) == true
        else { return (declaration, []) }
        var kept: [MemberBlockItemSyntax] = []
        var loose: [(DeclSyntax, String)] = []
        for item in group.memberBlock.members {
            if isLoose(item.decl) { loose.append((item.decl, named.name.text)) } else { kept.append(item) }
        }
        group.memberBlock.members = MemberBlockItemListSyntax(kept)
        return (DeclSyntax(group), loose)
    }

    private func isLoose(_ member: DeclSyntax) -> Bool {
        // An override runs where only the superclass is named.
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let isOverride = modifiers?.contains { $0.name.text == "override" }
        let names = names(of: member)
        guard isOverride != true, !names.isEmpty,
            names.allSatisfy({ !$0.hasPrefix("_") && !$0.hasPrefix("build") && !requirements.contains($0) }),
            names.allSatisfy({ $0.first?.isLetter == true }), Set(names).isDisjoint(with: Self.foundByName)
        else { return false }
        if member.is(FunctionDeclSyntax.self) { return true }
        guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.isEmpty else { return false }
        return variable.bindings.allSatisfy { binding in
            guard let accessors = binding.accessorBlock, binding.initializer == nil else { return false }
            guard case .accessors(let list) = accessors.accessors else { return true }
            return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    /// Members that the language looks for without their name in the source.
    private static let foundByName: Set<String> = [
        "wrappedValue", "projectedValue", "callAsFunction", "description", "debugDescription", "hash", "body",
        "errorDescription", "id",
    ]

    /// An initializer is reached by its first label, else with its type. One of a builtin type is reached by the declared
    /// type that its first label takes: calls of many functions have the label, and only who has such a value can call.
    private func describe(_ initializer: InitializerDeclSyntax, of gate: String, in chunk: inout DeclarationChunk) {
        let parameters = initializer.signature.parameterClause
        func isFunction(_ parameter: FunctionParameterSyntax) -> Bool {
            parameter.type.trimmedDescription.contains("->")
        }
        // The first trailing closure drops its label, those after it keep theirs.
        let later = parameters.parameters.filter(isFunction).dropFirst()
        let label = (parameters.parameters.filter { !isFunction($0) } + later).first { parameter in
            parameter.firstName.tokenKind != .wildcard && parameter.defaultValue == nil
        }
        if let label {
            chunk.names = [label.firstName.text + ":"]
            if Self.builtins.contains(gate) { chunk.labelledType = lastName(of: label.type) }
        } else {
            chunk.names = [gate, "init"]
            let takesFunction = parameters.parameters.contains { $0.type.trimmedDescription.contains("->") }
            chunk.followsGate = Self.sugared.contains(gate) && !takesFunction
            chunk.parameterTypes = parameterTypes(parameters, initializer.genericParameterClause)
        }
    }

    /// Takes the attribute `@_reachedBy("name")` off, and gives its names: they lead to the declaration as its own
    /// name does.
    private func takeCompanions(_ declaration: inout DeclSyntax) -> [String] {
        guard var attributed = declaration.asProtocol((any WithAttributesSyntax).self) else { return [] }
        var names: [String] = []
        attributed.attributes = attributed.attributes.filter { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "_reachedBy"
            else { return true }
            if case .argumentList(let arguments)? = attribute.arguments {
                names += arguments.map { $0.expression.trimmedDescription.replacing("\"", with: "") }
            }
            return false
        }
        if !names.isEmpty, let plain = (attributed as any SyntaxProtocol as? any DeclSyntaxProtocol) {
            declaration = DeclSyntax(plain)
        }
        return names
    }

    private func parameterTypes(
        _ clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?
    ) -> [String] {
        let constraints = generics?.parameters.compactMap(\.inheritedType).map { lastName(of: $0) } ?? []
        let types = clause.parameters.map { parameter in
            // A type that is written with the one it belongs to is no associated type of the same name.
            (parameter.type.is(MemberTypeSyntax.self) ? "." : "") + lastName(of: parameter.type)
        }
        return types + constraints
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

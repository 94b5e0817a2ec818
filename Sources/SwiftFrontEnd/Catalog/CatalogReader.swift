@_implementationOnly import SwiftSyntax

/// Collects views, modifiers, property wrappers and environment values from declarations.
struct CatalogReader {
    private struct Key: Hashable {
        var kind: CatalogEntry.Kind
        var name: String
    }

    let types: CatalogTypes
    private var forms: [Key: [CatalogEntry.Form]] = [:]
    /// Views and wrappers that were declared, also those without a written initializer.
    private var declared: [Key: CatalogState] = [:]
    /// Methods of one view's own, as `Image.resizable()`. Where every view has such a modifier, that counts.
    private var ownMethods: [String: [CatalogEntry.Form]] = [:]
    /// Initializers of extensions, which may come before the type itself.
    private var initializers: [String: [InitializerDeclSyntax]] = [:]

    init(types: CatalogTypes) { self.types = types }

    mutating func read(_ file: SourceFileSyntax) {
        for item in file.statements {
            guard case .decl(let declaration) = item.item else { continue }
            if let extended = declaration.as(ExtensionDeclSyntax.self) {
                read(extended.memberBlock, of: CatalogTypes.name(of: extended.extendedType))
            } else if let macro = declaration.as(MacroDeclSyntax.self) {
                // What a macro expands to is made by lowering: a declaration says that it is.
                let name = macro.name.text
                forms[Key(kind: .macro, name: name), default: []].append(
                    .init(signature: name + Self.labels(macro.signature), state: .simulated))
            } else if let type = declaration.asProtocol(NamedDeclSyntax.self),
                let group = declaration.asProtocol(DeclGroupSyntax.self)
            {
                read(type: type.name.text, group, declaration)
            }
        }
    }

    /// Everything that was read, by kind and name.
    func entries() -> [CatalogEntry] {
        var all = forms
        for (name, own) in ownMethods where all[Key(kind: .modifier, name: name)] == nil {
            all[Key(kind: .modifier, name: name)] = own
        }
        for (key, state) in declared {
            let written = (initializers[key.name] ?? []).map { initializer in
                // What an initializer calls decides about it; what the type is decides about the rest.
                let own = Self.state(of: initializer.body)
                return CatalogEntry.Form(
                    signature: key.name + Self.labels(initializer.signature), state: own == .opaque ? .opaque : state)
            }
            all[key] = written.isEmpty ? [CatalogEntry.Form(signature: key.name, state: state)] : written
        }
        return all.map { key, forms in
            var seen: Set<CatalogEntry.Form> = []
            return CatalogEntry(name: key.name, kind: key.kind, forms: forms.filter { seen.insert($0).inserted })
        }.sorted { left, right in
            let order = CatalogEntry.Kind.allCases
            let (first, second) = (order.firstIndex(of: left.kind) ?? 0, order.firstIndex(of: right.kind) ?? 0)
            return first == second ? left.name < right.name : first < second
        }
    }

    private mutating func read(type name: String, _ group: any DeclGroupSyntax, _ declaration: DeclSyntax) {
        read(group.memberBlock, of: name)
        guard !name.hasPrefix("_"), !declaration.is(ProtocolDeclSyntax.self) else { return }
        if group.attributes.contains(named: "propertyWrapper") {
            declared[Key(kind: .wrapper, name: name)] = .simulated
        } else if types.isView(name) {
            // A view of the prelude that stores nothing has nothing to show and nothing to run.
            let isInert = group.attributes.contains(named: "_primitive") && !group.hasStoredProperties
            declared[Key(kind: .view, name: name)] = isInert ? .inert : .simulated
        }
    }

    private mutating func read(_ members: MemberBlockSyntax, of owner: String) {
        for member in members.members {
            if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                initializers[owner, default: []].append(initializer)
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                if isModifier(function, of: owner) {
                    let name = function.name.text
                    let form = CatalogEntry.Form(
                        signature: name + Self.labels(function.signature), state: Self.state(of: function.body))
                    if types.isProtocol(owner) {
                        forms[Key(kind: .modifier, name: name), default: []].append(form)
                    } else {
                        ownMethods[name, default: []].append(form)
                    }
                }
            } else if owner == "EnvironmentValues", let variable = member.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    let name = binding.pattern.trimmedDescription
                    guard !name.hasPrefix("_") else { continue }
                    forms[Key(kind: .environment, name: name), default: []].append(
                        .init(signature: "\\.\(name)", state: .simulated))
                }
            }
        }
    }

    /// A method of a view or gesture that gives a view or gesture.
    private func isModifier(_ function: FunctionDeclSyntax, of owner: String) -> Bool {
        guard !function.name.text.hasPrefix("_"), case .identifier = function.name.tokenKind,
            !function.modifiers.contains(where: { $0.name.text == "static" }),
            let result = function.signature.returnClause?.type,
            types.isView(owner) || owner == "Gesture"
        else { return false }
        let constrained = result.as(SomeOrAnyTypeSyntax.self)?.constraint ?? result
        let name = CatalogTypes.name(of: constrained)
        return name == "Self" || types.isView(name) || name.hasSuffix("Gesture")
    }

    /// What a body does: one that only hands its receiver on is inert, one that says it is unknown is opaque.
    ///
    /// A function without a body has a native.
    private static func state(of body: CodeBlockSyntax?) -> CatalogState {
        guard let body else { return .simulated }
        let mentionsUnknown = body.tokens(viewMode: .sourceAccurate).contains {
            $0.text == "_later" || $0.text == "_unknown"
        }
        if mentionsUnknown { return .opaque }
        let isReceiver =
            body.statements.count == 1
            && body.statements.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        return isReceiver ? .inert : .simulated
    }

    private static func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }
}

extension AttributeListSyntax {
    fileprivate func contains(named name: String) -> Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.trimmedDescription == name
        }
    }
}

extension DeclGroupSyntax {
    fileprivate var hasStoredProperties: Bool {
        memberBlock.members.contains { member in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { $0.name.text == "static" })
            else { return false }
            return variable.bindings.contains { $0.accessorBlock == nil }
        }
    }
}

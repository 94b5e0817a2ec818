@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// Finds the view that a file without tests is about, and makes the arguments its initializer needs.
struct RootDiscovery {
    let lowerer: Lowerer
    let file: Int

    /// A function that makes the root: an expression given by the user, else the `@main` app, the first preview, the
    /// first preview provider, or the view that no other view creates.
    func root(_ expression: String?) -> FunctionSymbol? {
        if let expression { return root(of: expression) }
        if let app = userTypes.first(where: { lowerer.conforms($0, toNamed: "App") }) {
            return make("App \(app.name)", at: app.position) { lowering in
                lowering.construct(app, [], expected: .unknown, at: app.position, name: app.name)
            }
        }
        if let preview = lowerer.previews.first(where: { $0.file == file }) {
            let symbol = lowerer.program.makeFunction(name: "Preview", kind: .function, position: preview.position)
            lowerer.setSource(
                symbol, .viewContent(preview.body, DeclarationContext(file: preview.file, isPrelude: false)))
            return symbol
        }
        if let provider = userTypes.first(where: { lowerer.conforms($0, toNamed: "PreviewProvider") }) {
            return make("previews", at: provider.position) { lowering in
                lowering.staticMember(
                    "previews", of: .nominal(provider, []), nil, .unknown, at: provider.position)
            }
        }
        guard let view = outermostView else { return nil }
        return make(view.name, at: view.position) { lowering in
            let root = synthesize(.nominal(view, []), in: lowering, at: view.position, depth: 0, what: view.name)
            return environmentTypes.reduce(root) { root, read in
                let type = read.type
                let object = synthesize(
                    .nominal(type, []), in: lowering, at: view.position, depth: 0, what: type.name)
                let modifier = read.isObservable ? "environment" : "environmentObject"
                lowerer.report(
                    Diagnostic(
                        id: "root.synthesized", severity: .note, location: lowerer.program.location(type.position),
                        message: "'\(type.name)' is read from the environment; an object is made up",
                        fix: "put one in with --root '\(view.name)(…).\(modifier)(…)'"))
                return lowering.callMember(
                    modifier, on: root, [RawArgument(lowered: object)], at: view.position, expected: .unknown)
            }
        }
    }

    /// The classes of the program that views of the file read with `@EnvironmentObject` or `@Environment`, in order.
    private var environmentTypes: [(type: NominalType, isObservable: Bool)] {
        var found: [(type: NominalType, isObservable: Bool)] = []
        for property in userTypes.flatMap(\.storedProperties) {
            guard case .nominal(let wrapper, let arguments) = property.type, wrapper.isFromPrelude,
                wrapper.name == "EnvironmentObject" || wrapper.name == "Environment",
                case .nominal(let object, _)? = arguments.first, object.isClass, !object.isFromPrelude,
                !object.isOpaque, !found.contains(where: { $0.type === object })
            else { continue }
            found.append((object, wrapper.name == "Environment"))
        }
        return found
    }

    private var userTypes: [NominalType] {
        lowerer.program.types.filter { !$0.isFromPrelude && !$0.isOpaque && Int($0.position.file) == file }
    }

    private func root(of expression: String) -> FunctionSymbol? {
        let text = SourceText(name: "--root", text: expression)
        let index = lowerer.program.files.count
        lowerer.program.files.append("--root")
        lowerer.program.preludeFiles.append(false)
        lowerer.texts.append(text)
        let tree = Parser.parse(source: expression)
        lowerer.reportSyntaxErrors(tree, file: index)
        if let type = viewType(namedBy: tree) {
            return make(type.name, at: SourcePosition(file: index, line: 1, column: 1)) { lowering in
                synthesize(.nominal(type, []), in: lowering, at: type.position, depth: 0, what: type.name)
            }
        }
        let symbol = lowerer.program.makeFunction(
            name: expression, kind: .function, position: SourcePosition(file: index, line: 1, column: 1))
        lowerer.testFunctions.insert(symbol.id)
        lowerer.setSource(
            symbol, .viewContent(tree.statements, DeclarationContext(file: index, isPrelude: false)))
        return symbol
    }

    /// The view or app that an expression names as a type, `Screen` or `Screen.self`, instead of making a value of it.
    private func viewType(namedBy tree: SourceFileSyntax) -> NominalType? {
        guard tree.statements.count == 1, let item = tree.statements.first?.item,
            let expression = item.as(ExprSyntax.self), let path = typePath(expression), let first = path.first
        else { return nil }
        var type = userTypes.first { $0.name == first && $0.parent == nil }
        for name in path.dropFirst() where name != "self" {
            type = userTypes.first { $0.name == name && $0.parent === type }
        }
        return type.flatMap { lowerer.conforms($0, toNamed: "View") || lowerer.conforms($0, toNamed: "App") ? $0 : nil }
    }

    private func typePath(_ expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? [name.baseName.text] : nil
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let path = typePath(base), path.count < 64
        else { return nil }
        return path + [access.declName.baseName.text]
    }

    private func make(
        _ name: String, at position: SourcePosition, _ value: (BodyLowering) -> Expression
    ) -> FunctionSymbol {
        lowerer.makeFunction(giving: value, named: name, at: position, inFile: file)
    }

    /// The first view of the file that no other type of the file names in its body.
    private var outermostView: NominalType? {
        let views = userTypes.filter { lowerer.conforms($0, toNamed: "View") && $0.members["body"] != nil }
        var mentioned: Set<String> = []
        for view in views {
            guard case .property(let body)? = view.members["body"]?.first, let getter = body.getter,
                let source = lowerer.sources[getter.id]
            else { continue }
            for name in lowerer.names(in: source) where name != view.name { mentioned.insert(name) }
        }
        let candidates = views.filter { !mentioned.contains($0.name) }
        if candidates.count > 1 { noteChoice(among: candidates) }
        return candidates.first ?? views.first
    }

    private func noteChoice(among candidates: [NominalType]) {
        let names = candidates.prefix(5).map { "'\($0.qualifiedName)'" } + (candidates.count > 5 ? ["others"] : [])
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        lowerer.report(
            Diagnostic(
                id: "root.choice", severity: .note, location: lowerer.program.location(candidates[0].position),
                message: "\(list) could each be the root; the first one is shown",
                fix: "choose another one with --root '\(candidates[1].qualifiedName)'"))
    }

    // MARK: Made-up arguments

    /// A plain value of a type: zero, empty, the first case, a fresh object.
    private func synthesize(
        _ type: SwiftType, in lowering: BodyLowering, at position: SourcePosition, depth: Int, what: String
    ) -> Expression {
        func constant(_ constant: Constant) -> Expression {
            Expression(kind: .constant(constant), type: type, position: position)
        }
        func opaque() -> Expression { Expression(kind: .opaque(name: what, []), type: type, position: position) }
        guard depth < 6 else { return opaque() }
        switch type {
        case .function(let function):
            let closure = lowering.makeClosure(
                named: what,
                parameters: function.parameters.enumerated().map { ("argument\($0)", $1.type) },
                result: function.result, at: position
            ) { inner in
                let value = synthesize(function.result, in: inner, at: position, depth: depth + 1, what: what)
                return [Statement(kind: .return(value), position: position)]
            }
            return Expression(kind: .closure(closure), type: type, position: position)
        case .tuple(let elements):
            if elements.isEmpty { return constant(.void) }
            return Expression(
                kind: .tuple(
                    elements.map { synthesize($0.type, in: lowering, at: position, depth: depth + 1, what: what) }),
                type: type, position: position)
        case .nominal(let nominal, let arguments):
            if case .builtin(let builtin) = nominal.representation {
                switch builtin {
                case .bool: return constant(.bool(false))
                case .double: return constant(.double(0))
                case .float: return constant(.float(0))
                case .string: return constant(.string(""))
                case .character: return constant(.character(" "))
                case .optional: return constant(.none)
                case .array: return Expression(kind: .array([]), type: type, position: position)
                case .dictionary: return Expression(kind: .dictionary([]), type: type, position: position)
                case .set: return Expression(kind: .set([]), type: type, position: position)
                default: return builtin.isInteger ? constant(.integer(0, builtin)) : opaque()
                }
            }
            if nominal.kind == .enum, let first = nominal.cases.first {
                let payload = first.payload.map {
                    synthesize($0, in: lowering, at: position, depth: depth + 1, what: what)
                }
                return Expression(kind: .enumCase(first, payload), type: type, position: position)
            }
            if nominal.known == .binding {
                let value = synthesize(
                    arguments.first ?? .unknown, in: lowering, at: position, depth: depth + 1, what: what)
                return lowering.callStatic(
                    "constant", of: type, [RawArgument(lowered: value)], type, at: position)
            }
            guard nominal.kind != .protocol, !nominal.isOpaque else { return opaque() }
            return construct(nominal, type, in: lowering, at: position, depth: depth)
        default: return opaque()
        }
    }

    /// What `synthesize` makes for a type, in words.
    private func madeUp(_ type: SwiftType, named name: String, depth: Int) -> String {
        guard depth < 6 else { return "an opaque value" }
        switch type {
        case .function: return "a closure that does nothing"
        case .tuple: return "a tuple of plain values"
        case .nominal(let nominal, let arguments):
            if case .builtin(let builtin) = nominal.representation {
                switch builtin {
                case .bool: return "false"
                case .double, .float: return "0"
                case .string: return "an empty string"
                case .character: return "a blank"
                case .optional: return "nil"
                case .array: return "an empty array"
                case .dictionary: return "an empty dictionary"
                case .set: return "an empty set"
                default: return builtin.isInteger ? "0" : "an opaque value"
                }
            }
            if nominal.kind == .enum, let first = nominal.cases.first { return "the first case '.\(first.name)'" }
            if nominal.known == .binding {
                return "a constant binding to \(madeUp(arguments.first ?? .unknown, named: name, depth: depth + 1))"
            }
            guard nominal.kind != .protocol, !nominal.isOpaque else { return "an opaque '\(nominal.name)'" }
            return nominal.isClass ? "a fresh '\(nominal.name)'" : "a plain '\(nominal.name)'"
        default: return "an opaque value"
        }
    }

    private func construct(
        _ nominal: NominalType, _ type: SwiftType, in lowering: BodyLowering, at position: SourcePosition, depth: Int
    ) -> Expression {
        let initializers = lowerer.members(of: nominal, named: "init").compactMap { member -> FunctionSymbol? in
            if case .function(let function) = member, !function.isRequirement { return function }
            return nil
        }
        let required = { (function: FunctionSymbol) in function.parameters.filter { $0.defaultValue == nil }.count }
        guard let simplest = initializers.min(by: { required($0) < required($1) }) else {
            return Expression(kind: .opaque(name: nominal.name, []), type: type, position: position)
        }
        let arguments = simplest.parameters.filter { $0.defaultValue == nil }.map { parameter -> RawArgument in
            lowerer.hasMadeUpValues = true
            lowerer.report(
                Diagnostic(
                    id: "root.synthesized", severity: .note, location: lowerer.program.location(nominal.position),
                    message:
                        "'\(nominal.name)' needs '\(parameter.label ?? parameter.name)'; "
                        + "\(madeUp(parameter.type, named: parameter.name, depth: depth + 1)) is made up",
                    fix: "choose one with --root '\(nominal.name)(…)'"))
            let value = synthesize(
                parameter.type, in: lowering, at: position, depth: depth + 1, what: parameter.name)
            return RawArgument(label: parameter.label, lowered: value)
        }
        return lowering.construct(nominal, arguments, expected: type, at: position, name: nominal.name)
    }
}

extension Lowerer {
    /// Capitalized names that a body mentions.
    func names(in source: FunctionSource) -> Set<String> {
        final class Finder: SyntaxVisitor {
            var names: Set<String> = []
            override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
                names.insert(node.baseName.text)
                return .visitChildren
            }
        }
        guard case .code(let body, let context) = source, let owner = context.owner else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(body)
        // Helper properties and methods of the view count as its body.
        for member in owner.members.values.joined() {
            let function: FunctionSymbol? =
                switch member {
                case .property(let property): property.getter
                case .function(let function): function
                default: nil
                }
            if let function, let body = statements(of: sources[function.id]) { finder.walk(body) }
        }
        return finder.names
    }
}

@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// Takes declarations of the app and of the prelude when they come to be needed.
extension Lowerer {
    /// Registers the required files among the declarations that they lead to; `finishDeclarations` resolves them.
    /// - Returns: the program's file that the first one is.
    func add(_ required: [ParsedFile], with library: SourceLibrary) -> Int {
        self.library = library
        let needed = library.takeNeeded()
        add(needed.prelude, &library.preludeTrees)
        let first = program.files.count
        add(required)
        add(needed.declarations, of: library)
        return first
    }

    private func add(_ needed: [SourceLibrary.Declarations], of library: SourceLibrary) {
        for (declarations, tree) in zip(needed, ParallelParser.parse(needed.map(\.text))) {
            let file = declarations.file
            if tree.hasError {
                library.leaveOut(declarations)
                report(leftOut(file, tree))
                continue
            }
            importedModules.formUnion(file.scanner.imports)
            let index: Int
            if let known = library.fileIndex(of: declarations) {
                index = known
            } else {
                index = add(SourceText(name: file.name, text: file.text), isPrelude: false)
                library.setFileIndex(index, of: declarations)
            }
            add(tree, ofFile: index)
        }
    }

    /// A template or half a change among an app's sources is no reason to run nothing.
    private func leftOut(_ file: SourceFile, _ tree: SourceFileSyntax) -> Diagnostic {
        let error = Self.syntaxErrors(tree, in: SourceText(name: file.name, text: file.text)).first {
            $0.severity == .error
        }
        return Diagnostic(
            id: "sources.syntax", severity: .warning, location: error?.location,
            message: "the file is left out: \(error?.message ?? "it does not parse")", fix: "correct the syntax")
    }

    // MARK: Bodies

    /// The body of a function that is declared without one, as one written in C is: nobody knows what it gives.
    func foreignBody(of symbol: FunctionSymbol) -> FunctionBody? {
        guard symbol.kind == .function, !symbol.isFromPrelude, !symbol.isRequirement else { return nil }
        noteOpaque(symbol.name, at: symbol.position)
        let parameters = symbol.parameters.map {
            LocalVariable(name: $0.name, type: $0.type, position: symbol.position, isMutable: false)
        }
        return returning(.opaque(name: symbol.name, []), symbol.result, parameters: parameters, at: symbol.position)
    }

    /// Remembers the body that stands in braces.
    func setBody(
        _ symbol: FunctionSymbol, _ statements: CodeBlockItemListSyntax, after brace: TokenSyntax,
        _ context: DeclarationContext
    ) {
        guard let library, !context.isPrelude,
            let body = library.body(from: brace.endPositionBeforeTrailingTrivia.utf8Offset, inFile: context.file)
        else { return setSource(symbol, .code(statements, context)) }
        if symbol.kind == .initializer, library.mayCallInitializer(body) {
            symbol.isDelegatingInitializer = callsSelfInit(parse(body))
        }
        setSource(symbol, .waiting(body, context))
    }

    /// The statements of a function's body, for what they say before they are called.
    func statements(of source: FunctionSource?) -> CodeBlockItemListSyntax? {
        switch source {
        case .code(let statements, _)?: statements
        case .waiting(let body, _)?: parse(body)
        default: nil
        }
    }

    /// Reads a body that waited for its first call, with the declarations that it mentions.
    /// - Throws: what is wrong with its syntax.
    func readBody(of symbol: FunctionSymbol, _ source: FunctionSource) throws -> FunctionSource {
        guard case .waiting(let body, let context) = source, let library else { return source }
        let statements = parse(body)
        if let tree = statements.root.as(SourceFileSyntax.self),
            let error = Self.syntaxErrors(tree, in: texts[context.file]).first(where: { $0.severity == .error })
        {
            throw Trap(diagnostic: error)
        }
        library.reach(body)
        let needed = library.takeNeeded()
        if !needed.prelude.isEmpty || !needed.declarations.isEmpty {
            add(needed.prelude, &library.preludeTrees)
            add(needed.declarations, of: library)
            finishDeclarations()
        }
        let read = FunctionSource.code(statements, context)
        setSource(symbol, read)
        return read
    }

    private func parse(_ body: SourceLibrary.Body) -> CodeBlockItemListSyntax {
        library.map { Parser.parse(source: $0.text(of: body)).statements } ?? []
    }

    /// Marks the members of a class that a subclass overrides of which nothing is read yet.
    func markOverridable(in type: NominalType) {
        guard let library, library.superclassNames.contains(type.name) else { return }
        for (name, members) in type.members where name == "init" || library.overridingNames.contains(name) {
            for member in members {
                switch member {
                case .function(let function) where name != "init" || function.genericParameters.isEmpty:
                    function.isOverridden = true
                case .property(let property): property.isOverridden = true
                case .subscript(let member):
                    member.getter.isOverridden = true
                    member.setter?.isOverridden = true
                default: break
                }
            }
        }
    }
}

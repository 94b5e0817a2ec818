/// A program as read from source: what it declares, what is wrong with it, and what it offers to run.
///
/// It keeps what lowers the bodies of the program at their first call; both go together.
package final class SourceProgram {
    package let program = Program()
    /// Whether the named file, or a stub, cannot be read at all, so that nothing of the program can run.
    package let isRefused: Bool
    /// The index of the named file.
    package let mainFile: Int
    package let times: LoadTimes
    let lowerer: Lowerer

    /// Reads a program.
    ///
    /// - Parameters:
    ///   - name: the path of the named file, as people gave it.
    ///   - sources: files and folders of the app's own sources, of which the program takes what it reaches.
    ///   - stubs: files that declare what the prelude lacks.
    ///   - root: an expression for the root view, whose names have to be known as well.
    package init(name: String, text: String, sources: [String] = [], stubs: [String] = [], root: String? = nil) {
        let start = ContinuousClock.now
        let lowerer = Lowerer(program: program)
        self.lowerer = lowerer
        let files = SourceFiles.read(
            main: SourceFile(name: name, text: text), stubs: stubs, sources: sources, root: root)
        for problem in files.problems { lowerer.report(problem) }
        for note in files.notes { lowerer.report(note) }
        let required =
            files.problems.isEmpty
            ? zip(files.required, ParallelParser.parse(files.required.map(\.text))).map {
                Lowerer.ParsedFile(name: $0.name, text: $0.text, tree: $1)
            } : []
        lowerer.addRefused(required.filter(\.tree.hasError))
        isRefused = !files.problems.isEmpty || required.contains(where: \.tree.hasError)
        if isRefused {
            mainFile = 0
            times = LoadTimes()
            return
        }
        for file in files.required { lowerer.importedModules.formUnion(file.scanner.imports) }
        mainFile = lowerer.add(required, with: SourceLibrary(files))
        let parsed = ContinuousClock.now
        lowerer.finishDeclarations()
        times = LoadTimes(parsing: start.duration(to: parsed), lowering: parsed.duration(to: .now))
    }

    deinit { program.releaseSymbols() }

    // MARK: - Findings

    /// Errors, warnings and notes found so far, in the order in which they were found; bodies that are read while the
    /// program runs add to them.
    package var diagnostics: [Diagnostic] { lowerer.diagnostics }

    package func report(_ diagnostic: Diagnostic) { lowerer.report(diagnostic) }

    /// Lowers every body of the named file, so that what Swift refuses is known before anything runs.
    package func checkBodies() {
        for id in lowerer.sources.keys.sorted() {
            let symbol = program.functions[id]
            guard !symbol.isFromPrelude, Int(symbol.position.file) == mainFile else { continue }
            _ = try? lowerer.body(of: symbol)
        }
    }

    /// The errors that the named file shows on purpose.
    package var expectedErrors: ExpectedErrors { ExpectedErrors(lowerer.texts[mainFile]) }

    /// The line of source at a place of the program's own files.
    package func sourceLine(at place: SourceLocation) -> Substring? {
        for (index, text) in lowerer.texts.enumerated() where text.name == place.file {
            return program.preludeFiles[index] ? nil : text.line(place.line)
        }
        return nil
    }

    // MARK: - What can run

    /// The `@Test` functions of the named file, from the top.
    package var tests: [TestDiscovery.Found] {
        TestDiscovery(lowerer: lowerer).tests().filter { Int($0.function.position.file) == mainFile }
    }

    /// A function that makes the view the named file is about: an expression, or the file's own root for nil.
    package func root(_ expression: String?) -> FunctionSymbol? {
        RootDiscovery(lowerer: lowerer, file: mainFile).root(expression)
    }

    /// The statements of the named file, in order, as one function. Variables beside tests or views are no program: they
    /// are initialized at their first use.
    package func topLevelFunction(hasTests: Bool) -> FunctionSymbol? {
        guard let entry = lowerer.topLevelItems.first(where: { $0.file == mainFile }) else { return nil }
        if entry.areVariables, hasTests || root(nil) != nil { return nil }
        let symbol = program.makeFunction(
            name: "main", kind: .topLevel, position: SourcePosition(file: mainFile, line: 1, column: 1))
        lowerer.setSource(
            symbol, .topLevel(entry.items, DeclarationContext(file: mainFile, isPrelude: false)))
        _ = try? lowerer.body(of: symbol)
        return symbol
    }

    /// The metatype of a suite of tests.
    package func metatype(of suite: NominalType) -> MetatypeDescriptor { program.metatype(lowerer.selfType(of: suite)) }

    /// A function that makes the value of a suite of tests.
    package func instance(of suite: NominalType) -> FunctionSymbol {
        lowerer.makeFunction(
            giving: { $0.construct(suite, [], expected: .unknown, at: suite.position, name: suite.name) },
            named: suite.name, at: suite.position, inFile: Int(suite.position.file))
    }
}

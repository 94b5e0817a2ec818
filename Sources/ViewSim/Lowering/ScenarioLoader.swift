import Foundation

/// How the scenarios of a file are to be read and run.
struct LoadOptions: Sendable {
    /// The SDK of scenarios that do not name one.
    var sdk = 27
    /// Files and folders of the app's own sources.
    var sources: [String] = []
    /// Files that declare API the catalogue lacks.
    var stubs: [String] = []
    /// The root's expression, where the user gives one: what it names has to be known as well.
    var root: String?
    /// Whether an unknown name is an error instead of a note.
    var strict = false
    /// Bounds the instructions of one scenario; nil for the default.
    var maximumSteps: Int?
    /// Bounds the memory of the process while a scenario runs; nil for the default.
    var maximumMegabytes: Int?
    /// Whether API that only a later version simulates ends the scenario, or is noted and left out.
    var refusesUnsimulated = true
    /// Whether the program stays until the process ends, which is quicker than to take it apart.
    var keepsProgram = false
    /// Chooses another legal order of ready tasks; nil for the order in which they became ready.
    var seed: UInt64?
}

/// A file as read: what is wrong with it, and what it offers to run.
struct LoadedFile {
    /// What the file was read into; it goes with the last copy of the file.
    let loaded: LoadedProgram
    var diagnostics: [Diagnostic]
    var scenarios: [ScenarioDescriptor]
    /// Whether the file has top-level statements, which run in order before any scenario.
    var isProgram: Bool
    var times = LoadTimes()
    /// The line of source at a place of the program's own files.
    var sourceLine: (SourceLocation) -> Substring? = { _ in nil }
    /// Runs the top-level statements.
    var runProgram: () -> ScenarioResult
    /// The scenario of a file without `@Test`: mounts the root (an expression, or the file's own one for nil) and
    /// re-renders it; nil where the file has no view that could be the root.
    var rootScenario: (_ root: String?, _ rerender: Int) -> ScenarioDescriptor?
}

/// One `@Test` function of a file, with one argument of a parameterized one.
struct ScenarioDescriptor {
    /// The function's name, with arguments where it is parameterized: `bodyKeepsFirstObject(26)`.
    var name: String
    var displayName: String?
    var location: SourceLocation?
    /// Why the scenario is disabled: nil where it is not, empty where no reason is given.
    var disabledReason: String?
    var sdk: Int
    var run: () -> ScenarioResult

    /// Runs the scenario, unless it is disabled.
    func result() -> ScenarioResult {
        guard let disabledReason else { return run() }
        var result = ScenarioResult.none
        result.name = name
        result.displayName = displayName
        result.location = location
        result.sdk = sdk
        result.outcome = .disabled(why: disabledReason.isEmpty ? nil : disabledReason)
        return result
    }
}

/// Reads scenario files: scans, parses and lowers them, and finds what they offer to run.
struct ScenarioLoader {
    private let fileName: String
    private let options: LoadOptions
    private let loaded = LoadedProgram()
    private var program: Program { loaded.program }
    private var lowerer: Lowerer { loaded.lowerer }

    static func load(text: String, fileName: String, options: LoadOptions) -> LoadedFile {
        ScenarioLoader(fileName: fileName, options: options).load(text)
    }

    private init(fileName: String, options: LoadOptions) {
        self.fileName = fileName
        self.options = options
        if options.keepsProgram { _ = Unmanaged.passRetained(loaded) }
    }

    private func load(_ text: String) -> LoadedFile {
        let start = ContinuousClock.now
        let files = SourceFiles.read(
            main: SourceFile(name: fileName, text: text), stubs: options.stubs, sources: options.sources,
            root: options.root)
        for note in files.notes { lowerer.report(note) }
        guard files.problems.isEmpty else { return empty(files.problems) }
        let required = zip(files.required, ParallelParser.parse(files.required.map(\.text))).map {
            Lowerer.ParsedFile(name: $0.name, text: $0.text, tree: $1)
        }
        guard !required.contains(where: \.tree.hasError) else {
            lowerer.addRefused(required.filter(\.tree.hasError))
            var file = empty([])
            file.sourceLine = sourceLine
            return file
        }
        for file in files.required { lowerer.importedModules.formUnion(file.scanner.imports) }
        let mainFile = lowerer.add(required, with: SourceLibrary(files))
        let parsed = ContinuousClock.now
        lowerer.finishDeclarations()
        var file = finish(mainFile: mainFile)
        file.sourceLine = sourceLine
        file.times = LoadTimes(parsing: start.duration(to: parsed), lowering: parsed.duration(to: .now))
        return file
    }

    private var hasErrors: Bool { lowerer.diagnostics.contains { $0.severity == .error } }

    private func sourceLine(at place: SourceLocation) -> Substring? {
        for (index, text) in lowerer.texts.enumerated() where text.name == place.file {
            return program.preludeFiles[index] ? nil : text.line(place.line)
        }
        return nil
    }

    private func empty(_ more: [Diagnostic]) -> LoadedFile {
        LoadedFile(
            loaded: loaded, diagnostics: more + lowerer.diagnostics, scenarios: [], isProgram: false,
            runProgram: { ScenarioResult.none }, rootScenario: { _, _ in nil })
    }

    private func finish(mainFile: Int) -> LoadedFile {
        lowerBodies(of: mainFile)
        let tests = TestDiscovery(lowerer: lowerer).tests().filter {
            Int($0.function.position.file) == mainFile
        }
        let topLevel = topLevelFunction(mainFile, hasTests: !tests.isEmpty)
        if let topLevel { _ = try? lowerer.body(of: topLevel) }
        var expected = ExpectedErrors(lowerer.texts[mainFile])
        // Bodies are lowered in an order of their own; people read from the top.
        let inOrder = lowerer.diagnostics.enumerated().sorted { left, right in
            let places = [left, right].map {
                ($0.element.location?.line ?? 0, $0.element.location?.column ?? 0, $0.offset)
            }
            return places[0] < places[1]
        }
        var diagnostics = expected.removeExpected(from: inOrder.map(\.element), file: fileName)
        if options.strict {
            diagnostics = diagnostics.map { $0.isGap ? $0.asError : $0 }
        }
        var scenarios: [ScenarioDescriptor] = []
        if !diagnostics.contains(where: { $0.severity == .error }) {
            for test in tests { scenarios += descriptors(of: test) }
            let told = lowerer.diagnostics.count
            for index in scenarios.indices {
                let run = scenarios[index].run
                scenarios[index].run = { [self] in noted(told, run) }
            }
            if !expected.isEmpty { scenarios.append(compilerErrors(expected)) }
        }
        let told = lowerer.diagnostics.count
        return LoadedFile(
            loaded: loaded, diagnostics: diagnostics, scenarios: scenarios, isProgram: topLevel != nil,
            runProgram: { [self] in
                guard let topLevel else { return .none }
                return noted(told) {
                    runner(sdk: options.sdk).run(name: "program", displayName: nil, position: topLevel.position) {
                        _ = try $0.call(topLevel, [])
                    }
                }
            },
            rootScenario: { [self] expression, times in
                let discovery = RootDiscovery(lowerer: lowerer, file: mainFile)
                guard let root = discovery.root(expression) else { return nil }
                return ScenarioDescriptor(
                    name: root.name, displayName: nil, location: program.location(root.position),
                    disabledReason: nil, sdk: options.sdk,
                    run: { [self] in
                        noted(told) {
                            runner(sdk: options.sdk).mountAndRerender(root: root, times: times, name: root.name)
                        }
                    })
            })
    }

    /// A result with what was noted of the code that the run reached, of which bodies are read at their first call.
    /// - Parameter told: how many diagnostics were told before.
    private func noted(_ told: Int, _ run: () -> ScenarioResult) -> ScenarioResult {
        var result = run()
        result.notes += lowerer.diagnostics.dropFirst(told).filter { $0.severity != .error }
        if options.strict {
            result.gaps = result.notes.filter(\.isGap).map(\.asError)
            result.notes.removeAll(where: \.isGap)
            if !result.gaps.isEmpty { result.outcome = .failed }
        }
        return result
    }

    private func runner(sdk: Int) -> ScenarioRunner {
        ScenarioRunner(
            program: program,
            options: ScenarioRunner.Options(
                sdk: sdk, maximumSteps: options.maximumSteps, maximumMegabytes: options.maximumMegabytes,
                refusesUnsimulated: options.refusesUnsimulated, seed: options.seed))
    }

    /// Lowers every body of the main file, so that what Swift refuses is known before anything runs.
    private func lowerBodies(of file: Int) {
        for id in lowerer.sources.keys.sorted() {
            let symbol = program.functions[id]
            guard !symbol.isFromPrelude, Int(symbol.position.file) == file else { continue }
            _ = try? lowerer.body(of: symbol)
        }
    }

    /// The statements of a file, in order, as one function. Variables beside tests or views are no program: they are
    /// initialized at their first use.
    private func topLevelFunction(_ file: Int, hasTests: Bool) -> FunctionSymbol? {
        guard let entry = lowerer.topLevelItems.first(where: { $0.file == file }) else { return nil }
        if entry.areVariables, hasTests || RootDiscovery(lowerer: lowerer, file: file).root(nil) != nil { return nil }
        let symbol = program.makeFunction(
            name: "main", kind: .topLevel, position: SourcePosition(file: file, line: 1, column: 1))
        lowerer.setSource(
            symbol, .topLevel(entry.items, DeclarationContext(file: file, isPrelude: false)))
        return symbol
    }

    // MARK: Tests

    private func descriptors(of test: TestDiscovery.Found) -> [ScenarioDescriptor] {
        if test.collections.isEmpty {
            return [descriptor(of: test, name: test.function.name) { _ in [] }]
        }
        // The collections are evaluated once to count and name the scenarios, and again for each of them, since a
        // scenario has a heap of its own.
        let result = arguments(of: test)
        return result.enumerated().map { index, text in
            descriptor(of: test, name: "\(test.function.name)(\(text))") { interpreter in
                let all = try combinations(of: test, interpreter)
                return index < all.count ? all[index] : []
            }
        }
    }

    private func descriptor(
        of test: TestDiscovery.Found, name: String, arguments: @escaping (Interpreter) throws -> [Value]
    ) -> ScenarioDescriptor {
        let sdk = test.sdk ?? options.sdk
        let suite = test.suite.flatMap { test.function.isStatic ? nil : instance(of: $0) }
        let metatype = test.suite.map { program.metatype(lowerer.selfType(of: $0)) }
        return ScenarioDescriptor(
            name: name, displayName: test.displayName, location: program.location(test.function.position),
            disabledReason: test.disabledReason, sdk: sdk,
            run: { [self] in
                runner(sdk: sdk).run(
                    name: name, displayName: test.displayName, position: test.function.position
                ) { interpreter in
                    var values = try arguments(interpreter)
                    if let suite {
                        values.insert(try interpreter.call(suite, []), at: 0)
                    } else if let metatype {
                        values.insert(.metatype(Unmanaged.passUnretained(metatype)), at: 0)
                    }
                    interpreter.context?.test = test.function
                    _ = try interpreter.call(test.function, values)
                }
            })
    }

    /// A function that makes the value of a suite.
    private func instance(of suite: NominalType) -> FunctionSymbol {
        let symbol = program.makeFunction(name: suite.name, kind: .function, position: suite.position)
        let context = DeclarationContext(file: Int(suite.position.file), isPrelude: false)
        let lowering = BodyLowering(symbol, context: context, lowerer: lowerer, result: .unknown)
        let value = lowering.construct(suite, [], expected: .unknown, at: suite.position, name: suite.name)
        symbol.body = FunctionBody(
            parameters: [], statements: [Statement(kind: .return(value), position: suite.position)],
            result: value.type)
        return symbol
    }

    /// The argument texts of a parameterized test, one entry a scenario.
    private func arguments(of test: TestDiscovery.Found) -> [String] {
        let interpreter = Interpreter(program: program, trace: Trace())
        do {
            return try combinations(of: test, interpreter).map { values in
                try values.map { try interpreter.debugDescribe($0, as: nil) }.joined(separator: ", ")
            }
        } catch {
            let reason = (error as? Trap)?.diagnostic.message ?? "\(error)"
            lowerer.report(
                Diagnostic(
                    id: "test.arguments", location: program.location(test.function.position),
                    message: "the arguments of '\(test.function.name)' cannot be evaluated: \(reason)",
                    fix: "give them as a literal"))
            return []
        }
    }

    /// The arguments of each scenario: the elements of one collection, tuples spread, or each pairing of two.
    private func combinations(of test: TestDiscovery.Found, _ interpreter: Interpreter) throws -> [[Value]] {
        var result: [[Value]] = [[]]
        for collection in test.collections {
            let value = try interpreter.call(collection, [])
            let elements = try interpreter.sequenceElements(of: value) ?? []
            result = result.flatMap { prefix in elements.map { prefix + [$0] } }
        }
        guard test.collections.count == 1, test.function.parameters.count > 1 else { return result }
        return result.map { values in
            if case .cell(let cell)? = values.first, let tuple = cell as? TupleCell { return Array(tuple.elements) }
            return values
        }
    }

    /// The scenario that a file's `expected-error` comments are.
    private func compilerErrors(_ expected: ExpectedErrors) -> ScenarioDescriptor {
        let first = SourceLocation(file: fileName, line: expected.expectations.first?.line ?? 1, column: 1)
        return ScenarioDescriptor(
            name: "expected-error", displayName: "Swift refuses what the file marks", location: first,
            disabledReason: nil, sdk: options.sdk,
            run: { [self] in
                runner(sdk: options.sdk).run(
                    name: "expected-error", displayName: "Swift refuses what the file marks", position: .none
                ) { interpreter in
                    for expectation in expected.expectations {
                        let sequence = interpreter.trace.emit(
                            .expectation, new: expectation.text, passed: expectation.isMet)
                        interpreter.context?.expectations.append(
                            ExpectationResult(
                                text: "expected-error {{\(expectation.text)}}", held: expectation.isMet,
                                isKnownIssue: false,
                                location: SourceLocation(file: fileName, line: expectation.line, column: 1), left: nil,
                                right: nil, comment: expectation.isMet ? nil : "no such error was found on this line",
                                sequence: sequence))
                    }
                }
            })
    }
}

extension ScenarioResult {
    /// A result without events.
    static var none: ScenarioResult {
        ScenarioResult(
            name: "", displayName: nil, location: nil, outcome: .passed, expectations: [], stopped: nil, notes: [],
            files: [], trace: Trace(), ownership: OwnershipSnapshot(), output: [], sdk: 27, statistics: .init())
    }
}

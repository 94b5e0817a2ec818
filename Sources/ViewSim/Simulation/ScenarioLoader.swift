import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// Reads scenario files: scans, parses and lowers them, and finds what they offer to run.
package struct ScenarioLoader {
    private let fileName: String
    private let options: LoadOptions
    private let source: SourceProgram
    private let natives = NativeRegistry.standard
    private var program: Program { source.program }

    package static func load(text: String, fileName: String, options: LoadOptions) -> LoadedFile {
        let source = SourceProgram(
            name: fileName, text: text, sources: options.sources, stubs: options.stubs, root: options.root)
        if options.keepsProgram { _ = Unmanaged.passRetained(source) }
        var file =
            source.isRefused
            ? LoadedFile(refused: source) : ScenarioLoader(fileName: fileName, options: options, source: source).load()
        file.times = source.times
        return file
    }

    private func load() -> LoadedFile {
        source.checkBodies()
        let tests = source.tests
        let topLevel = source.topLevelFunction(hasTests: !tests.isEmpty)
        var expected = source.expectedErrors
        // Bodies are lowered in an order of their own; people read from the top.
        let inOrder = source.diagnostics.enumerated().sorted { left, right in
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
            let told = source.diagnostics.count
            for index in scenarios.indices {
                let run = scenarios[index].run
                scenarios[index].run = { [self] in noted(told, run) }
            }
            if !expected.isEmpty { scenarios.append(compilerErrors(expected)) }
        }
        let told = source.diagnostics.count
        return LoadedFile(
            source: source, diagnostics: diagnostics, scenarios: scenarios, isProgram: topLevel != nil,
            runProgram: { [self] in
                guard let topLevel else { return .none }
                return noted(told) {
                    runner(sdk: options.sdk).run(name: "program", displayName: nil, position: topLevel.position) {
                        _ = try $0.call(topLevel, [])
                    }
                }
            },
            rootScenario: { [self] expression, times in
                guard let root = source.root(expression) else { return nil }
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
        result.notes += source.diagnostics.dropFirst(told).filter { $0.severity != .error }
        if options.strict {
            result.gaps = result.notes.filter(\.isGap).map(\.asError)
            result.notes.removeAll(where: \.isGap)
            if !result.gaps.isEmpty { result.outcome = .failed }
        }
        return result
    }

    private func runner(sdk: Int) -> ScenarioRunner {
        ScenarioRunner(
            program: program, natives: natives,
            options: ScenarioRunner.Options(
                sdk: sdk, maximumSteps: options.maximumSteps, maximumMegabytes: options.maximumMegabytes,
                refusesUnsimulated: options.refusesUnsimulated, seed: options.seed,
                recordsOwnership: options.recordsOwnership))
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
        let suite = test.suite.flatMap { test.function.isStatic ? nil : source.instance(of: $0) }
        let metatype = test.suite.map { source.metatype(of: $0) }
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

    /// The argument texts of a parameterized test, one entry a scenario.
    private func arguments(of test: TestDiscovery.Found) -> [String] {
        let interpreter = Interpreter(program: program, natives: natives, trace: Trace())
        do {
            return try combinations(of: test, interpreter).map { values in
                try values.map { try interpreter.debugDescribe($0, as: nil) }.joined(separator: ", ")
            }
        } catch {
            let reason = (error as? Trap)?.diagnostic.message ?? "\(error)"
            source.report(
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

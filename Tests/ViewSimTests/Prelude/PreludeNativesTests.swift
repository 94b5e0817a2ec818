import Testing

@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("Natives of the prelude")
struct PreludeNativesTests {
    @Test("Every declaration without a body has a native behind it")
    func nothingIsMissing() {
        let missing = LargeStackThread.run {
            let program = Program()
            let lowerer = Lowerer(program: program)
            lowerer.add(Prelude.allSources())
            lowerer.finishDeclarations()
            let natives = NativeRegistry.standard
            let missing = program.functions.compactMap { function -> String? in
                guard case .native(let name) = function.implementation else { return nil }
                return natives.function(named: name) == nil ? name : nil
            }
            return missing.sorted() + lowerer.diagnostics.map(\.description).sorted()
        }
        #expect(missing == [])
    }

    @Test("Every body of the prelude can be read, and names nothing unknown")
    func bodiesAreUnderstood() {
        let findings = LargeStackThread.run { () -> [String] in
            let program = Program()
            let lowerer = Lowerer(program: program)
            lowerer.add(Prelude.allSources())
            lowerer.finishDeclarations()
            var failures: [String] = []
            for index in program.functions.indices {
                let function = program.functions[index]
                guard case .body = function.implementation, lowerer.sources[function.id] != nil else { continue }
                do { _ = try lowerer.body(of: function) } catch { failures.append("\(error)") }
            }
            return failures + lowerer.diagnostics.map(\.description)
        }
        #expect(findings == [])
    }
}

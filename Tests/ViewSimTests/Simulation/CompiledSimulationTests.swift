import Foundation
import Testing

@testable import ViewSim

@Suite("Simulations and scenario files in compiled tests")
struct CompiledSimulationTests {
    private static let source = """
        import SwiftUI
        final class Model: ObservableObject { @Published var count = 0 }
        struct Child: View {
            @StateObject private var model: Model
            init(model: Model) { _model = StateObject(wrappedValue: model) }
            var body: some View { Button("Add \\(model.count)") { model.count += 1 } }
        }
        struct Screen: View {
            @State private var isOn = false
            @State private var name = ""
            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn)
                    TextField("Name", text: $name)
                    Text("a \\"quoted\\"\\nline \\\\ \\(name)")
                    Child(model: Model())
                }
            }
        }
        @Test("Fails") func fails() {
            let sim = Simulation(Screen())
            #expect(sim.inits(of: Model.self) == 2)
        }
        @Test func holds() { #expect(Simulation(Screen()).inits(of: Model.self) == 1) }
        @Test(.disabled("later")) func later() { #expect(Bool(false)) }
        """

    private func file() throws -> (folder: TemporaryFolder, url: URL) {
        let folder = try TemporaryFolder()
        return (folder, URL(fileURLWithPath: try folder.write("Screen.swift", Self.source)))
    }

    @Test("A simulation is driven and asked by names")
    func drive() throws {
        let (folder, url) = try file()
        defer { withExtendedLifetime(folder) {} }
        let sim = try Simulation(contentsOf: url, root: "Screen()")
        #expect(sim.inits(of: "Model") == 1)
        sim.switches["On"].tap()
        sim.buttons["Add 0"].tap()
        sim.textFields["Name"].typeText("x\"\n\\(1)")
        #expect(sim.inits(of: "Model") > 2)
        #expect(sim.buttons.allLabels == ["Add 1"])
        #expect(sim.texts.contains("a \"quoted\"\nline \\ x\"\n\\(1)"))
        #expect(sim.value("Screen.isOn") == "true")
        #expect(sim.autoclosureRuns(of: "Child.model") == 1)
        #expect(sim.identitiesCreated(of: "Child") == 1)
        #expect(sim.buttons["Add 1"].exists)
        #expect(!sim.buttons["Add 9"].exists)
        #expect(sim.owners(of: "Model").contains("@StateObject Child.model"))
        #expect(sim.trace.hasPrefix("{"))
        sim.set("Screen.isOn", to: "false")
        #expect(sim.switches["On"].value == "0")
        #expect(sim.failures.isEmpty)
    }

    @Test("A missing element is a failure that is told, and changes nothing")
    func missingElement() throws {
        let (folder, url) = try file()
        defer { withExtendedLifetime(folder) {} }
        var told: [Diagnostic] = []
        let sim = try Simulation(contentsOf: url, root: "Screen()") { told.append($0) }
        sim.buttons["Nope"].tap()
        #expect(sim.failures.count == 1)
        #expect(told == sim.failures)
        #expect(sim.failures.first?.message.contains("Nope") == true)
        #expect(sim.failures.first?.location == nil)
        #expect(sim.buttons.allLabels == ["Add 0"])
    }

    @Test("A root that does not exist, or a file, is thrown")
    func unusable() throws {
        let (folder, url) = try file()
        defer { withExtendedLifetime(folder) {} }
        #expect(throws: ScenarioFailure.self) { _ = try Simulation(contentsOf: url, root: "Nope()") }
        #expect(throws: ScenarioFailure.self) {
            _ = try Simulation(contentsOf: URL(fileURLWithPath: "/no/such.swift"), root: "Screen()")
        }
    }

    @Test("A file's scenarios run by themselves, and failures have the file's own lines")
    func scenarioFile() throws {
        let (folder, url) = try file()
        defer { withExtendedLifetime(folder) {} }
        let scenarios = try ScenarioFile(contentsOf: url).scenarios
        #expect(scenarios.map(\.description) == ["Fails", "holds", "later"])
        #expect(scenarios.map(\.isDisabled) == [false, false, true])
        try scenarios[1].check()
        try scenarios[2].check()
        let failure = #expect(throws: ScenarioFailure.self) { try scenarios[0].check() }
        #expect(failure?.diagnostics.first?.location == SourceLocation(file: url.path, line: 22, column: 5))
        #expect(failure?.description.contains("“Fails” failed\n\(url.path):22:5: error: expectation failed") == true)
        #expect(try scenarios[0].run().report.contains("Failed: 1 expectation failed"))
    }

    @Test("A file that does not parse is thrown with the place of the error")
    func unparsable() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Broken.swift", "import SwiftUI\nstruct {\n")
        let failure = #expect(throws: ScenarioFailure.self) {
            _ = try ScenarioFile(contentsOf: URL(fileURLWithPath: path))
        }
        #expect(failure?.diagnostics.first?.location?.line == 2)
    }
}

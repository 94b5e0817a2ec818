import Testing

@testable import ViewSim

@Suite("Environment")
struct EnvironmentTests {
    @Test("A key is computed once for all of its readers, and again when it changes")
    func keyIsComputedOnceForAllReaders() throws {
        let run = try ScenarioRun.only(
            """
            import SwiftUI
            struct SizeKey: EnvironmentKey {
                static var defaultValue: Int {
                    print("default")
                    return 3
                }
            }
            extension EnvironmentValues {
                var size: Int { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
                @Entry var other = 0
            }
            struct Row: View {
                @Environment(\\.size) private var size
                var body: some View { Text("\\(size)") }
            }
            struct Screen: View {
                @State private var other = 0
                var body: some View {
                    VStack {
                        ForEach(0..<50) { _ in Row() }
                        Button("Other") { other += 1 }
                    }
                    .environment(\\.other, other)
                }
            }
            @Test func rows() {
                let sim = Simulation(Screen())
                sim.buttons["Other"].tap()
                #expect(sim.bodyEvaluations(of: Row.self) == 50)
            }
            """)
        #expect(run.failures.isEmpty)
        #expect(run.output == ["default", "default"])
    }

    @Test("A missing object is a located error that names the view")
    func missingObject() throws {
        let run = try ScenarioRun.only(
            """
            import SwiftUI
            @Observable final class Model { var name = "a" }
            struct Reader: View {
                @Environment(Model.self) private var model
                var body: some View { Text(model.name) }
            }
            @Test func reads() { _ = Simulation(Reader()) }
            """)
        #expect(run.stopped?.hasPrefix("No Observable object of type Model found.") == true)
        #expect(run.stoppedAt == 5)
    }
}

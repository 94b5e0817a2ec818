import Testing

@testable import ViewSim

@Suite("Scenes and styles")
struct SceneNodeTests {
    @Test("Only an App can be launched")
    func notAnApp() throws {
        let summary = try ScenarioRun.only(
            """
            import SwiftUI
            struct Plain: View { var body: some View { Text("x") } }
            @Test func launches() { _ = Simulation(app: Plain.self) }
            """)

        #expect(summary.stopped?.contains("this is not an App") == true)
    }

    @Test("The phase that a scene has already is no event; an unknown window is warned of")
    func samePhaseAndUnknownWindow() throws {
        try ScenarioRun.check(
            """
            import SwiftUI
            struct Home: View {
                @Environment(\\.scenePhase) private var phase
                @Environment(\\.openWindow) private var openWindow
                var body: some View {
                    Text("home").onChange(of: phase) { print("changed") }
                    Button("Detail") { openWindow(id: "detail") }
                }
            }
            struct HomeApp: App { var body: some Scene { WindowGroup { Home() } } }
            @Test func phases() {
                let sim = Simulation(app: HomeApp.self)
                sim.setScenePhase(.active)
                #expect(sim.output == ["changed"])
                sim.buttons["Detail"].tap()
                #expect(sim.texts == ["home", "Detail"])
                #expect(sim.warnings.count == 1)
            }
            """)
    }

    @Test("A primitive style without any gesture does not react")
    func primitiveStyleWithoutGesture() throws {
        let summary = try ScenarioRun.only(
            """
            import SwiftUI
            struct Dead: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label }
            }
            @Test func taps() {
                let sim = Simulation(Button("Go") {}.buttonStyle(Dead()))
                sim.buttons["Go"].tap()
            }
            """)

        #expect(summary.stopped?.contains("Go") == true)
    }

    @Test("A style that changes makes its controls again and keeps their state")
    func changedStyle() throws {
        try ScenarioRun.check(
            """
            import SwiftUI
            struct Tinted: ButtonStyle {
                let tint: String
                @State private var presses = 0
                func makeBody(configuration: Configuration) -> some View {
                    Text("\\(tint) \\(presses)")
                    configuration.label.onChange(of: configuration.isPressed) { if $1 { presses += 1 } }
                }
            }
            struct Screen: View {
                @State private var tint = "red"
                var body: some View {
                    Inner().buttonStyle(Tinted(tint: tint))
                    Toggle("Blue", isOn: Binding(get: { tint == "blue" }, set: { tint = $0 ? "blue" : "red" }))
                }
            }
            struct Inner: View { var body: some View { Button("Go") {} } }
            @Test func styles() {
                let sim = Simulation(Screen())
                sim.buttons["Go"].tap()
                #expect(sim.texts == ["red 1", "Go", "Blue"])
                sim.switches["Blue"].tap()
                #expect(sim.texts == ["blue 1", "Go", "Blue"])
                #expect(sim.bodyEvaluations(of: Inner.self) == 1)
            }
            """)
    }
}

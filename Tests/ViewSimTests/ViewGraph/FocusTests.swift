import Testing

@testable import ViewSim

@Suite("Focus and fingers")
struct FocusTests {
    private static let form = """
        import SwiftUI
        struct Form1: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Field", text: $text)
                    Text("plain")
                }
            }
        }

        """

    private func run(_ statement: String) throws -> ScenarioRun.Summary {
        try ScenarioRun.only(Self.form + "@Test func acts() { let sim = Simulation(Form1()); \(statement) }")
    }

    @Test("Submitting without a focused field is a located error")
    func submitWithoutFocus() throws {
        let message = "no field has the focus, so there is nothing to submit"
        #expect(try run("sim.submit()").stopped == message)
        #expect(try run("sim.textFields[\"Field\"].tap(); sim.submit()").stopped == nil)
        #expect(try run("sim.textFields[\"Field\"].tap(); sim.submit(); sim.submit()").stopped == message)
    }

    @Test(
        "What no gesture reacts to is a located error",
        arguments: [
            "tap()", "doubleTap()", "press(forDuration: .seconds(1))", "drag(by: .zero)", "beginDrag(by: .zero)",
            "endDrag()",
        ])
    func nothingReacts(action: String) throws {
        let found = try run("sim.staticTexts[\"plain\"].\(action)")
        #expect(found.stopped?.hasPrefix("staticTexts[\"plain\"] does not react to") == true, "\(found.stopped ?? "")")
        #expect(found.stoppedAt == 11)
    }
}

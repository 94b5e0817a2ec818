// Rule: A text field bound to a published property publishes each change of its text.
// Source: https://developer.apple.com/documentation/swiftui/textfield
// Basis: derived, confidence high, depends on: characters arriving one after the other

import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
}

struct SignUp: View {
    @StateObject private var form = Form()

    var body: some View {
        VStack {
            TextField("Name", text: $form.name)
            Text(form.name.isEmpty ? "Who are you?" : "Hi \(form.name)")
        }
    }
}

@Test("Three characters are three publishes and three updates")
func textFieldEditsTheModel() {
    let sim = Simulation(SignUp())
    #expect(sim.staticTexts["Who are you?"].exists)
    sim.textFields["Name"].typeText("Bo!")
    #expect(sim.staticTexts["Hi Bo!"].exists)
    #expect(sim.object(of: Form.self).name == "Bo!")
    #expect(sim.publishes(of: Form.self) == 3)
    #expect(sim.bodyEvaluations(of: SignUp.self) == 4)
}

// Rule: Submitting a field runs the onSubmit actions around it from the outside in; submitScope keeps outer ones out. A field that is submitted loses the focus unless an action moves it.
// Source: github:fatbobman/FatBlog Content/posts/textfield-event-focus-keyboard.md
// Basis: observed for the order, derived for the focus, confidence medium

import SwiftUI

struct SignUp: View {
    enum Entry: Hashable {
        case name
        case mail
    }

    @FocusState private var entry: Entry?
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Name", text: $text)
                .focused($entry, equals: .name)
                .onSubmit {
                    print("name")
                    entry = .mail
                }
            TextField("Mail", text: $text)
                .focused($entry, equals: .mail)
                .onSubmit { print("mail") }
                .submitScope()
        }
        .onSubmit { print("form") }
    }
}

@Test("Outer submit actions run first, and a scope shuts them out")
func submitRunsOuterActionsFirst() {
    let sim = Simulation(SignUp())
    sim.textFields["Name"].tap()
    sim.submit()
    #expect(sim.output == ["form", "name"])
    #expect(sim.value(\SignUp.entry) == .mail)
    sim.submit()
    #expect(sim.output == ["form", "name", "mail"])
    #expect(sim.value(\SignUp.entry) == nil)
}

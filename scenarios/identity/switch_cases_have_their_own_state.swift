// Rule: Each case of a switch is an identity; a changed payload of the same case keeps the state, another case resets it.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: derived, confidence high, depends on: a switch in a builder being nested branches

import SwiftUI

enum Step {
    case address
    case payment(attempt: Int)
    case done
}

struct StepView: View {
    let title: String
    @State private var edits = 0

    var body: some View { Button("\(title): \(edits)") { edits += 1 } }
}

struct Checkout: View {
    @State private var step = Step.address

    var body: some View {
        VStack {
            switch step {
            case .address: StepView(title: "address")
            case .payment(let attempt): StepView(title: "payment \(attempt)")
            case .done: Text("thanks")
            }
            Button("Back") { step = .address }
            Button("Pay") { step = .payment(attempt: 1) }
            Button("Pay again") { step = .payment(attempt: 2) }
            Button("Finish") { step = .done }
        }
    }
}

@Test("Going to another case resets, another payload does not")
func switchCasesHaveTheirOwnState() {
    let sim = Simulation(Checkout())
    sim.buttons["address: 0"].tap()
    sim.buttons["Pay"].tap()
    sim.buttons["payment 1: 0"].tap()
    sim.buttons["Pay again"].tap()
    #expect(sim.buttons["payment 2: 1"].exists)
    #expect(sim.identitiesCreated(of: StepView.self) == 2)

    sim.buttons["Back"].tap()
    #expect(sim.buttons["address: 0"].exists)
    sim.buttons["Finish"].tap()
    #expect(sim.staticTexts["thanks"].exists)
    #expect(sim.identitiesCreated(of: StepView.self) == 3)
    #expect(sim.liveIdentities(of: StepView.self) == 0)
}

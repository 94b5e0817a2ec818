// Rule: A page that a link pushed follows the body that made its destination: what is on it runs once in an update, after that body, also where it reads what changed itself.
// Source: bodies run from the root down, each once in an update
// Basis: derived, confidence medium

import SwiftUI

struct Amount: View {
    @Binding var amount: Int
    var body: some View { Button("amount \(amount)") { amount += 1 } }
}

struct Order: View {
    @State private var amount = 1
    var body: some View {
        NavigationStack {
            VStack {
                Text("\(amount) in all")
                NavigationLink("change") { Amount(amount: $amount) }
            }
        }
    }
}

@Test func runsOnce() {
    let sim = Simulation(Order())
    sim.links["change"].tap()
    sim.buttons["amount 1"].tap()
    #expect(sim.texts == ["amount 2"])
    #expect(sim.bodyEvaluations(of: Order.self) == 2)
    #expect(sim.bodyEvaluations(of: Amount.self) == 2)
    sim.goBack()
    #expect(sim.texts == ["2 in all", "change"])
}

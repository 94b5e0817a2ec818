// Rule: Writes under equal transactions that follow each other are one update; a transaction that differs brings another one. A plain Transaction is no transaction of its own.
// Source: OpenSwiftUI, GraphHost and PropertyList (pending transactions are concatenated when they are equal)
// Basis: derived from a re-implementation, confidence medium

import SwiftUI

struct Dial: View {
    @State private var level = 0

    var body: some View {
        Text("\(level)")
        Button("Same") {
            withAnimation(.linear) { level += 1 }
            withAnimation(.linear) { level += 1 }
        }
        Button("Different") {
            withAnimation(.linear) { level += 1 }
            withAnimation(.easeIn) { level += 1 }
        }
        Button("Plain") {
            level += 1
            withTransaction(Transaction()) { level += 1 }
        }
    }
}

@Test("Only a different transaction is another update", arguments: [26, 27])
func equalTransactionsAreConcatenated(sdk: Int) {
    let sim = Simulation(Dial(), sdk: sdk)
    sim.resetCounts()
    sim.buttons["Same"].tap()
    #expect(sim.bodyEvaluations(of: Dial.self) == 1)
    sim.buttons["Different"].tap()
    #expect(sim.bodyEvaluations(of: Dial.self) == 3)
    sim.buttons["Plain"].tap()
    #expect(sim.bodyEvaluations(of: Dial.self) == 4)
    #expect(sim.staticTexts["6"].exists)
}

// Rule: All writes of one event end in one update, however many state properties and published properties they touch.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: derived, confidence high, depends on: an event's writes being one transaction

import SwiftUI

final class Inventory: ObservableObject {
    @Published var bolts = 0
    @Published var nuts = 0
}

struct Workshop: View {
    @StateObject private var inventory = Inventory()
    @State private var orders = 0
    @State private var note = ""

    var body: some View {
        VStack {
            Text("\(inventory.bolts) bolts, \(inventory.nuts) nuts, \(orders) orders\(note)")
            Button("Deliver") {
                inventory.bolts += 10
                inventory.nuts += 10
                inventory.bolts -= 1
                orders += 1
                note = ", delivered"
            }
        }
    }
}

@Test("Three publishes and two writes are one update")
func writesOfOneEventUpdateOnce() {
    let sim = Simulation(Workshop())
    sim.buttons["Deliver"].tap()
    #expect(sim.publishes(of: Inventory.self) == 3)
    #expect(sim.bodyEvaluations(of: Workshop.self) == 2)
    #expect(sim.staticTexts["9 bolts, 10 nuts, 1 orders, delivered"].exists)
}

// Rule: The autoclosure given to StateObject(wrappedValue:) in a view's initializer runs once, so inputs that change later never reach the object.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: documented, confidence high

import SwiftUI

final class Ticket: ObservableObject {
    let holder: String

    init(holder: String) { self.holder = holder }
}

struct TicketView: View {
    let holder: String
    @StateObject private var ticket: Ticket

    init(holder: String) {
        self.holder = holder
        _ticket = StateObject(wrappedValue: Ticket(holder: holder))
    }

    var body: some View { Text("input \(holder), object \(ticket.holder)") }
}

struct Counter: View {
    @State private var holder = "Noor"

    var body: some View {
        VStack {
            TicketView(holder: holder)
            Button("Hand over") { holder = "Ilya" }
            Button("Hand on") { holder = "Sade" }
        }
    }
}

@Test("The initializer runs for each input, the autoclosure for the first only")
func initializerAutoclosureRunsOnce() {
    let sim = Simulation(Counter())
    sim.buttons["Hand over"].tap()
    #expect(sim.texts.contains("input Ilya, object Noor"))
    sim.buttons["Hand on"].tap()
    #expect(sim.texts.contains("input Sade, object Noor"))
    #expect(sim.inits(of: TicketView.self) == 3)
    #expect(sim.inits(of: Ticket.self) == 1)
    #expect(sim.autoclosureRuns(of: \TicketView.ticket) == 1)
}

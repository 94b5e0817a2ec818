// Rule: Reading an environment object that no ancestor provides ends the app with a message that names the type.
// Source: https://developer.apple.com/documentation/swiftui/environmentobject
// Basis: documented, confidence high

import SwiftUI

final class Account: ObservableObject {
    @Published var balance = 100
}

struct Balance: View {
    @EnvironmentObject private var account: Account

    var body: some View { Text("balance \(account.balance)") }
}

struct Bank: View {
    var body: some View { VStack { Balance() } }
}

// SwiftUI would stop the process here: "No ObservableObject of type Account found. A View.environmentObject(_:) for
// Account may be missing as an ancestor of this view." In a scenario that is an issue, and this one is expected.
@Test("Without a provider the first body that reads the object stops")
func missingObjectStops() {
    withKnownIssue {
        let sim = Simulation(Bank())
        print("never reached with \(sim.texts)")
    }
}

@Test("With a provider outside the root it is found")
func providedObjectIsFound() {
    let account = Account()
    let sim = Simulation { Bank().environmentObject(account) }
    #expect(sim.texts == ["balance 100"])
    account.balance -= 30
    #expect(sim.texts == ["balance 70"])
    #expect(sim.bodyEvaluations(of: Bank.self) == 1)
}

// Rule: When the tree goes, all objects go that only it held, each once, however they were held: by state, by state objects, by rows, by closures and by the environment. What the outside holds stays.
// Source: Apple, StateObject; Swift book, ARC
// Basis: derived, confidence high

import Observation
import SwiftUI

final class Account: ObservableObject {
    @Published var balance = 0
}

@Observable final class Ledger {
    var lines = 0
}

final class Receipt {
    let number: Int
    init(number: Int) { self.number = number }
}

struct ReceiptView: View {
    let receipt: Receipt
    @EnvironmentObject private var account: Account

    var body: some View { Text("receipt \(receipt.number) of \(account.balance)") }
}

struct Bank: View {
    @StateObject private var account = Account()
    @State private var ledger = Ledger()
    @State private var receipts = [Receipt(number: 1)]

    var body: some View {
        VStack {
            ForEach(receipts, id: \.number) { ReceiptView(receipt: $0) }
            Button("Pay \(ledger.lines)") {
                account.balance += 10
                ledger.lines += 1
                receipts.append(Receipt(number: receipts.count + 1))
            }
        }
        .environmentObject(account)
    }
}

@Test("Nothing is left, and nothing is freed twice", arguments: [26, 27])
func nothingIsLeft(sdk: Int) {
    let sim = Simulation(Bank(), sdk: sdk)
    sim.buttons["Pay 0"].tap()
    sim.buttons["Pay 1"].tap()
    #expect(sim.liveCount(of: Receipt.self) == 3)
    sim.unmount()
    #expect(sim.liveCount(of: Account.self) == 0)
    #expect(sim.liveCount(of: Ledger.self) == 0)
    #expect(sim.liveCount(of: Receipt.self) == 0)
    #expect(sim.deinits(of: Account.self) == sim.inits(of: Account.self))
    #expect(sim.leaks == [])
}

@Test("What the outside holds stays")
func heldOutside() {
    let sim = Simulation(Bank())
    let ledger = sim.object(of: Ledger.self)
    sim.unmount()
    #expect(sim.liveCount(of: Ledger.self) == 1)
    #expect(ledger.lines == 0)
    #expect(sim.leaks == [])
}

// Rule: A custom transaction value set with withTransaction is seen by the transaction modifiers of that update, and is gone in the next.
// Source: https://developer.apple.com/documentation/swiftui/transactionkey
// Basis: documented, confidence high, iOS 17 or later

import SwiftUI

struct FromServer: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    var isFromServer: Bool {
        get { self[FromServer.self] }
        set { self[FromServer.self] = newValue }
    }
}

struct Feed: View {
    @State private var posts = 0

    var body: some View {
        Text("\(posts) posts")
            .transaction { print("from server: \($0.isFromServer)") }
        Button("Receive") { withTransaction(\.isFromServer, true) { posts += 1 } }
        Button("Write") { posts += 1 }
    }
}

@Test("The key is part of its own update only")
func keyReachesTheModifier() {
    let sim = Simulation(Feed())
    sim.buttons["Receive"].tap()
    sim.buttons["Write"].tap()
    #expect(sim.output == ["from server: true", "from server: false"])
}

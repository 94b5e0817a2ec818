// Rule: An App has storage like a view: its StateObject is made once, a change runs its body again, and what it puts in the environment reaches its windows.
// Source: https://developer.apple.com/documentation/swiftui/app
// Basis: documented, confidence high

import SwiftUI

final class Account: ObservableObject {
    @Published var coins = 0

    init() { print("account made") }
}

struct Purse: View {
    @EnvironmentObject private var account: Account
    @State private var opened = 0

    var body: some View {
        Button("coins \(account.coins)") { account.coins += 1 }
        Button("opened \(opened)") { opened += 1 }
    }
}

struct BankApp: App {
    @StateObject private var account = Account()

    init() { print("app made") }

    var body: some Scene {
        WindowGroup { Purse().environmentObject(account) }
        Settings { Text("settings") }
    }
}

@Test("The app's object is made once and shared by its windows; each window has its own state")
func appOwnsState() {
    let sim = Simulation(app: BankApp.self)
    #expect(sim.output == ["app made", "account made"])
    sim.buttons["coins 0"].tap()
    #expect(sim.bodyEvaluations(of: BankApp.self) == 2)
    sim.openWindow()
    sim.buttons["opened 0"].tap()
    #expect(sim.buttons.allLabels == ["coins 1", "opened 1", "coins 1", "opened 0"])
    #expect(sim.inits(of: Account.self) == 1)
    #expect(sim.liveIdentities(of: Purse.self) == 2)
    #expect(!sim.staticTexts["settings"].exists)
}

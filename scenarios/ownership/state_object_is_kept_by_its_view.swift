// Rule: What keeps a state object alive is the storage of the view that declares it, and the views it is passed to.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Wine: ObservableObject {
    @Published var bottles = 6
}

struct Shelf: View {
    @ObservedObject var wine: Wine

    var body: some View { Text("\(wine.bottles) bottles") }
}

struct WineCellar: View {
    @StateObject private var wine = Wine()
    @State private var isOpen = true

    var body: some View {
        VStack {
            if isOpen { Shelf(wine: wine) }
            Button("Lock") { isOpen = false }
        }
    }
}

struct Estate: View {
    @State private var hasCellar = true

    var body: some View {
        VStack {
            if hasCellar { WineCellar() }
            Button("Demolish") { hasCellar = false }
        }
    }
}

@Test("The object outlives the child that observed it, not the view that owns it")
func stateObjectIsKeptByItsView() {
    let sim = Simulation(Estate())
    #expect(sim.owners(of: Wine.self).contains("@StateObject WineCellar.wine"))
    sim.buttons["Lock"].tap()
    #expect(sim.liveIdentities(of: Shelf.self) == 0)
    #expect(sim.deinits(of: Wine.self) == 0)
    #expect(sim.owners(of: Wine.self).contains("@StateObject WineCellar.wine"))

    sim.buttons["Demolish"].tap()
    #expect(sim.deinits(of: Wine.self) == 1)
    #expect(sim.leaks.isEmpty)
}

// Rule: A chain that writes through nil opens its access before it looks into the optional, so an object tells of a change although nothing was written.
// Source: ViewSim's run of the same chains under Swift 6.3: getters, setters, observers
// Basis: observed, confidence high

import SwiftUI

struct User { var name = "Ann" }

final class Store: ObservableObject { @Published var user: User? }

@Observable final class Model { var user: User? }

struct StoreScreen: View {
    @StateObject private var store = Store()

    var body: some View {
        Button("Rename \(store.user?.name ?? "nobody")") { store.user?.name = "Bob" }
    }
}

struct ModelScreen: View {
    @State private var model = Model()

    var body: some View {
        Button("Rename \(model.user?.name ?? "nobody")") { model.user?.name = "Bob" }
    }
}

@Test("A published optional tells") func publishedOptionalTells() {
    let sim = Simulation(StoreScreen())
    sim.buttons["Rename nobody"].tap()
    #expect(sim.publishes(of: Store.self) == 1)
    #expect(sim.bodyEvaluations(of: StoreScreen.self) == 2)
    #expect(sim.texts == ["Rename nobody"])
}

@Test("An observed optional tells") func observedOptionalTells() {
    let sim = Simulation(ModelScreen())
    sim.buttons["Rename nobody"].tap()
    #expect(sim.bodyEvaluations(of: ModelScreen.self) == 2)
}

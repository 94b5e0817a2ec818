// Rule: A published change runs the bodies of the views that observe the object, and below them only those whose inputs changed.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Basket: ObservableObject {
    @Published var items = 0
    @Published var customer = "Ola"
}

struct CustomerName: View {
    let name: String

    var body: some View { Text(name) }
}

struct ItemCount: View {
    let items: Int

    var body: some View { Text("\(items) items") }
}

struct Badge: View {
    @ObservedObject var basket: Basket

    var body: some View { Text("badge \(basket.items)") }
}

struct Imprint: View {
    var body: some View { Text("imprint") }
}

struct Store: View {
    @StateObject private var basket = Basket()

    var body: some View {
        VStack {
            CustomerName(name: basket.customer)
            ItemCount(items: basket.items)
            Badge(basket: basket)
            Imprint()
            Button("Add") { basket.items += 1 }
        }
    }
}

@Test("The owner, the observer and the view with a changed input run again, no other")
func publishedChangeRerunsItsDependents() {
    let sim = Simulation(Store())
    sim.buttons["Add"].tap()
    sim.buttons["Add"].tap()
    #expect(sim.publishes(of: Basket.self) == 2)
    #expect(sim.bodyEvaluations(of: Store.self) == 3)
    #expect(sim.bodyEvaluations(of: ItemCount.self) == 3)
    #expect(sim.bodyEvaluations(of: Badge.self) == 3)
    #expect(sim.bodyEvaluations(of: CustomerName.self) == 1)
    #expect(sim.bodyEvaluations(of: Imprint.self) == 1)
    #expect(sim.staticTexts["badge 2"].exists)
}

// Rule: An observable object inside another one is not observed through it: a change inside is silent, only replacing it is published.
// Source: https://developer.apple.com/documentation/combine/observableobject
// Basis: derived, confidence high, depends on: @Published watching its own property only

import SwiftUI

final class Address: ObservableObject {
    @Published var city: String

    init(city: String) { self.city = city }
}

final class Customer: ObservableObject {
    @Published var address = Address(city: "Bern")
}

struct Letter: View {
    @StateObject private var customer = Customer()

    var body: some View {
        VStack {
            Text("to \(customer.address.city)")
            Button("Correct") { customer.address.city = "Basel" }
            Button("Move") { customer.address = Address(city: "Genf") }
        }
    }
}

@Test("A change inside the nested object is not seen, a replacement is")
func nestedObjectDoesNotForward() {
    let sim = Simulation(Letter())
    sim.buttons["Correct"].tap()
    #expect(sim.publishes(of: Address.self) == 1)
    #expect(sim.publishes(of: Customer.self) == 0)
    #expect(sim.bodyEvaluations(of: Letter.self) == 1)
    #expect(sim.staticTexts["to Bern"].exists)

    sim.buttons["Move"].tap()
    #expect(sim.bodyEvaluations(of: Letter.self) == 2)
    #expect(sim.staticTexts["to Genf"].exists)
}

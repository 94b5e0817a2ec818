// Rule: A view with a binding to a part of a @State runs when that part changes, not when another part does.
// Source: OpenSwiftUI, Data/Binding/Binding.swift (a binding's value is compared)
// Basis: derived, confidence medium

import SwiftUI

struct Address {
    var street = "Elm"
    var city = "Ulm"
}

struct StreetField: View {
    @Binding var street: String

    var body: some View { Text("street \(street)") }
}

struct CityField: View {
    @Binding var city: String

    var body: some View { Text("city \(city)") }
}

struct AddressForm: View {
    @State private var address = Address()

    var body: some View {
        VStack {
            StreetField(street: $address.street)
            CityField(city: $address.city)
            Button("Move house") { address.street = "Oak" }
        }
    }
}

@Test("Only the field whose part changed runs; the owner reads nothing itself")
func onlyTheChangedPart() {
    let sim = Simulation(AddressForm())
    sim.buttons["Move house"].tap()
    #expect(sim.staticTexts["street Oak"].exists)
    #expect(sim.bodyEvaluations(of: StreetField.self) == 2)
    #expect(sim.bodyEvaluations(of: CityField.self) == 1)
    #expect(sim.bodyEvaluations(of: AddressForm.self) == 1)
}

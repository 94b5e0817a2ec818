// Rule: A binding leads to subscripts of its value: keys of dictionaries, defaults, subscripts of one's own types.
// Source: https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
// Basis: documented, confidence high

import SwiftUI

struct Labels {
    private var stored: [String: String] = ["door": "Front"]

    subscript(name: String) -> String {
        get { stored[name] ?? "" }
        set { stored[name] = newValue }
    }
}

struct Panel: View {
    @State private var lights: [String: Bool] = ["hall": true]
    @State private var labels = Labels()

    var body: some View {
        Toggle("Hall", isOn: $lights["hall", default: false])
        Toggle("Attic", isOn: $lights["attic", default: false])
        TextField("Door", text: $labels["door"])
        Text("\(lights.values.filter { $0 }.count) on, door \(labels["door"])")
    }
}

@Test("Each key is read and written through")
func keysAreBound() {
    let sim = Simulation(Panel())
    #expect(sim.switches["Hall"].value == "1")
    #expect(sim.switches["Attic"].value == "0")
    sim.switches["Attic"].tap()
    sim.textFields["Door"].typeText("!")
    #expect(sim.staticTexts["2 on, door Front!"].exists)
}

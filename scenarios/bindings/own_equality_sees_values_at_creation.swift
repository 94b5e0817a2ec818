// Rule: while a view's own `==` runs, bindings show the values that they had when they were made: the old view still shows the old one.
// Source: OpenSwiftUI, Binding.swift (a binding that is read during an update gives the value that it holds)
// Basis: derived, high

import SwiftUI

struct Lamp: View, Equatable {
    @Binding var isLit: Bool
    let name: String

    static func == (old: Lamp, new: Lamp) -> Bool { old.isLit == new.isLit }

    var body: some View { Text(isLit ? "\(name) is lit" : "\(name) is dark") }
}

struct Porch: View {
    @State private var isLit = false
    @State private var visitors = 0

    var body: some View {
        Toggle("Light", isOn: $isLit)
        Button("Visitor \(visitors)") { visitors += 1 }
        Lamp(isLit: $isLit, name: "state")
        Lamp(isLit: Binding(get: { isLit }, set: { isLit = $0 }), name: "closures")
    }
}

@Test("A change is seen, an equal value is not")
func light() {
    let sim = Simulation(Porch())
    #expect(sim.texts.suffix(2) == ["state is dark", "closures is dark"])
    sim.switches["Light"].tap()
    #expect(sim.texts.suffix(2) == ["state is lit", "closures is lit"])
    let bodies = sim.bodyEvaluations(of: Lamp.self)
    sim.buttons["Visitor 0"].tap()
    #expect(sim.bodyEvaluations(of: Lamp.self) == bodies)
}

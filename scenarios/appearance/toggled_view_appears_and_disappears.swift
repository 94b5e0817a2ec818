// Rule: onAppear runs when a condition shows a view and onDisappear when it hides it, once each time; a pass that changes neither calls none.
// Source: https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
// Basis: documented, confidence high

import SwiftUI

struct Lantern: View {
    var body: some View {
        Image(systemName: "light.max")
            .onAppear { print("lit") }
            .onDisappear { print("out") }
    }
}

struct Porch: View {
    @State private var isDark = false
    @State private var moths = 0

    var body: some View {
        VStack {
            if isDark { Lantern() }
            Text("\(moths) moths")
            Toggle("Dark", isOn: $isDark)
            Button("Moth") { moths += 1 }
        }
    }
}

@Test("Appearing and disappearing follow the condition")
func toggledViewAppearsAndDisappears() {
    let sim = Simulation(Porch())
    #expect(sim.output.isEmpty)
    sim.switches["Dark"].tap()
    sim.buttons["Moth"].tap()
    #expect(sim.output == ["lit"])
    sim.switches["Dark"].tap()
    sim.switches["Dark"].tap()
    #expect(sim.output == ["lit", "out", "lit"])
    #expect(sim.appearances(of: Lantern.self) == 2)
    #expect(sim.disappearances(of: Lantern.self) == 1)
}

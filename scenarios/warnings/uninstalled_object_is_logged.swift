// Rule: Reading a @StateObject before its view is installed makes an object each time, which is logged once for each place in the source.
// Source: OpenSwiftUI, StateObject (the text that SwiftUI logs)
// Basis: derived, confidence medium

import SwiftUI

final class Engine: ObservableObject { let power = 90 }

struct Car: View {
    @StateObject private var engine = Engine()
    let label: String
    init(label: String) {
        self.label = label
        print(engine.power)
    }
    var body: some View { Text("\(label) \(engine.power)") }
}

struct Street: View {
    @State private var label = "a"
    var body: some View {
        Button("rename") { label += "a" }
        Car(label: label)
    }
}

@Test func loggedOnce() {
    let sim = Simulation(Street())
    sim.buttons["rename"].tap()
    #expect(
        sim.warnings == [
            "Accessing StateObject<Engine>'s object without being installed on a View. This will create a new instance each time."
        ])
    #expect(sim.inits(of: Engine.self) == 3)
    #expect(sim.liveCount(of: Engine.self) == 1)
}

// Rule: @State keeps an ObservableObject alive without observing it; a child that takes it with @ObservedObject does observe it.
// Source: https://developer.apple.com/documentation/swiftui/state
// Basis: derived, confidence high, depends on: the reference itself being the value of the state

import SwiftUI

final class Meter: ObservableObject {
    @Published var reading = 0
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("child \(meter.reading)") }
}

struct Cellar: View {
    @State private var meter = Meter()

    var body: some View {
        VStack {
            Text("owner \(meter.reading)")
            MeterView(meter: meter)
            Button("Run") { meter.reading += 1 }
        }
    }
}

@Test("The owner shows the old reading, the child the new one")
func objectInStateIsNotObserved() {
    let sim = Simulation(Cellar())
    sim.buttons["Run"].tap()
    #expect(sim.staticTexts["owner 0"].exists)
    #expect(sim.staticTexts["child 1"].exists)
    #expect(sim.bodyEvaluations(of: Cellar.self) == 1)
    #expect(sim.bodyEvaluations(of: MeterView.self) == 2)
    #expect(sim.liveCount(of: Meter.self) == 1)
}

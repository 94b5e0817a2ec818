// Rule: A published property that a body changes is logged, once for each place in the source.
// Source: the text that SwiftUI logs
// Basis: observed, confidence high

import SwiftUI

final class Meter: ObservableObject {
    @Published var reads = 0
    func read() -> Int {
        if reads < 3 { reads += 1 }
        return reads
    }
}

struct Dial: View {
    @ObservedObject var meter: Meter
    var body: some View { Text("\(meter.read())") }
}

@Test func loggedOnce() {
    let sim = Simulation(Dial(meter: Meter()))
    sim.rerender(Dial.self)
    let text = "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    #expect(sim.warnings == [text])
    #expect(sim.trace.filter { $0.kind == "warning" }.count == 1)
}

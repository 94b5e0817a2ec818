// Rule: _printChanges names what changed as the view declares it, in the order of declaration: a binding under its own name, an observed object under its property, a tracked property by its key path, new inputs as @self.
// Source: OpenSwiftUI, ChangedBodyProperty; forum posts that quote such lines
// Basis: observed for the single entries, derived for their order, confidence medium

import SwiftUI

@Observable final class Meter {
    var reading = 0
}

struct Gauge2: View {
    @Binding var isOpen: Bool

    var body: some View {
        let _ = Self._printChanges()
        Text(isOpen ? "open" : "shut")
    }
}

struct Reading: View {
    let meter: Meter

    var body: some View {
        let _ = Self._printChanges()
        Text("\(meter.reading)")
    }
}

struct Pair: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("both \(first) \(second)") {
            second += 1
            first += 1
        }
    }
}

struct Plant: View {
    @State private var valve = false
    @State private var meter = Meter()
    @State private var shifts = 0

    var body: some View {
        Gauge2(isOpen: $valve)
        Reading(meter: meter)
        Pair()
        Button("Valve") { valve.toggle() }
        Button("Measure") { meter.reading += 1 }
        Button("Replace") { meter = Meter() }
    }
}

@Test("Each view names changes its own way")
func changesAreNamed() {
    let sim = Simulation(Plant())
    #expect(
        sim.output == [
            "Gauge2: @self, @identity, _isOpen changed.", "Reading: @self changed.",
            "Pair: @self, @identity, _first, _second changed.",
        ])
    func lines(_ button: String) -> [String] {
        let before = sim.output.count
        sim.buttons[button].tap()
        return Array(sim.output.dropFirst(before))
    }
    #expect(lines("Valve") == ["Gauge2: _isOpen changed."])
    #expect(lines("Measure") == ["Reading: \\Meter.reading changed."])
    #expect(lines("both 0 0") == ["Pair: _first, _second changed."])
    #expect(lines("Replace").contains("Reading: @self changed."))
}

// Rule: An element that moves takes its row's state along; nothing is created and nothing destroyed.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Runner: Identifiable {
    let id: String
    var name: String { id.uppercased() }
}

final class Stopwatch: ObservableObject {
    @Published var laps = 0
}

struct RunnerRow: View {
    let runner: Runner
    @StateObject private var watch = Stopwatch()

    var body: some View { Button("\(runner.name) \(watch.laps)") { watch.laps += 1 } }
}

struct Track: View {
    @State private var runners = [Runner(id: "jo"), Runner(id: "pia"), Runner(id: "kai")]

    var body: some View {
        VStack {
            Button("Overtake") { runners.append(runners.removeFirst()) }
            ForEach(runners) { RunnerRow(runner: $0) }
        }
    }
}

@Test("State moves with its element")
func movedRowCarriesItsState() {
    let sim = Simulation(Track())
    sim.buttons["JO 0"].tap()
    sim.buttons["JO 1"].tap()
    sim.buttons["KAI 0"].tap()
    sim.buttons["Overtake"].tap()
    #expect(sim.buttons.allLabels == ["Overtake", "PIA 0", "KAI 1", "JO 2"])
    sim.buttons["Overtake"].tap()
    #expect(sim.buttons.allLabels == ["Overtake", "KAI 1", "JO 2", "PIA 0"])
    #expect(sim.inits(of: Stopwatch.self) == 3)
    #expect(sim.identitiesCreated(of: RunnerRow.self) == 3)
    #expect(sim.identitiesDestroyed(of: RunnerRow.self) == 0)
}

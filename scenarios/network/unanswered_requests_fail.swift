// Rule: A request without an answer waits for one until time passes; then it fails with cannotConnectToHost, and the run notes it.
// Source: ViewSim: no network is simulated, and a scenario may answer after the request was made
// Basis: assumption, a choice of ViewSim

import SwiftUI

struct Page: View {
    @State private var text = "loading"

    var body: some View {
        Text(text).task {
            do {
                _ = try await URLSession.shared.data(from: URL(string: "https://example.com/page")!)
                text = "loaded"
            } catch {
                text = (error as? URLError)?.code == .cannotConnectToHost ? "no answer" : "another error"
            }
        }
    }
}

@Test("It fails as soon as time passes")
func fails() {
    let sim = Simulation(Page())
    #expect(sim.texts == ["loading"])
    sim.advance(by: .milliseconds(1))
    #expect(sim.texts == ["no answer"])
}

@Test("An answer that is given before time passes is in time")
func answered() {
    let sim = Simulation(Page())
    #expect(sim.texts == ["loading"])
    sim.respond(to: "https://example.com/page", with: "")
    #expect(sim.texts == ["loaded"])
}

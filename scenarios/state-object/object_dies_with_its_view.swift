// Rule: When a view is removed for good, the state object that only it owns is freed with it.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Recorder: ObservableObject {
    deinit { print("recorder freed") }
}

struct Studio: View {
    @StateObject private var recorder = Recorder()

    var body: some View {
        Text("recording")
            .onDisappear { print("studio left") }
    }
}

@Test("Unmounting the tree frees the object")
func objectDiesWithItsView() {
    let sim = Simulation(Studio())
    #expect(sim.liveCount(of: Recorder.self) == 1)
    #expect(sim.output.isEmpty)

    sim.unmount()
    #expect(sim.deinits(of: Recorder.self) == 1)
    #expect(sim.liveCount(of: Recorder.self) == 0)
    #expect(sim.output.sorted() == ["recorder freed", "studio left"])
}

// Rule: A @State change runs the bodies that read it. A view that only passes a binding on, or only writes through one, does not run.
// Source: github:fatbobman/FatBlog Content/posts/swiftUI-state.md
// Basis: observed, confidence high

import SwiftUI

struct VolumeLabel: View {
    @Binding var volume: Int

    var body: some View { Text("volume \(volume)") }
}

struct MuteButton: View {
    @Binding var volume: Int

    var body: some View { Button("Mute") { volume = 0 } }
}

struct Radio: View {
    @State private var volume = 7

    var body: some View {
        VStack {
            VolumeLabel(volume: $volume)
            MuteButton(volume: $volume)
        }
    }
}

@Test("The label reads the state, its owner and the button do not")
func stateRerunsItsReaders() {
    let sim = Simulation(Radio())
    sim.buttons["Mute"].tap()
    #expect(sim.staticTexts["volume 0"].exists)
    #expect(sim.bodyEvaluations(of: VolumeLabel.self) == 2)
    #expect(sim.bodyEvaluations(of: Radio.self) == 1)
    #expect(sim.bodyEvaluations(of: MuteButton.self) == 1)
}

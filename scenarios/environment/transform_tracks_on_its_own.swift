// Rule: What a transformEnvironment closure reads of an @Observable object runs the readers of the key again, not the body around it.
// Source: github:OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Data/Environment
// Basis: derived, confidence medium, depends on: iOS 17 or later; taken from a reimplementation

import Observation
import SwiftUI

@Observable
final class Volume {
    var level = 1
}

extension EnvironmentValues {
    @Entry var loudness = 0
}

struct LoudnessReader: View {
    @Environment(\.loudness) private var loudness

    var body: some View { Text("loudness \(loudness)") }
}

struct VolumePanel: View {
    @State private var volume = Volume()

    var body: some View {
        VStack {
            LoudnessReader().transformEnvironment(\.loudness) { $0 = volume.level }
            Button("Louder") { volume.level += 2 }
        }
    }
}

@Test("A change seen only by the transform runs the reader alone")
func transformTracksOnItsOwn() {
    let sim = Simulation(VolumePanel())
    sim.buttons["Louder"].tap()
    #expect(sim.staticTexts["loudness 3"].exists)
    #expect(sim.bodyEvaluations(of: VolumePanel.self) == 1)
    #expect(sim.bodyEvaluations(of: LoudnessReader.self) == 2)
}

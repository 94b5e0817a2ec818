// Rule: The objects that an eager default of @State builds beyond the first one show nowhere: the screen is the same as where the default is deferred, only the counts are not.
// Source: https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
// Basis: documented, confidence high, depends on: the SDK for the counts; nothing for the screen

import Observation
import SwiftUI

@Observable
final class Orchestra {
    var musicians = 12
}

struct Stage: View {
    @State private var orchestra = Orchestra()

    var body: some View {
        Stepper("Musicians: \(orchestra.musicians)", value: $orchestra.musicians)
    }
}

struct ConcertHall: View {
    @State private var isDark = false

    var body: some View {
        VStack {
            Toggle(isDark ? "Lights on" : "Lights off", isOn: $isDark)
            Stage()
        }
    }
}

@Test("The lights go off and on again")
func lights() {
    let sim = Simulation(ConcertHall())
    sim.switches["Lights off"].tap()
    sim.switches["Lights on"].tap()
    #expect(sim.texts == ["Lights off", "Musicians: 12"])
    #expect(sim.inits(of: Stage.self) == 3)
}

@Test("Each pass builds an orchestra, or only the first one does", arguments: [26, 27])
func orchestras(sdk: Int) {
    let sim = Simulation(ConcertHall(), sdk: sdk)
    sim.switches["Lights off"].tap()
    sim.switches["Lights on"].tap()
    #expect(sim.inits(of: Orchestra.self) == (sdk == 26 ? 3 : 1))
    #expect(sim.texts == ["Lights off", "Musicians: 12"])
}

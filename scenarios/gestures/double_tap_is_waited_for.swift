// Rule: A gesture for two taps inside one for a single tap makes the latter wait: a double tap calls only the inner action, a single tap only the outer one.
// Source: https://developer.apple.com/documentation/swiftui/tapgesture
// Basis: derived, confidence high

import SwiftUI

struct Photo: View {
    var body: some View {
        VStack {
            Text("photo")
                .onTapGesture(count: 2) { print("zoom") }
                .onTapGesture { print("select") }
            Text("film")
                .gesture(
                    TapGesture(count: 2).onEnded { print("rewind") }
                        .exclusively(before: TapGesture().onEnded { print("play") }))
        }
    }
}

@Test("One tap selects, two taps zoom")
func doubleTapIsWaitedFor() {
    let sim = Simulation(Photo())
    sim.staticTexts["photo"].tap()
    sim.staticTexts["photo"].doubleTap()
    #expect(sim.output == ["select", "zoom"])
    sim.staticTexts["film"].tap()
    sim.staticTexts["film"].doubleTap()
    #expect(sim.output == ["select", "zoom", "play", "rewind"])
}

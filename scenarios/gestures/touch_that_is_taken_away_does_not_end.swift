// Rule: A touch that the system takes away resets @GestureState, and its gesture does not end: when the scene leaves the foreground, or where the scenario says so.
// Source: https://developer.apple.com/documentation/swiftui/gesturestate (reset when the gesture is cancelled)
// Basis: documented, confidence medium

import SwiftUI

struct Pad: View {
    @GestureState private var isDown = false
    @State private var moved = 0
    var body: some View {
        Text(isDown ? "down" : "up").accessibilityIdentifier("pad")
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDown) { _, state, _ in state = true }
                    .onChanged { _ in moved += 1 }
                    .onEnded { _ in print("ended") })
    }
}

@Test("In the background it is up")
func background() {
    let sim = Simulation(Pad())
    sim.otherElements["pad"].beginDrag(by: CGSize(width: 4, height: 0))
    #expect(sim.texts == ["down"])
    sim.setScenePhase(.background)
    #expect(sim.texts == ["up"])
    #expect(sim.output == [])
}

@Test("A drag that is cancelled does not end; the next one does")
func cancelled() {
    let sim = Simulation(Pad())
    sim.otherElements["pad"].beginDrag(by: CGSize(width: 4, height: 0))
    sim.cancelDrag()
    #expect(sim.texts == ["up"])
    #expect(sim.output == [])
    sim.cancelDrag()
    sim.otherElements["pad"].beginDrag(by: CGSize(width: 4, height: 0))
    #expect(sim.texts == ["down"])
    sim.otherElements["pad"].endDrag()
    #expect(sim.texts == ["up"])
    #expect(sim.output == ["ended"])
}

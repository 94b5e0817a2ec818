// Rule: A drag calls onChanged from its minimum distance on, and onEnded with the last value; gesture state follows it and is reset in the update of its end.
// Source: https://developer.apple.com/documentation/swiftui/draggesture
// Basis: documented, confidence high, depends on: how many changes there are is up to the finger

import SwiftUI

struct Knob: View {
    @GestureState private var pull = CGSize.zero
    @State private var turned = 0.0

    var body: some View {
        let _ = print("pull \(Int(pull.width)), turned \(Int(turned))")
        Text("knob")
            .gesture(
                DragGesture()
                    .updating($pull) { value, state, _ in state = value.translation }
                    .onEnded { turned += $0.translation.width }
            )
    }
}

@Test("Nothing happens below the minimum distance; the end resets and commits at once")
func dragReportsAndEnds() {
    let sim = Simulation(Knob())
    sim.staticTexts["knob"].drag(by: CGSize(width: 6, height: 0))
    #expect(sim.output == ["pull 0, turned 0"])
    sim.staticTexts["knob"].beginDrag(by: CGSize(width: 12, height: 0))
    sim.staticTexts["knob"].beginDrag(by: CGSize(width: 8, height: 0))
    #expect(sim.output.last == "pull 20, turned 0")
    sim.staticTexts["knob"].endDrag()
    #expect(sim.output.last == "pull 0, turned 20")
    #expect(sim.output.count == 4)
}

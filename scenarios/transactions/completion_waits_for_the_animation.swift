// Rule: The completion of withAnimation runs when the animation is logically complete, or when it is removed; where the closure changes nothing, at once.
// Source: https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
// Basis: documented, confidence high, iOS 17 or later

import SwiftUI

struct Drawer: View {
    @State private var offset = 0

    var body: some View {
        Text("\(offset)")
        Button("Slide") {
            withAnimation(.linear(duration: 4), completionCriteria: .removed) {
                offset += 10
            } completion: {
                print("removed")
            }
            withAnimation(.linear(duration: 1)) {
                offset += 10
            } completion: {
                print("complete")
            }
        }
        Button("Nothing") {
            withAnimation(.linear(duration: 1)) {
            } completion: {
                print("nothing to do")
            }
        }
    }
}

@Test("Completions come with the ends of their animations")
func completionsWait() {
    let sim = Simulation(Drawer())
    sim.buttons["Slide"].tap()
    #expect(sim.staticTexts["20"].exists)
    #expect(sim.output.isEmpty)
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["complete"])
    sim.advance(by: .seconds(3))
    #expect(sim.output == ["complete", "removed"])
    sim.buttons["Nothing"].tap()
    #expect(sim.output.last == "nothing to do")
}

// Rule: sim.animations says what is on its way out and which completions are waited for; sim.endAnimations() has all of it end now, in its order.
// Source: ViewSim's own
// Basis: assumption

import SwiftUI

struct Stage: View {
    @State private var isLit = true
    @State private var isOpen = true
    var body: some View {
        if isLit { Text("light").onDisappear { print("dark") } }
        if isOpen { Image("curtain").onDisappear { print("closed") } }
        Button("Dim") { withAnimation(.linear.repeatForever()) { isLit = false } }
        Button("Close") {
            withAnimation(.linear(duration: 2)) {
                isOpen = false
            } completion: {
                print("done")
            }
        }
    }
}

@Test("Everything ends now")
func everythingEnds() {
    let sim = Simulation(Stage())
    #expect(sim.animations == [])
    sim.buttons["Close"].tap()
    sim.buttons["Dim"].tap()
    sim.advance(by: .seconds(1))
    #expect(sim.animations.count == 3)
    #expect(sim.animations[0].hasSuffix("Image leaves until 2.000 s"))
    #expect(sim.animations[1].hasSuffix("Text leaves for ever"))
    #expect(sim.animations[2] == "a completion waits until 2.000 s")
    #expect(sim.output == [])
    sim.endAnimations()
    #expect(sim.output == ["done", "closed", "dark"])
    #expect(sim.animations == [])
    #expect(sim.now == .seconds(1))
    sim.advance(by: .seconds(5))
    #expect(sim.output == ["done", "closed", "dark"])
}

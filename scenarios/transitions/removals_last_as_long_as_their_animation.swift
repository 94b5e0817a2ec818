// Rule: A removal lasts until its animation is removed: a curve its duration, 0.35 s where none is given; a spring until it has settled within a thousandth; delay, speed and repetitions count; a completion for .removed comes then, before onDisappear.
// Source: https://developer.apple.com/documentation/swiftui/spring/settlingduration; https://developer.apple.com/documentation/swiftui/animation; OpenSwiftUI, Spring
// Basis: documented for curves and the settling of springs, confidence medium for the exact time of springs; the order of completion and onDisappear is an assumption

import SwiftUI

struct Stage: View {
    let animation: Animation
    @State private var isLit = true
    var body: some View {
        if isLit { Text("light").onDisappear { print("gone") } }
        Button("Dim") {
            withAnimation(animation, completionCriteria: .removed) {
                isLit = false
            } completion: {
                print("removed")
            }
        }
    }
}

/// Milliseconds until the view has gone; nil if it has not after ten seconds.
func length(_ animation: Animation) -> Int? {
    let sim = Simulation(Stage(animation: animation))
    sim.buttons["Dim"].tap()
    for step in 0..<1000 {
        if !sim.output.isEmpty {
            #expect(sim.output == ["removed", "gone"])
            return step * 10
        }
        sim.advance(by: .milliseconds(10))
    }
    return nil
}

@Test("Curves last their duration")
func curves() {
    #expect(length(.linear) == 350)
    #expect(length(.easeInOut) == 350)
    #expect(length(.easeOut(duration: 0.2)) == 200)
    #expect(length(.linear(duration: 1).delay(0.5)) == 1500)
    #expect(length(.linear(duration: 1).speed(2)) == 500)
    #expect(length(.linear(duration: 0.5).repeatCount(3)) == 1500)
    #expect(length(.linear(duration: 0.5).repeatForever()) == nil)
}

@Test("Springs settle, the more bounce the later")
func springs() {
    #expect(length(.default) == 810)
    #expect(length(.smooth) == 740)
    #expect(length(.spring) == 740)
    #expect(length(.spring(duration: 1)) == 1470)
    let snappy = length(.snappy) ?? 0
    let bouncy = length(.bouncy) ?? 0
    #expect(snappy > 740 && bouncy > snappy && bouncy < 1200)
    #expect(length(.spring(response: 0.5, dampingFraction: 0.7)) == bouncy)
    #expect(length(.smooth.speed(2)) == 370)
}

@Test("A spring says when it has settled")
func settling() {
    #expect(abs(Spring(duration: 0.5, bounce: 0).settlingDuration - 0.7348) < 0.001)
    #expect(Spring.bouncy.settlingDuration > Spring.snappy.settlingDuration)
    #expect(abs(Spring(stiffness: 100, damping: 20).duration - 0.6283) < 0.001)
    #expect(abs(Spring(stiffness: 100, damping: 10).bounce - 0.5) < 0.001)
}

// Rule: A removal is animated by the transaction as it is at the place that removes: .animation(_:value:) around that place animates it, one inside of what is removed does not; .transaction around it can take the animation away.
// Source: https://developer.apple.com/documentation/swiftui/view/animation(_:value:); objc.io, Transitions in SwiftUI
// Basis: stated, confidence high; the length is derived

import SwiftUI

struct Door: View {
    @State private var isOpen = true
    var body: some View {
        VStack {
            if isOpen { Text("outer").onDisappear { print("outer") } }
        }
        .animation(.linear(duration: 1), value: isOpen)
        VStack {
            if isOpen {
                Text("inner").onDisappear { print("inner") }.animation(.linear(duration: 1), value: isOpen)
            }
        }
        Button("Close") { isOpen = false }
    }
}

struct Gate: View {
    @State private var isOpen = true
    var body: some View {
        VStack {
            if isOpen { Text("free").onDisappear { print("free") } }
        }
        VStack {
            if isOpen { Text("still").onDisappear { print("still") } }
        }
        .transaction { $0.animation = nil }
        Toggle("Open", isOn: $isOpen.animation(.linear(duration: 1)))
    }
}

@Test("The animation has to be around the condition")
func aroundTheCondition() {
    let sim = Simulation(Door())
    sim.buttons["Close"].tap()
    #expect(sim.output == ["inner"])
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["inner", "outer"])
}

@Test("A binding's animation removes slowly, but where a modifier forbids it")
func modifierForbids() {
    let sim = Simulation(Gate())
    sim.switches["Open"].tap()
    #expect(sim.output == ["still"])
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["still", "free"])
}

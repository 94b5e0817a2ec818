// Rule: A view that is put back while it is transitioning out is the same view with its state: it does not appear again, and it never disappeared.
// Source: https://developer.apple.com/documentation/swiftui/transitionphase; OpenSwiftUI, DynamicContainer (items that are being removed are taken back)
// Basis: documented for the transition; that it is the same view is derived, confidence high

import SwiftUI

struct Counter: View {
    @State private var count = 0
    var body: some View {
        Button("count \(count)") { count += 1 }
            .onAppear { print("in") }
            .onDisappear { print("out") }
    }
}

struct Screen: View {
    @State private var isShown = true
    @State private var number = 1
    var body: some View {
        if isShown { Counter() } else { Text("empty") }
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("Switch") { isShown.toggle() }
        Counter().id(number)
        Button("Other") { withAnimation(.linear(duration: 1)) { number = 3 - number } }
    }
}

@Test("A branch that comes back in time has its count")
func branchComesBack() {
    let sim = Simulation(Screen())
    sim.buttons["count 0"].tap()
    sim.buttons["Toggle"].tap()
    sim.advance(by: .milliseconds(500))
    sim.buttons["Toggle"].tap()
    #expect(sim.buttons["count 1"].exists)
    sim.advance(by: .seconds(5))
    #expect(sim.buttons["count 1"].exists)
    #expect(sim.output == ["in", "in"])
    #expect(sim.identitiesCreated(of: Counter.self) == 2)
}

@Test("Without animation it comes back as well")
func comesBackAtOnce() {
    let sim = Simulation(Screen())
    sim.buttons["count 0"].tap()
    sim.buttons["Toggle"].tap()
    sim.buttons["Switch"].tap()
    #expect(sim.buttons["count 1"].exists)
}

@Test("Too late it is another view")
func tooLate() {
    let sim = Simulation(Screen())
    sim.buttons["count 0"].tap()
    sim.buttons["Toggle"].tap()
    sim.advance(by: .seconds(1))
    sim.buttons["Toggle"].tap()
    #expect(!sim.buttons["count 1"].exists)
    #expect(sim.output == ["in", "in", "out", "in"])
}

@Test("An explicit identity comes back, too")
func identityComesBack() {
    let sim = Simulation(Screen())
    sim.buttons.element(boundBy: 3).tap()
    sim.buttons["Other"].tap()
    #expect(!sim.buttons["count 1"].exists)
    sim.buttons["Other"].tap()
    #expect(sim.buttons["count 1"].exists)
    sim.advance(by: .seconds(2))
    #expect(sim.buttons["count 1"].exists)
    #expect(sim.identitiesCreated(of: Counter.self) == 3)
    #expect(sim.identitiesDestroyed(of: Counter.self) == 1)
}

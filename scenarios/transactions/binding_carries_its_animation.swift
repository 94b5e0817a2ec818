// Rule: A write through binding.animation() is a transaction with that animation; transaction modifiers further down may take the animation away.
// Source: https://developer.apple.com/documentation/swiftui/binding/animation(_:)
// Basis: documented, confidence high; that the views concerned are told in the trace is ViewSim's own

import SwiftUI

struct Lamp: View {
    var body: some View { Text("lamp") }
}

struct Candle: View {
    var body: some View { Text("candle") }
}

struct Room: View {
    @State private var isLit = false

    var body: some View {
        Toggle("Fade", isOn: $isLit.animation())
        Toggle("Switch", isOn: $isLit)
        if isLit { Lamp() }
        VStack {
            if isLit { Candle() }
        }
        .transaction { $0.animation = nil }
    }
}

@Test("What the binding animates is inserted with animation, but where a modifier forbids it")
func bindingAnimates() {
    let sim = Simulation(Room())
    func insertions(_ type: String) -> [Bool?] {
        sim.trace.filter { $0.kind == "identity.insert" && $0.type == type }.map(\.animated)
    }
    sim.switches["Fade"].tap()
    #expect(insertions("Lamp") == [true])
    #expect(insertions("Candle") == [false])
    sim.switches["Switch"].tap()
    sim.switches["Switch"].tap()
    #expect(insertions("Lamp") == [true, false])
}

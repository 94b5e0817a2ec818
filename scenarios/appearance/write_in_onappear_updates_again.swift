// Rule: A @State written in onAppear is applied in a second update, so the body runs first with the old and then with the new value.
// Source: github:OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICompatibilityTests/Data/State/StateCompatibilityTests.swift
// Basis: observed, confidence high

import SwiftUI

struct Lounge: View {
    @State private var guests: [String] = []

    var body: some View {
        let _ = print("body with \(guests.count)")
        VStack {
            ForEach(guests, id: \.self) { Text($0) }
        }
        .onAppear {
            guests.append("Uma")
            guests.append("Ben")
        }
    }
}

@Test("Two bodies: before and after the write")
func writeInOnAppearUpdatesAgain() {
    let sim = Simulation(Lounge())
    #expect(sim.output == ["body with 0", "body with 2"])
    #expect(sim.texts == ["Uma", "Ben"])
}

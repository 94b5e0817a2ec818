// Rule: When a subtree appears, the onAppear of inner views runs before that of the views around them.
// Source: https://android.benigumo.com/20240328/onappear-onchange-task
// Basis: observed, confidence high

import SwiftUI

struct Engraving: View {
    var body: some View {
        VStack {
            Text("1898")
                .font(.caption)
                .onAppear { print("date") }
        }
        .onAppear { print("frame") }
    }
}

struct Museum: View {
    var body: some View {
        Engraving()
            .frame(width: 100, height: 100)
            .onAppear { print("hall") }
    }
}

@Test("From the inside out")
func innerViewsAppearFirst() {
    let sim = Simulation(Museum())
    #expect(sim.output == ["date", "frame", "hall"])
}

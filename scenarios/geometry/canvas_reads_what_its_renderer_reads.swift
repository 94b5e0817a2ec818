// Rule: A canvas shows no views; its renderer runs with the view, and again when something changes that it reads. What it draws is not simulated.
// Source: https://developer.apple.com/documentation/swiftui/canvas
// Basis: assumption, confidence medium

import SwiftUI

struct Drawing: View {
    @State private var radius = 10.0
    var body: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: radius, height: size.height)), with: .color(.red))
                print("draw \(radius) \(size.width)")
            }
            .frame(width: 100, height: 50)
            Button("grow") { radius += 1 }
        }
    }
}

@Test func draws() {
    let sim = Simulation(Drawing())
    #expect(sim.output == ["draw 10.0 100.0"])
    sim.buttons["grow"].tap()
    #expect(sim.output.last == "draw 11.0 100.0")
    #expect(sim.texts == ["grow"])
}

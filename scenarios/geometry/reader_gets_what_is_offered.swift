// Rule: GeometryReader is given what is offered to it: the nearest fixed frame, else the screen.
// Source: https://developer.apple.com/documentation/swiftui/geometryreader
// Basis: derived, confidence medium, depends on: the simple layout model

import SwiftUI

struct Ruler: View {
    let name: String
    var body: some View {
        GeometryReader { proxy in Text("\(name) \(proxy.size.width) x \(proxy.size.height)") }
    }
}

struct Drawing: View {
    var body: some View {
        VStack {
            Ruler(name: "screen")
            Ruler(name: "box").frame(width: 120, height: 80)
            HStack { Ruler(name: "half") }.frame(height: 200)
            Ruler(name: "inner").frame(width: 50).padding().frame(width: 300, height: 90)
        }
    }
}

@Test("Sizes")
func sizes() {
    let sim = Simulation(Drawing())
    #expect(sim.texts == ["screen 393.0 x 852.0", "box 120.0 x 80.0", "half 393.0 x 200.0", "inner 50.0 x 90.0"])
}

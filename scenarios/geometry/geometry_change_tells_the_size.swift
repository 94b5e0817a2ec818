// Rule: onGeometryChange runs its action when its view appears, and again when what it makes of the geometry is another value.
// Source: https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
// Basis: documented, confidence medium, depends on: the size is the one that is offered, an assumption of the simple layout

import SwiftUI

struct Panel: View {
    @State private var width = 100.0
    @State private var seen: [Double] = []
    var body: some View {
        VStack {
            Button("wider") { width += 50 }
            Button("same") { width += 0 }
            Text("panel").onGeometryChange(for: Double.self) { $0.size.width } action: { seen.append($0) }
        }
        .frame(width: width)
    }
}

@Test func eachOtherWidth() {
    let sim = Simulation(Panel())
    #expect(sim.value(\Panel.seen) == [100])
    sim.buttons["same"].tap()
    sim.buttons["wider"].tap()
    #expect(sim.value(\Panel.seen) == [100, 150])
}

// Rule: The object in a @State default is built with each initialization of the view struct where State is a property wrapper, and once where State is a macro; body sees the first one either way.
// Source: https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
// Basis: documented, confidence high, depends on: the SDK; a wrapper up to Xcode 26, a macro from Xcode 27

import Observation
import SwiftUI

@Observable
final class Canvas {
    var strokes = 0
}

struct CanvasView: View {
    @State private var canvas = Canvas()

    var body: some View { Button("Strokes \(canvas.strokes)") { canvas.strokes += 1 } }
}

struct Atelier: View {
    @State private var hours = 0

    var body: some View {
        VStack {
            Text("hour \(hours)")
            CanvasView()
            Button("Wait") { hours += 1 }
        }
    }
}

@Test("The property wrapper builds an object with each pass of the parent", .sdk(26))
func wrapperBuildsEachTime() {
    let sim = Simulation(Atelier())
    #expect(sim.inits(of: Canvas.self) == 1)
    for _ in 1...3 { sim.buttons["Wait"].tap() }
    #expect(sim.inits(of: CanvasView.self) == 4)
    #expect(sim.inits(of: Canvas.self) == 4)
}

@Test("The macro builds one object", .sdk(27))
func macroBuildsOnce() {
    let sim = Simulation(Atelier())
    for _ in 1...3 { sim.buttons["Wait"].tap() }
    #expect(sim.inits(of: CanvasView.self) == 4)
    #expect(sim.inits(of: Canvas.self) == 1)
    #expect(sim.deinits(of: Canvas.self) == 0)
}

@Test("What was changed stays, with both", arguments: [26, 27])
func firstObjectIsKept(sdk: Int) {
    let sim = Simulation(Atelier(), sdk: sdk)
    sim.buttons["Strokes 0"].tap()
    sim.buttons["Wait"].tap()
    sim.buttons["Wait"].tap()
    #expect(sim.buttons["Strokes 1"].exists)
}

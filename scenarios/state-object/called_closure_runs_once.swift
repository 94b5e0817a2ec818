// Rule: A closure that is called on the spot inside StateObject(wrappedValue:) is part of the autoclosure, and so runs once as well.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: derived, confidence high, depends on: nothing but Swift's @autoclosure

import SwiftUI

final class Telescope: ObservableObject {
    let target: String

    init(target: String) { self.target = target }
}

struct Observatory: View {
    @StateObject private var telescope: Telescope

    init(target: String) {
        _telescope = StateObject(
            wrappedValue: {
                print("aiming at \(target)")
                return Telescope(target: target)
            }())
    }

    var body: some View { Text("sees \(telescope.target)") }
}

struct Night: View {
    @State private var target = "Vega"

    var body: some View {
        VStack {
            Text("tonight \(target)")
            Observatory(target: target)
            Button("Turn") { target = "Deneb" }
        }
    }
}

@Test("A closure called inside the autoclosure is called once")
func calledClosureRunsOnce() {
    let sim = Simulation(Night())
    sim.buttons["Turn"].tap()
    sim.rerender(Night.self)
    #expect(sim.texts.contains("tonight Deneb"))
    #expect(sim.texts.contains("sees Vega"))
    #expect(sim.output == ["aiming at Vega"])
    #expect(sim.inits(of: Observatory.self) == 3)
    #expect(sim.inits(of: Telescope.self) == 1)
}

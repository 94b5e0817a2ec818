// Rule: A child whose inputs are the same as before is created again as a value, but its body does not run.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: derived, confidence high

import SwiftUI

struct Headline: View {
    let text: String
    let size: Int

    var body: some View { Text(text).font(size > 1 ? .title : .body) }
}

struct Clock: View {
    let hour: Int

    var body: some View { Text("\(hour) o'clock") }
}

struct FrontPage: View {
    @State private var hour = 6

    var body: some View {
        VStack {
            Headline(text: "News", size: 2)
            Clock(hour: hour)
            Button("Later") { hour += 1 }
        }
    }
}

@Test("Both structs are made again, one body runs again")
func equalInputsSkipTheChild() {
    let sim = Simulation(FrontPage())
    for _ in 1...3 { sim.buttons["Later"].tap() }
    #expect(sim.inits(of: Headline.self) == 4)
    #expect(sim.inits(of: Clock.self) == 4)
    #expect(sim.bodyEvaluations(of: Headline.self) == 1)
    #expect(sim.bodyEvaluations(of: Clock.self) == 4)
}

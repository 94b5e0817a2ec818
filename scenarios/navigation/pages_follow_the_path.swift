// Rule: The pages of a stack are its path: values that are appended push, values that are removed pop, and pages whose values stay keep their state.
// Source: https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
// Basis: documented, confidence high

import SwiftUI

struct Level: View {
    let number: Int
    let path: Binding<[Int]>
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("level \(number), \(taps)") { taps += 1 }
            Button("Deeper") { path.wrappedValue += [number + 1, number + 2] }
            Button("Up") { path.wrappedValue.removeLast() }
            Button("Home") { path.wrappedValue = [] }
        }
    }
}

struct Levels: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Start") { path = [1] }
                .navigationDestination(for: Int.self) { Level(number: $0, path: $path) }
        }
    }
}

@Test("Pages come and go with their values")
func pagesFollow() {
    let sim = Simulation(Levels())
    sim.buttons["Start"].tap()
    sim.buttons["level 1, 0"].tap()
    sim.buttons["Deeper"].tap()
    #expect(sim.buttons["level 3, 0"].exists)
    #expect(!sim.buttons["level 1, 1"].exists)
    sim.buttons["Up"].tap()
    #expect(sim.buttons["level 2, 0"].exists)
    sim.goBack()
    #expect(sim.buttons["level 1, 1"].exists)
    sim.buttons["Deeper"].tap()
    sim.buttons["Home"].tap()
    #expect(sim.texts == ["Start"])
    #expect(sim.liveIdentities(of: Level.self) == 0)
}

// Rule: In a lazy stack a changed .id shows fresh state, and the old id, when it comes back, its old state.
// Source: github:twocentstudios/twocentstudios.github.com _posts/2023-11-28-exploring-swift-ui-explicit-identity.markdown
// Basis: observed, confidence high, depends on: seen on iOS 17

import SwiftUI

struct Lamp: View {
    let name: String
    @State private var isOn = false
    var body: some View { Button("\(name) \(isOn ? "on" : "off")") { isOn.toggle() } }
}

struct LazyLamps: View {
    @State private var names = ["red", "green"]
    var body: some View {
        VStack {
            Button("Swap") { names.swapAt(0, 1) }
            LazyVStack {
                Lamp(name: names[0]).id(names[0])
                Lamp(name: names[1]).id(names[1])
            }
        }
    }
}

struct EagerLamps: View {
    @State private var names = ["red", "green"]
    var body: some View {
        VStack {
            Button("Swap") { names.swapAt(0, 1) }
            Lamp(name: names[0]).id(names[0])
            Lamp(name: names[1]).id(names[1])
        }
    }
}

@Test("The lazy stack remembers", arguments: [26, 27])
func lazyStackRemembers(sdk: Int) {
    let sim = Simulation(LazyLamps(), sdk: sdk)
    sim.buttons["red off"].tap()
    sim.buttons["Swap"].tap()
    #expect(sim.buttons.allLabels == ["Swap", "green off", "red off"])
    sim.buttons["Swap"].tap()
    #expect(sim.buttons.allLabels == ["Swap", "red on", "green off"])
    #expect(sim.identitiesDestroyed(of: Lamp.self) == 0)
}

@Test("The eager stack does not", arguments: [26, 27])
func eagerStackForgets(sdk: Int) {
    let sim = Simulation(EagerLamps(), sdk: sdk)
    sim.buttons["red off"].tap()
    sim.buttons["Swap"].tap()
    sim.buttons["Swap"].tap()
    #expect(sim.buttons.allLabels == ["Swap", "red off", "green off"])
    #expect(sim.identitiesDestroyed(of: Lamp.self) == 4)
}

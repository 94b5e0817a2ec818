// Rule: What an if hides in a Form or List comes back with its old state; in a VStack it starts over.
// Source: https://gist.github.com/mbrandonw/db904f2ad544da594eecd8c56ce86212 (FB12969716)
// Basis: observed, confidence high, depends on: iOS 17; other code works around it in 2026 still

import SwiftUI

final class Options: ObservableObject {
    @Published var level = 0
}

struct OptionsRow: View {
    @StateObject private var options = Options()
    var body: some View { Button("Level \(options.level)") { options.level += 1 } }
}

struct FormScreen: View {
    @State private var isShown = true
    var body: some View {
        Form {
            Toggle("Options", isOn: $isShown)
            Section { if isShown { OptionsRow() } }
        }
    }
}

struct StackScreen: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            Toggle("Options", isOn: $isShown)
            if isShown { OptionsRow() }
        }
    }
}

@Test("In a Form the state comes back", arguments: [26, 27])
func inForm(sdk: Int) {
    let sim = Simulation(FormScreen(), sdk: sdk)
    sim.buttons["Level 0"].tap()
    sim.switches["Options"].tap()
    #expect(!sim.buttons["Level 1"].exists)
    #expect(sim.disappearances(of: OptionsRow.self) == 1)
    #expect(sim.deinits(of: Options.self) == 0)
    sim.switches["Options"].tap()
    #expect(sim.buttons["Level 1"].exists)
    #expect(sim.appearances(of: OptionsRow.self) == 2)
    #expect(sim.inits(of: Options.self) == 1)
}

@Test("In a VStack it does not", arguments: [26, 27])
func inStack(sdk: Int) {
    let sim = Simulation(StackScreen(), sdk: sdk)
    sim.buttons["Level 0"].tap()
    sim.switches["Options"].tap()
    sim.switches["Options"].tap()
    #expect(sim.buttons["Level 0"].exists)
    #expect(sim.inits(of: Options.self) == 2)
}

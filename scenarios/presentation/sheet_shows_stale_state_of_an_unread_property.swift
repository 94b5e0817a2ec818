// Rule: A sheet that is presented in the same event that changes a property which the presenter's body never read still shows the old value; an action inside reads the new one.
// Source: https://fatbobman.com/en/posts/bug-code-by-state-inject/
// Basis: observed, confidence high, depends on: iOS 16

import SwiftUI

struct Presenter: View {
    @State private var number = 1
    @State private var isShown = false
    let reads: Bool

    var body: some View {
        VStack {
            if reads { Text("body \(number)") }
            Button("Show") {
                number = 2
                isShown = true
            }
        }
        .sheet(isPresented: $isShown) {
            VStack {
                Text("sheet \(number)")
                Button("Print") { print(number) }
            }
        }
    }
}

@Test("A body that never read the property leaves its sheet behind")
func unreadPropertyIsStale() {
    let sim = Simulation(Presenter(reads: false))
    sim.buttons["Show"].tap()
    #expect(sim.staticTexts["sheet 1"].exists)
    sim.buttons["Print"].tap()
    #expect(sim.output == ["2"])
}

@Test("A body that reads it shows the new value in its sheet too")
func readPropertyIsCurrent() {
    let sim = Simulation(Presenter(reads: true))
    sim.buttons["Show"].tap()
    #expect(sim.staticTexts["sheet 2"].exists)
}

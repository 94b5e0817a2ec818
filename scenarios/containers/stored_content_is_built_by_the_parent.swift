// Rule: A container that stores content as a value has it built with each pass of the parent; one that stores the closure builds it with each pass of its own.
// Source: https://developer.apple.com/documentation/swiftui/viewbuilder
// Basis: derived, confidence high, depends on: nothing but when the closure is called

import SwiftUI

struct ValueLabel: View {
    var body: some View { Text("by value") }
}

struct ClosureLabel: View {
    var body: some View { Text("by closure") }
}

struct ValueBox<Content: View>: View {
    private let content: Content
    @State private var presses = 0

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            content
            Button("Value \(presses)") { presses += 1 }
        }
    }
}

struct ClosureBox<Content: View>: View {
    private let content: () -> Content
    @State private var presses = 0

    init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    var body: some View {
        VStack {
            content()
            Button("Closure \(presses)") { presses += 1 }
        }
    }
}

struct Boxes: View {
    var body: some View {
        VStack {
            ValueBox { ValueLabel() }
            ClosureBox { ClosureLabel() }
        }
    }
}

@Test("The box's own passes build the closure's content only")
func storedContentIsBuiltByTheParent() {
    let sim = Simulation(Boxes())
    sim.buttons["Value 0"].tap()
    sim.buttons["Value 1"].tap()
    sim.buttons["Closure 0"].tap()
    sim.buttons["Closure 1"].tap()
    #expect(sim.inits(of: ValueLabel.self) == 1)
    #expect(sim.inits(of: ClosureLabel.self) == 3)
    #expect(sim.bodyEvaluations(of: ValueLabel.self) == 1)
    #expect(sim.bodyEvaluations(of: ClosureLabel.self) == 1)
    #expect(sim.bodyEvaluations(of: Boxes.self) == 1)
}

// Rule: `dismiss` and `presentationMode` end the presentation or page nearest above the view that reads them; below the root they do nothing.
// Source: https://developer.apple.com/documentation/swiftui/dismissaction
// Basis: documented, confidence high

import SwiftUI

struct Closer: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
        VStack {
            Button("Close \(name)") { dismiss() }
            Button("Leave \(name)") { mode.wrappedValue.dismiss() }
        }
    }
}

struct Inner: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack {
                Closer(name: "outer")
                Button("Show inner") { isShown = true }
                NavigationLink("Push") { Closer(name: "page") }
            }
            .sheet(isPresented: $isShown) { Closer(name: "inner") }
        }
    }
}

struct Root: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Closer(name: "root")
            Button("Show outer") { isShown = true }
        }
        .fullScreenCover(isPresented: $isShown) { Inner() }
    }
}

@Test("Each dismiss ends what is nearest")
func nearestEnds() {
    let sim = Simulation(Root())
    sim.buttons["Close root"].tap()
    sim.buttons["Show outer"].tap()
    sim.buttons["Show inner"].tap()
    sim.buttons["Close inner"].tap()
    sim.buttons["Push"].tap()
    #expect(sim.texts == ["Close page", "Leave page"])
    sim.buttons["Leave page"].tap()
    sim.buttons["Close outer"].tap()
    #expect(sim.buttons["Close root"].exists)
}

// Rule: What an unknown view shows is not known: the content of its closures is there, but that something is not there, how many there are and in which order is undetermined, and makes an expectation fail.
// Source: ViewSim's own; nothing opaque decides an expectation
// Basis: assumption, confidence high

import SwiftUI

struct Screen: View {
    @State private var isPlain = false

    var body: some View {
        VStack {
            Text("title")
            if !isPlain {
                FancyCard { Text("inside") }
            }
            Button("Simplify") { isPlain = true }
            List {
                ForEach(0..<2) { row in HStack { Text("row \(row)"); WebPicture(row) } }
            }
            .accessibilityHidden(isPlain)
        }
    }
}

struct Rows: View {
    var body: some View {
        List { ForEach(0..<2) { row in Button { print(row) } label: { HStack { Text("row \(row)"); WebPicture(row) } } } }
    }
}

@Test("What is there is found")
func found() {
    let sim = Simulation(Screen())
    #expect(sim.staticTexts["title"].exists)
    #expect(sim.staticTexts["inside"].exists)
    #expect(sim.texts.contains("row 1"))
    sim.buttons["Simplify"].tap()
    #expect(sim.value(\Screen.isPlain))
}

@Test("What is not found may be inside")
func notFound() {
    let sim = Simulation(Screen())
    withKnownIssue { #expect(!sim.staticTexts["Pick"].exists) }
    withKnownIssue { #expect(sim.staticTexts["Pick"].exists) }
    withKnownIssue { #expect(sim.buttons.count == 1) }
    withKnownIssue { #expect(sim.buttons.count != 1) }
    withKnownIssue { #expect(sim.texts == ["title", "inside", "Simplify", "row 0", "row 1"]) }
    withKnownIssue { #expect(!sim.texts.contains("Pick")) }
    withKnownIssue { #expect(sim.buttons.allLabels == ["Simplify"]) }
}

@Test("A view inside of a row or a control adds no other one")
func insideOfOthers() {
    let sim = Simulation(Rows())
    #expect(sim.cells.count == 2)
    #expect(sim.buttons.count == 2)
    #expect(sim.staticTexts.count == 0)
    withKnownIssue { #expect(sim.images.count == 0) }
    withKnownIssue { #expect(!sim.buttons["row 7"].exists) }
}

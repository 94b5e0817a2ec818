// Rule: The sections of a List, and views beside ForEach, are one sequence of rows with one window; headers are no rows.
// Source: https://developer.apple.com/documentation/swiftui/section
// Basis: derived, confidence medium

import SwiftUI

struct Line: View {
    let text: String
    var body: some View { Text(text) }
}

struct Book: View {
    var body: some View {
        List {
            Line(text: "Preface")
            ForEach(1...3, id: \.self) { chapter in
                Section("Chapter \(chapter)") {
                    ForEach(1...50, id: \.self) { Line(text: "\(chapter).\($0)") }
                }
            }
            Group {
                Line(text: "Index")
                Line(text: "Imprint")
            }
        }
    }
}

@Test("Rows are counted through", arguments: [26, 27])
func rowsAreCountedThrough(sdk: Int) {
    let sim = Simulation(Book(), sdk: sdk, visibleRows: 4)
    #expect(sim.texts == ["Preface", "Chapter 1", "1.1", "1.2", "1.3"])
    #expect(sim.cells.count == 4)
    #expect(sim.inits(of: Line.self) <= 6)
    sim.scroll(by: 49)
    #expect(sim.cells.allLabels == ["1.49", "1.50", "2.1", "2.2"])
    #expect(sim.staticTexts["Chapter 2"].exists)
    #expect(!sim.staticTexts["Preface"].exists)
    sim.scroll(by: 1_000)
    #expect(sim.cells.allLabels == ["3.49", "3.50", "Index", "Imprint"])
}

// Rule: The window of a lazy grid has its number of columns times the visible rows; adaptive columns fill the width offered.
// Source: https://developer.apple.com/documentation/swiftui/griditem
// Basis: derived, confidence medium, depends on: the simple layout model

import SwiftUI

struct Icon: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

struct ColumnGrid: View {
    let columns: [GridItem]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns) { ForEach(0..<1_000, id: \.self) { Icon(number: $0) } }
        }
    }
}

struct RowGrid: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
                ForEach(0..<1_000, id: \.self) { Icon(number: $0) }
            }
        }
    }
}

@Test("Fixed and flexible columns")
func columns() {
    let three = [GridItem(.flexible()), GridItem(.fixed(50)), GridItem()]
    #expect(Simulation(ColumnGrid(columns: three), visibleRows: 4).appearances(of: Icon.self) == 12)
    #expect(Simulation(RowGrid(), visibleRows: 4).appearances(of: Icon.self) == 8)
}

@Test("Adaptive columns: 393 points hold three of 100 with 10 between them")
func adaptive() {
    let sim = Simulation(ColumnGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]), visibleRows: 4)
    #expect(sim.appearances(of: Icon.self) == 12)
}

@Test("A scroll goes by rows of the grid", .sdk(26))
func scrolled() {
    let sim = Simulation(ColumnGrid(columns: [GridItem(), GridItem()]), visibleRows: 3)
    sim.scroll(by: 2)
    #expect(sim.texts == ["4", "5", "6", "7", "8", "9"])
    sim.scroll(to: 999)
    #expect(sim.texts.last == "999")
    #expect(sim.texts.count == 6)
}

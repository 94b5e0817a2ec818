// Rule: Rows that scroll out of a list disappear, rows that scroll in appear, and a row that comes back appears again.
// Source: github:ole/swiftui-view-lifecycle ViewLifecycle/CaseStudyListDynamic.swift
// Basis: derived, confidence medium

import SwiftUI

struct Carriage: View {
    let number: Int
    var body: some View {
        Text("Carriage \(number)")
            .onAppear { print("+\(number)") }
            .onDisappear { print("-\(number)") }
    }
}

struct Train: View {
    var body: some View { List(0..<9) { Carriage(number: $0) } }
}

@Test("Each scroll shows what enters and hides what leaves", arguments: [26, 27])
func scrollingMovesTheWindow(sdk: Int) {
    let sim = Simulation(Train(), sdk: sdk, visibleRows: 3)
    #expect(sim.output == ["+0", "+1", "+2"])
    sim.scroll(by: 2)
    #expect(Set(sim.output.dropFirst(3)) == ["+3", "+4", "-0", "-1"])
    #expect(sim.texts == ["Carriage 2", "Carriage 3", "Carriage 4"])
    sim.scroll(by: -1)
    #expect(sim.output.filter { $0 == "+1" }.count == 2)
    #expect(sim.cells.allLabels == ["Carriage 1", "Carriage 2", "Carriage 3"])
    sim.scroll(by: 100)
    #expect(sim.texts == ["Carriage 6", "Carriage 7", "Carriage 8"])
    #expect(sim.disappearances(of: Carriage.self) == sim.appearances(of: Carriage.self) - 3)
}

@Test("Scrolling to an id moves no further than it takes")
func scrollToID() {
    let sim = Simulation(Train(), visibleRows: 3)
    sim.scroll(to: 1)
    #expect(sim.output == ["+0", "+1", "+2"])
    sim.scroll(to: 5)
    #expect(sim.texts == ["Carriage 3", "Carriage 4", "Carriage 5"])
}

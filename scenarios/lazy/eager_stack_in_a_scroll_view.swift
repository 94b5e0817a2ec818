// Rule: A VStack in a ScrollView makes all of its rows at once, and scrolling neither shows nor hides any.
// Source: github:ole/swiftui-view-lifecycle ViewLifecycle/CaseStudyScrollViewDynamic.swift
// Basis: derived, confidence high

import SwiftUI

struct Tile: View {
    let number: Int
    var body: some View { Text("Tile \(number)") }
}

struct Wall: View {
    var body: some View {
        ScrollView { VStack { ForEach(0..<60, id: \.self) { Tile(number: $0) } } }
    }
}

@Test("Everything is there from the start", arguments: [26, 27])
func wall(sdk: Int) {
    let sim = Simulation(Wall(), sdk: sdk)
    #expect(sim.appearances(of: Tile.self) == 60)
    sim.scroll(by: 30)
    sim.scroll(to: 59)
    #expect(sim.appearances(of: Tile.self) == 60)
    #expect(sim.disappearances(of: Tile.self) == 0)
    #expect(sim.bodyEvaluations(of: Tile.self) == 60)
    #expect(sim.staticTexts["Tile 0"].exists)
}

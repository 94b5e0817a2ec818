// Rule: After a long way out of sight a row's own view still has its state, while views nested in it start over.
// Source: github:fatbobman/BlogCodes Lazy_ForEach_Bug/Lazy_ForEach_Bug/Demo.swift
// Basis: stated, confidence medium, depends on: reported for iOS 15 and 16; how long the way has to be is not known

import SwiftUI

struct Star: View {
    @State private var isLit = false
    let name: String
    var body: some View { Button("\(name) \(isLit ? "lit" : "dark")") { isLit = true } }
}

struct StarRow: View {
    let number: Int
    @State private var isOwn = false
    var body: some View {
        VStack {
            Button("own \(number) \(isOwn ? "lit" : "dark")") { isOwn = true }
            Star(name: "nested \(number)")
        }
    }
}

struct LazySky: View {
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { StarRow(number: $0) } } }
    }
}

struct ListSky: View {
    var body: some View { List(0..<100) { StarRow(number: $0) } }
}

func lightAndLeave(_ sim: Simulation, by rows: Int) {
    sim.buttons["own 0 dark"].tap()
    sim.buttons["nested 0 dark"].tap()
    sim.scroll(by: rows)
    sim.scroll(by: -rows)
    #expect(sim.buttons["own 0 lit"].exists)
}

@Test("A long way", arguments: [26, 27])
func longWay(sdk: Int) {
    for sim in [Simulation(LazySky(), sdk: sdk), Simulation(ListSky(), sdk: sdk)] {
        lightAndLeave(sim, by: 80)
        #expect(sim.buttons["nested 0 dark"].exists)
    }
}

@Test("A short way", arguments: [26, 27])
func shortWay(sdk: Int) {
    for sim in [Simulation(LazySky(), sdk: sdk), Simulation(ListSky(), sdk: sdk)] {
        lightAndLeave(sim, by: 4)
        #expect(sim.buttons["nested 0 lit"].exists)
    }
}

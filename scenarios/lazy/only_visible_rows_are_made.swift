// Rule: A lazy container makes the rows of its window only, however long the data is and however the rows are written.
// Source: https://chris.eidhof.nl/post/swiftui-state-lifetime
// Basis: stated, confidence high, depends on: iOS 15 and later

import SwiftUI

struct Seat: View {
    let number: Int
    var body: some View { Text("Seat \(number)") }
}

struct ListOfRange: View {
    var body: some View { List(0..<100_000) { Seat(number: $0) } }
}

struct ListOfForEach: View {
    var body: some View { List { ForEach(0..<100_000, id: \.self) { Seat(number: $0) } } }
}

struct LazyColumn: View {
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Seat(number: $0) } } }
    }
}

struct LazyLine: View {
    var body: some View {
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<100_000, id: \.self) { Seat(number: $0) } } }
    }
}

func check(_ sim: Simulation) {
    #expect(sim.inits(of: Seat.self) == 8)
    #expect(sim.bodyEvaluations(of: Seat.self) == 8)
    #expect(sim.appearances(of: Seat.self) == 8)
    #expect(sim.texts == (0..<8).map { "Seat \($0)" })
}

@Test("List of a range", arguments: [26, 27])
func listOfRange(sdk: Int) { check(Simulation(ListOfRange(), sdk: sdk, visibleRows: 8)) }

@Test("List of a ForEach", arguments: [26, 27])
func listOfForEach(sdk: Int) { check(Simulation(ListOfForEach(), sdk: sdk, visibleRows: 8)) }

@Test("LazyVStack", arguments: [26, 27])
func lazyColumn(sdk: Int) { check(Simulation(LazyColumn(), sdk: sdk, visibleRows: 8)) }

@Test("LazyHStack", arguments: [26, 27])
func lazyLine(sdk: Int) { check(Simulation(LazyLine(), sdk: sdk, visibleRows: 8)) }

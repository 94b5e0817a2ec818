// Rule: Where the content of ForEach may be no view at all, a lazy stack keeps the rows before the window alive and up to date.
// Source: https://developer.apple.com/videos/play/wwdc2026/321
// Basis: documented, confidence medium

import SwiftUI

final class Ticket: ObservableObject {}

struct TicketRow: View {
    let number: Int
    let isBold: Bool
    @StateObject private var ticket = Ticket()
    var body: some View { Text("Ticket \(number)") }
}

struct FixedTickets: View {
    @State private var isBold = false
    var body: some View {
        VStack {
            Button("Bold") { isBold.toggle() }
            ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { TicketRow(number: $0, isBold: isBold) } } }
        }
    }
}

struct OptionalTickets: View {
    @State private var isBold = false
    var body: some View {
        VStack {
            Button("Bold") { isBold.toggle() }
            ScrollView {
                LazyVStack {
                    ForEach(0..<200, id: \.self) { number in
                        if number != 3 { TicketRow(number: number, isBold: isBold) }
                    }
                }
            }
        }
    }
}

@Test("Rows that are always one view are dropped", .sdk(27))
func fixedRows() {
    let sim = Simulation(FixedTickets())
    for _ in 1...15 { sim.scroll(by: 10) }
    #expect(sim.liveCount(of: Ticket.self) < 160)
    sim.resetCounts()
    sim.buttons["Bold"].tap()
    #expect(sim.bodyEvaluations(of: TicketRow.self) < 20)
}

@Test("Rows that may be none stay and are evaluated", .sdk(27))
func optionalRows() {
    let sim = Simulation(OptionalTickets())
    for _ in 1...15 { sim.scroll(by: 10) }
    #expect(sim.liveCount(of: Ticket.self) >= 160)
    sim.resetCounts()
    sim.buttons["Bold"].tap()
    #expect(sim.bodyEvaluations(of: TicketRow.self) >= 160)
    #expect(sim.disappearances(of: TicketRow.self) == 0)
}

@Test("A row that shows nothing takes no place")
func emptyRow() {
    let sim = Simulation(OptionalTickets(), visibleRows: 5)
    #expect(sim.staticTexts.allLabels == [0, 1, 2, 4, 5].map { "Ticket \($0)" })
}

// Rule: a view of plain data ignores its own `==`; identifiers, ranges and decimals of the library are plain data, as their layouts say, and erased hashable values are not.
// Source: https://medium.com/airbnb-engineering/understanding-and-improving-swiftui-performance-37b77ac61896
// Basis: derived, high

import SwiftUI

struct Ticket: View, Equatable {
    let id: UUID
    let seats: Range<Int>
    let price: Decimal
    static func == (old: Ticket, new: Ticket) -> Bool { true }
    var body: some View { Text("\(seats.count)") }
}

struct Marker: View, Equatable {
    let key: AnyHashable
    static func == (old: Marker, new: Marker) -> Bool { true }
    var body: some View { Text("label") }
}

struct Hall: View {
    @State private var seats = 1
    private let id = UUID()

    var body: some View {
        Button("More") { seats += 1 }
        Ticket(id: id, seats: 0..<seats, price: 2)
        Marker(key: seats)
    }
}

@Test("Bytes decide about plain data, an own == about the rest")
func more() {
    let sim = Simulation(Hall())
    sim.buttons["More"].tap()
    #expect(sim.texts == ["More", "2", "label"])
    #expect(sim.bodyEvaluations(of: Ticket.self) == 2)
    #expect(sim.bodyEvaluations(of: Marker.self) == 1)
}

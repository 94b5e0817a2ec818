// One row among many changes its own state: that row's body runs, nothing else does.
import SwiftUI

struct Seat: View {
    let number: Int
    @State private var isTaken = false
    var body: some View { Button(isTaken ? "taken \(number)" : "free \(number)") { isTaken.toggle() } }
}

struct Theatre: View {
    let seats: Int
    var body: some View {
        VStack { ForEach(0..<seats, id: \.self) { Seat(number: $0) } }
    }
}

@Test(arguments: [100, 1_000, 10_000])
func sets(seats: Int) {
    let sim = Simulation(Theatre(seats: seats))
    for turn in 1...20 { sim.set(\Seat.isTaken, to: turn % 2 == 1, at: seats / 2) }
    #expect(sim.bodyEvaluations(of: Seat.self) == seats + 20)
    #expect(sim.bodyEvaluations(of: Theatre.self) == 1)
}

@Test(arguments: [100, 1_000, 10_000])
func taps(seats: Int) {
    let sim = Simulation(Theatre(seats: seats))
    for turn in 1...20 { sim.buttons[turn % 2 == 1 ? "free \(seats / 2)" : "taken \(seats / 2)"].tap() }
    #expect(sim.bodyEvaluations(of: Seat.self) == seats + 20)
    #expect(sim.bodyEvaluations(of: Theatre.self) == 1)
}

// Rule: A parameter that is itself @autoclosure @escaping passes the caller's expression on unevaluated, so the object is created once.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: derived, confidence high, depends on: nothing but Swift's @autoclosure

import SwiftUI

final class Roster: ObservableObject {
    let team: String

    init(team: String) { self.team = team }
}

struct RosterView: View {
    @StateObject private var roster: Roster

    init(roster: @autoclosure @escaping () -> Roster) {
        _roster = StateObject(wrappedValue: roster())
    }

    var body: some View { Text("team \(roster.team)") }
}

struct Stadium: View {
    @State private var minutes = 0

    var body: some View {
        VStack {
            Text("minute \(minutes)")
            RosterView(roster: Roster(team: "reds from \(minutes)"))
            Button("Play on") { minutes += 1 }
        }
    }
}

@Test("The deferred argument is evaluated once, with the values of the first pass")
func autoclosureParameterDefers() {
    let sim = Simulation(Stadium())
    for _ in 1...4 { sim.buttons["Play on"].tap() }
    #expect(sim.staticTexts["minute 4"].exists)
    #expect(sim.staticTexts["team reds from 0"].exists)
    #expect(sim.inits(of: RosterView.self) == 5)
    #expect(sim.inits(of: Roster.self) == 1)
    #expect(sim.deinits(of: Roster.self) == 0)
    #expect(sim.autoclosureRuns(of: \RosterView.roster) == 1)
}

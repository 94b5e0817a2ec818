// Rule: An @Observable object is tracked property by property: a body runs again only when a property that it read changes.
// Source: https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app
// Basis: documented, confidence high, depends on: iOS 17 or later

import Observation
import SwiftUI

@Observable
final class Trip {
    var title = "north"
    var days = 3
}

struct TripTitle: View {
    let trip: Trip

    var body: some View { Text(trip.title) }
}

struct TripLength: View {
    let trip: Trip

    var body: some View { Text("\(trip.days) days") }
}

struct TripPlanner: View {
    @State private var trip = Trip()

    var body: some View {
        VStack {
            TripTitle(trip: trip)
            TripLength(trip: trip)
            Button("Longer") { trip.days += 1 }
        }
    }
}

@Test("Only the reader of the changed property runs again", arguments: [26, 27])
func observableIsTrackedPerProperty(sdk: Int) {
    let sim = Simulation(TripPlanner(), sdk: sdk)
    sim.buttons["Longer"].tap()
    sim.buttons["Longer"].tap()
    #expect(sim.staticTexts["5 days"].exists)
    #expect(sim.bodyEvaluations(of: TripLength.self) == 3)
    #expect(sim.bodyEvaluations(of: TripTitle.self) == 1)
    #expect(sim.bodyEvaluations(of: TripPlanner.self) == 1)
    #expect(sim.inits(of: Trip.self) == 1)
}

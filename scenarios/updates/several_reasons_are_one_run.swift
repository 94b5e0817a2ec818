// Rule: A view for which several things change in one event runs its body once: new inputs, a published change, a changed binding and a changed environment value together.
// Source: WWDC21, Demystify SwiftUI (one update for all that an event changed)
// Basis: derived, confidence high

import SwiftUI

final class Weather: ObservableObject {
    @Published var wind = 0
}

struct Sailor: View {
    let day: Int
    @ObservedObject var weather: Weather
    @Binding var course: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text("day \(day) wind \(weather.wind) course \(course) \(isEnabled ? "sailing" : "resting")") }
}

struct Voyage: View {
    @StateObject private var weather = Weather()
    @State private var day = 1
    @State private var course = 90

    var body: some View {
        VStack {
            Sailor(day: day, weather: weather, course: $course).disabled(day > 1)
            Button("Next") {
                day += 1
                weather.wind += 5
                course += 10
            }
        }
    }
}

@Test("Four reasons, one run")
func oneRun() {
    let sim = Simulation(Voyage())
    sim.buttons["Next"].tap()
    #expect(sim.staticTexts["day 2 wind 5 course 100 resting"].exists)
    #expect(sim.bodyEvaluations(of: Sailor.self) == 2)
    #expect(sim.bodyEvaluations(of: Voyage.self) == 2)
}

// Rule: Two instances of a view, each made with a constant of its own, have an object each.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Forecast: ObservableObject {
    let city: String
    @Published var degrees = 20

    init(city: String) { self.city = city }
}

struct ForecastCard: View {
    @StateObject private var forecast: Forecast

    init(city: String) {
        _forecast = StateObject(wrappedValue: Forecast(city: city))
    }

    var body: some View {
        VStack {
            Text("\(forecast.city) \(forecast.degrees)")
            Button("Warm \(forecast.city)") { forecast.degrees += 1 }
        }
    }
}

struct WeatherScreen: View {
    var body: some View {
        HStack {
            ForecastCard(city: "Oslo")
            ForecastCard(city: "Lima")
        }
    }
}

@Test("Two places of one view type do not share an object")
func twoInstancesHaveTwoObjects() {
    let sim = Simulation(WeatherScreen())
    #expect(sim.inits(of: Forecast.self) == 2)
    #expect(sim.objects(of: Forecast.self).map(\.city).sorted() == ["Lima", "Oslo"])

    sim.buttons["Warm Lima"].tap()
    #expect(sim.staticTexts["Lima 21"].exists)
    #expect(sim.staticTexts["Oslo 20"].exists)
    #expect(sim.bodyEvaluations(of: ForecastCard.self) == 3)
    #expect(sim.inits(of: Forecast.self) == 2)
}

// Rule: A DynamicProperty's update() runs before each body of its view, with its own wrappers connected, and may change the property; what it reads is a dependency of the view.
// Source: https://developer.apple.com/documentation/swiftui/dynamicproperty/update()
// Basis: documented for the order, derived for the dependency, confidence medium

import Observation
import SwiftUI

@Observable
final class Weather {
    var degrees = 10
}

struct Forecast: DynamicProperty {
    let weather: Weather
    @State private var offset = 1
    private(set) var text = "unknown"

    init(weather: Weather) { self.weather = weather }

    mutating func update() {
        print("update")
        text = "\(weather.degrees + offset) degrees"
    }
}

struct ForecastView: View {
    private let forecast: Forecast

    init(weather: Weather) { forecast = Forecast(weather: weather) }

    var body: some View {
        let _ = print("body \(forecast.text)")
        Text(forecast.text)
    }
}

@Test("update() prepares each body, and its reads are tracked")
func updateRunsBeforeTheBody() {
    let weather = Weather()
    let sim = Simulation(ForecastView(weather: weather))
    #expect(sim.output == ["update", "body 11 degrees"])
    weather.degrees = 20
    #expect(sim.output == ["update", "body 11 degrees", "update", "body 21 degrees"])
}

// Rule: The content of GeometryReader is evaluated by itself when its size changes or when an object it read does.
// Source: github:OpenSwiftUIProject/OpenSwiftUI@069dd80 Sources/OpenSwiftUICore/Layout/Geometry/GeometryReader.swift
// Basis: derived, confidence medium, depends on: taken from a re-implementation

import Observation
import SwiftUI

@Observable final class Weather { var degrees = 20 }

struct Panel: View {
    let weather: Weather
    var body: some View {
        let _ = print("panel")
        GeometryReader { proxy in
            let _ = print("content")
            Text("\(proxy.size.width) wide, \(weather.degrees) degrees")
        }
    }
}

struct Dashboard: View {
    @State private var weather = Weather()
    @State private var isWide = false
    var body: some View {
        VStack {
            Button("Widen") { isWide = true }
            Button("Warm") { weather.degrees += 5 }
            Panel(weather: weather).frame(width: isWide ? 300 : 200)
        }
    }
}

@Test("The body around it does not run", arguments: [26, 27])
func runsByItself(sdk: Int) {
    let sim = Simulation(Dashboard(), sdk: sdk)
    #expect(sim.output == ["panel", "content"])
    sim.buttons["Widen"].tap()
    #expect(sim.staticTexts["300.0 wide, 20 degrees"].exists)
    sim.buttons["Warm"].tap()
    #expect(sim.staticTexts["300.0 wide, 25 degrees"].exists)
    #expect(sim.output == ["panel", "content", "content", "content"])
}

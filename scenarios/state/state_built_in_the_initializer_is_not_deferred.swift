// Rule: State(wrappedValue:) in a view's initializer builds its object with each initialization under either SDK; only StateObject(wrappedValue:) defers it.
// Source: github:pointfreeco/swiftui-lazy-state README.md
// Basis: stated, confidence high, depends on: State(wrappedValue:) taking a value and StateObject(wrappedValue:) an autoclosure

import Observation
import SwiftUI

@Observable
final class EagerMap {
    let region: String

    init(region: String) { self.region = region }
}

final class DeferredMap: ObservableObject {
    let region: String

    init(region: String) { self.region = region }
}

struct EagerMapView: View {
    @State private var map: EagerMap

    init(region: String) { _map = State(wrappedValue: EagerMap(region: region)) }

    var body: some View { Text("eager \(map.region)") }
}

struct DeferredMapView: View {
    @StateObject private var map: DeferredMap

    init(region: String) { _map = StateObject(wrappedValue: DeferredMap(region: region)) }

    var body: some View { Text("deferred \(map.region)") }
}

struct Compass: View {
    @State private var region = "alps"

    var body: some View {
        VStack {
            EagerMapView(region: region)
            DeferredMapView(region: region)
            Button("Coast") { region = "coast" }
            Button("Plain") { region = "plain" }
        }
    }
}

@Test("Both keep the first region, one of them builds three maps", arguments: [26, 27])
func stateInInitializerIsNotDeferred(sdk: Int) {
    let sim = Simulation(Compass(), sdk: sdk)
    sim.buttons["Coast"].tap()
    sim.buttons["Plain"].tap()
    #expect(sim.staticTexts["eager alps"].exists)
    #expect(sim.staticTexts["deferred alps"].exists)
    #expect(sim.inits(of: EagerMap.self) == 3)
    #expect(sim.inits(of: DeferredMap.self) == 1)
}

// Rule: Wrappers inside a DynamicProperty have storage of the view that holds it, at any depth; what changes in them runs that view's body, under the name of its own property.
// Source: https://developer.apple.com/documentation/swiftui/dynamicproperty
// Basis: documented, confidence high

import SwiftUI

final class Ticker: ObservableObject {
    @Published var ticks = 0
}

@propertyWrapper
struct Remembered<Value>: DynamicProperty {
    @State private var value: Value
    @State private var writes = 0

    init(wrappedValue: Value) { _value = State(wrappedValue: wrappedValue) }

    var wrappedValue: Value {
        get { value }
        nonmutating set {
            value = newValue
            writes += 1
        }
    }

    var projectedValue: Int { writes }
}

struct Meter: DynamicProperty {
    @StateObject var ticker = Ticker()
    @Remembered var peak = 0

    func tick() {
        ticker.ticks += 1
        peak = max(peak, ticker.ticks)
    }
}

struct MeterView: View {
    private var meter = Meter()

    var body: some View {
        let _ = Self._printChanges()
        Button("\(meter.ticker.ticks) of \(meter.peak), \(meter.$peak) writes") { meter.tick() }
    }
}

struct MeterShelf: View {
    var body: some View {
        VStack {
            MeterView()
            MeterView()
        }
    }
}

@Test("Each view has the storage of its nested wrappers", arguments: [26, 27])
func nestedWrappersBelongToTheView(sdk: Int) {
    let sim = Simulation(MeterShelf(), sdk: sdk)
    #expect(sim.inits(of: Ticker.self) == 2)
    sim.buttons["0 of 0, 0 writes"].tap()
    #expect(sim.texts == ["1 of 1, 1 writes", "0 of 0, 0 writes"])
    #expect(sim.bodyEvaluations(of: MeterView.self) == 3)
    #expect(sim.output.last == "MeterView: meter changed.")
}

// Rule: An object that the caller builds is created again with every pass of the parent, although @StateObject keeps the first one; deferring the argument cures it.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: derived, confidence high, depends on: nothing but Swift's @autoclosure

import SwiftUI

/// Counts cups; imagine that creating one opens a database.
final class CoffeeModel: ObservableObject {
    @Published var cups = 0
}

/// The same, for the cured view.
final class TeaModel: ObservableObject {
    @Published var cups = 0
}

/// The bug: the caller's object exists before `StateObject` can defer it.
struct CoffeeCounter: View {
    @StateObject private var model: CoffeeModel

    init(model: CoffeeModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Button("Coffee: \(model.cups)") { model.cups += 1 }
    }
}

/// The cure: the argument stays an expression until SwiftUI wants the object.
struct TeaCounter: View {
    @StateObject private var model: TeaModel

    init(model: @autoclosure @escaping () -> TeaModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Button("Tea: \(model.cups)") { model.cups += 1 }
    }
}

struct BreakScreen: View {
    @State private var isSunny = true

    var body: some View {
        VStack {
            Toggle(isSunny ? "Sunny" : "Rainy", isOn: $isSunny)
            CoffeeCounter(model: CoffeeModel())
            TeaCounter(model: TeaModel())
        }
        .padding()
    }
}

@Test("Every change of weather brews a coffee model that nobody uses")
func weatherChanges() {
    let sim = Simulation(BreakScreen())
    sim.buttons["Coffee: 0"].tap()
    sim.buttons["Tea: 0"].tap()
    sim.switches["Sunny"].tap()
    sim.switches["Rainy"].tap()
    sim.switches["Sunny"].tap()

    #expect(sim.inits(of: CoffeeModel.self) == 4)  // one for each pass of BreakScreen
    #expect(sim.inits(of: TeaModel.self) == 1)
    #expect(sim.liveCount(of: CoffeeModel.self) == 2)  // the one in use, and the last surplus one
    #expect(sim.buttons.allLabels == ["Coffee: 1", "Tea: 1"])
}

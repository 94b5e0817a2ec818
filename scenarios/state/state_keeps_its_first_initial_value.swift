// Rule: A @State that takes its initial value from an input keeps the first one; later inputs change the view's other properties only.
// Source: https://developer.apple.com/documentation/swiftui/state
// Basis: documented, confidence high

import SwiftUI

struct PriceTag: View {
    let suggested: Int
    @State private var price: Int

    init(suggested: Int) {
        self.suggested = suggested
        _price = State(initialValue: suggested)
    }

    var body: some View {
        VStack {
            Text("suggested \(suggested), set \(price)")
            Button("Raise") { price += 1 }
        }
    }
}

struct Market: View {
    @State private var suggested = 10

    var body: some View {
        VStack {
            PriceTag(suggested: suggested)
            Button("Suggest more") { suggested += 10 }
        }
    }
}

@Test("Later initial values are not used", arguments: [26, 27])
func stateKeepsItsFirstInitialValue(sdk: Int) {
    let sim = Simulation(Market(), sdk: sdk)
    sim.buttons["Suggest more"].tap()
    #expect(sim.staticTexts["suggested 20, set 10"].exists)
    sim.buttons["Raise"].tap()
    sim.buttons["Suggest more"].tap()
    #expect(sim.staticTexts["suggested 30, set 11"].exists)
    #expect(sim.value(\PriceTag.price) == 11)
}

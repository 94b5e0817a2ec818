// Rule: A loop over Observations sees the first value, then one value a transaction that changed what the closure read, and ends with its task; a view's task ends it with the view.
// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0475-observed.md
// Basis: documented, confidence high

import Observation
import SwiftUI

@Observable final class Basket {
    var count = 0
    var price = 0
}

struct BasketView: View {
    let basket: Basket
    @State private var log: [String] = []
    var body: some View {
        VStack {
            Text(log.joined(separator: " "))
            Button("Buy") {
                basket.count += 1
                basket.price += 5
            }
        }
        .task {
            for await line in Observations({ "\(basket.count) for \(basket.price)" }) { log.append("[\(line)]") }
        }
    }
}

struct Shop: View {
    @State private var isOpen = true
    let basket: Basket
    var body: some View {
        if isOpen { BasketView(basket: basket) }
        Button("Close") { isOpen = false }
    }
}

@Test("One value a transaction")
func oneEach() {
    let sim = Simulation(Shop(basket: Basket()))
    sim.buttons["Buy"].tap()
    sim.buttons["Buy"].tap()
    #expect(sim.texts.first == "[0 for 0] [1 for 5] [2 for 10]")
}

@Test("The loop ends with its view")
func ends() {
    let basket = Basket()
    let sim = Simulation(Shop(basket: basket))
    #expect(sim.tasks == 1)
    sim.buttons["Close"].tap()
    #expect(sim.tasks == 0)
    basket.count = 7
    sim.advance(by: .seconds(1))
    #expect(sim.warnings == [])
}

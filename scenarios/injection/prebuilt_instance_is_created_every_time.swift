// Rule: An instance that the caller builds for a plain parameter is created with each pass of the parent, although StateObject(wrappedValue:) uses the first one only. A surplus instance lives until the view value that holds it is replaced.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: derived, confidence high, depends on: Swift evaluating a plain argument before the call; the view value of the last pass holds the surplus instance

import SwiftUI

final class CartModel: ObservableObject {
    let shop: String

    init(shop: String) {
        self.shop = shop
        print("cart created")
    }
    deinit { print("cart freed") }
}

struct CartView: View {
    @StateObject private var cart: CartModel

    init(cart: CartModel) {
        _cart = StateObject(wrappedValue: cart)
    }

    var body: some View { Text("cart of \(cart.shop)") }
}

struct Mall: View {
    @State private var isOpen = true

    var body: some View {
        VStack {
            Toggle(isOpen ? "Open" : "Closed", isOn: $isOpen)
            CartView(cart: CartModel(shop: isOpen ? "bakery" : "kiosk"))
        }
    }
}

@Test("Every pass creates one more instance and shows the first")
func prebuiltInstanceIsCreatedEveryTime() {
    let sim = Simulation(Mall())
    #expect(sim.inits(of: CartModel.self) == 1)

    sim.switches["Open"].tap()
    #expect(sim.inits(of: CartModel.self) == 2)
    #expect(sim.deinits(of: CartModel.self) == 0)
    #expect(sim.texts.contains("cart of bakery"))

    sim.switches["Closed"].tap()
    sim.switches["Open"].tap()
    #expect(sim.inits(of: CartModel.self) == 4)
    #expect(sim.bodyEvaluations(of: Mall.self) == 4)
    #expect(sim.autoclosureRuns(of: \CartView.cart) == 1)
}

@Test("The first instance and that of the last pass are alive")
func surplusInstanceLivesUntilTheNextPass() {
    let sim = Simulation(Mall())
    for pass in 2...5 {
        sim.rerender(Mall.self)
        #expect(sim.inits(of: CartModel.self) == pass)
        #expect(sim.deinits(of: CartModel.self) == pass - 2)
        #expect(sim.liveCount(of: CartModel.self) == 2)
    }
    #expect(sim.output.filter { $0 == "cart freed" }.count == 3)
    #expect(sim.leaks.isEmpty)
}

// Rule: One hash combined from two inputs, given to id(_:), reinitializes the state object when either input changes.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Subscription: ObservableObject {
    let plan: String
    let isYearly: Bool

    init(plan: String, isYearly: Bool) {
        self.plan = plan
        self.isYearly = isYearly
    }
}

struct SubscriptionView: View {
    @StateObject private var subscription: Subscription

    init(plan: String, isYearly: Bool) {
        _subscription = StateObject(wrappedValue: Subscription(plan: plan, isYearly: isYearly))
    }

    var body: some View {
        Text("\(subscription.plan), \(subscription.isYearly ? "yearly" : "monthly")")
    }
}

struct Shop: View {
    @State private var plan = "basic"
    @State private var isYearly = false
    @State private var visitors = 0

    private var choice: Int {
        var hasher = Hasher()
        hasher.combine(plan)
        hasher.combine(isYearly)
        return hasher.finalize()
    }

    var body: some View {
        VStack {
            SubscriptionView(plan: plan, isYearly: isYearly)
                .id(choice)
            Text("\(visitors) visitors")
            Toggle("Yearly", isOn: $isYearly)
            Button("Upgrade") { plan = "plus" }
            Button("Visit") { visitors += 1 }
        }
    }
}

@Test("Either input brings a new object, another one does not")
func hashOfTwoInputsReinitializes() {
    let sim = Simulation(Shop())
    #expect(sim.staticTexts["basic, monthly"].exists)

    sim.buttons["Upgrade"].tap()
    #expect(sim.staticTexts["plus, monthly"].exists)
    #expect(sim.inits(of: Subscription.self) == 2)

    sim.switches["Yearly"].tap()
    #expect(sim.staticTexts["plus, yearly"].exists)
    #expect(sim.inits(of: Subscription.self) == 3)

    sim.buttons["Visit"].tap()
    #expect(sim.staticTexts["1 visitors"].exists)
    #expect(sim.inits(of: Subscription.self) == 3)
    #expect(sim.deinits(of: Subscription.self) == 2)
}

@Test("Going back to earlier inputs is one more identity, not the earlier object")
func earlierHashIsANewIdentity() {
    let sim = Simulation(Shop())
    sim.switches["Yearly"].tap()
    sim.switches["Yearly"].tap()
    #expect(sim.staticTexts["basic, monthly"].exists)
    #expect(sim.inits(of: Subscription.self) == 3)
    #expect(sim.identitiesCreated(of: SubscriptionView.self) == 3)
    #expect(sim.liveIdentities(of: SubscriptionView.self) == 1)
}

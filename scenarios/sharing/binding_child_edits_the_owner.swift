// Rule: A child with a @Binding owns nothing: it reads and writes the state of its owner, which runs again when it read that state.
// Source: https://developer.apple.com/documentation/swiftui/binding
// Basis: documented, confidence high

import SwiftUI

struct AmountControl: View {
    let title: String
    @Binding var amount: Int

    var body: some View {
        HStack {
            Button("More \(title)") { amount += 1 }
            Button("Less \(title)") { amount -= 1 }
            Text("\(title): \(amount)")
        }
    }
}

struct Recipe: View {
    @State private var eggs = 2
    @State private var cups = 1

    var body: some View {
        VStack {
            Text("\(eggs) eggs and \(cups) cups")
            AmountControl(title: "eggs", amount: $eggs)
            AmountControl(title: "cups", amount: $cups)
        }
    }
}

@Test("The child's writes arrive in the owner's state")
func bindingChildEditsTheOwner() {
    let sim = Simulation(Recipe())
    sim.buttons["More eggs"].tap()
    sim.buttons["More eggs"].tap()
    sim.buttons["Less cups"].tap()
    #expect(sim.staticTexts["4 eggs and 0 cups"].exists)
    #expect(sim.staticTexts["eggs: 4"].exists)
    #expect(sim.value(\Recipe.eggs) == 4)
    #expect(sim.bodyEvaluations(of: Recipe.self) == 4)
    #expect(sim.bodyEvaluations(of: AmountControl.self) == 5)
}

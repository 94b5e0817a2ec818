// Rule: A write to a @Published property tells the object's publisher first, then the property's own subscribers with the new value, and stores it after that.
// Source: https://developer.apple.com/documentation/combine/published
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        objectWillChange.sink { [unowned self] in print("object, still \(count)") }.store(in: &bag)
        $count.dropFirst().sink { [unowned self] in print("gets \($0), still \(count)") }.store(in: &bag)
    }
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View { Button("Count \(counter.count)") { counter.count += 1 } }
}

@Test("Object, property, storage")
func sendsBeforeItStores() {
    let sim = Simulation(CounterView())
    sim.buttons["Count 0"].tap()
    #expect(sim.output == ["object, still 0", "gets 1, still 0"])
    #expect(sim.buttons["Count 1"].exists)
    #expect(sim.publishes(of: Counter.self) == 1)
}

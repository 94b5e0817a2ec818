import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Text("Count: \(counter.count)")
            Button("Add") { counter.count += 1 }
        }
    }
}

@Test("The counter is created once and counts")
func counts() {
    let sim = Simulation(CounterView())
    sim.buttons["Add"].tap()
    sim.buttons["Add"].tap()
    #expect(sim.texts.contains("Count: 2"))
    #expect(sim.inits(of: Counter.self) == 1)
    #expect(sim.bodyEvaluations(of: CounterView.self) == 3)
}

@Test("Rendering the view again keeps its counter", arguments: [26, 27])
func survives(sdk: Int) {
    let sim = Simulation(CounterView(), sdk: sdk)
    sim.buttons["Add"].tap()
    sim.rerender(CounterView.self)
    #expect(sim.texts.contains("Count: 1"))
    #expect(sim.deinits(of: Counter.self) == 0)
}

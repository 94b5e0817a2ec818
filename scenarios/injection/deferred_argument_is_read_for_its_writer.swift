// Rule: A @State that a deferred initial value reads is read for the view that wrote the closure, as with any other closure: its body depends on it from then on. The view whose object is made does not.
// Source: SwiftUI's public interface (State marks its location as read, whoever calls); OpenSwiftUI, StoredLocation
// Basis: derived, confidence medium

import SwiftUI

final class Counter: ObservableObject {
    let start: Int
    init(start: Int) { self.start = start }
}

struct Child: View {
    @StateObject private var counter: Counter
    init(counter: @autoclosure @escaping () -> Counter) { _counter = StateObject(wrappedValue: counter()) }
    var body: some View { Text("from \(counter.start)") }
}

struct Holder: View {
    @Binding var start: Int
    var body: some View { Child(counter: Counter(start: start)) }
}

struct Parent: View {
    @State private var start = 1
    @State private var isShown = true
    var body: some View {
        if isShown { Child(counter: Counter(start: start)) }
        Button("More") { start += 1 }
        Button("Toggle") { isShown.toggle() }
    }
}

struct Outer: View {
    @State private var start = 1
    var body: some View {
        Holder(start: $start)
        Button("More") { start += 1 }
    }
}

@Test("The writer's body runs, the child's object stays", arguments: [26, 27])
func writerDepends(sdk: Int) {
    let sim = Simulation(Parent(), sdk: sdk)
    #expect(sim.bodyEvaluations(of: Parent.self) == 1)
    sim.buttons["More"].tap()
    #expect(sim.bodyEvaluations(of: Parent.self) == 2)
    #expect(sim.texts.first == "from 1")
    #expect(sim.inits(of: Counter.self) == 1)
    sim.buttons["Toggle"].tap()
    sim.buttons["Toggle"].tap()
    #expect(sim.texts.first == "from 2")
}

@Test("Through a binding, the view that holds it")
func holderDepends() {
    let sim = Simulation(Outer())
    sim.buttons["More"].tap()
    #expect(sim.bodyEvaluations(of: Holder.self) == 2)
    #expect(sim.bodyEvaluations(of: Outer.self) == 1)
    #expect(sim.inits(of: Counter.self) == 1)
}

@Test("Before it is made, nobody depends on what it would read")
func hiddenChildReadsNothing() {
    let sim = Simulation(Parent())
    sim.buttons["Toggle"].tap()
    sim.update(to: Parent())
    sim.resetCounts()
    sim.buttons["Toggle"].tap()
    #expect(sim.bodyEvaluations(of: Parent.self) == 1)
}

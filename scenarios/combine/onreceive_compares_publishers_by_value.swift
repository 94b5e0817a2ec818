// Rule: A body that gives onReceive a publisher subscribes to it where it differs from the last one, objects by identity and values part by part, or where the last one has completed: an equal Just fires with each pass of the view that builds it, also in a view whose parent runs, and not where no body runs.
// Source: github:fatbobman/FatBlog Content/posts/onChange.md; OpenSwiftUI, SubscriptionLifetime (a completed subscription is made anew)
// Basis: stated, confidence high for Just; derived for other publishers that complete

import Combine
import SwiftUI

let echo = PassthroughSubject<Int, Never>()
let past = CurrentValueSubject<Int, Never>(7)

struct Watcher: View {
    let value: Int
    @State private var unrelated = 0
    var body: some View {
        let _ = unrelated
        Text("watch")
            .onReceive(Just(value)) { print("just \($0)") }
            .onReceive(past) { print("past \($0)") }
            .onReceive([1, 2].publisher) { print("list \($0)") }
        Button("Self") { unrelated += 1 }
    }
}

struct Owner: View {
    @State private var value = 1
    @State private var other = 0
    var body: some View {
        Watcher(value: value)
        Button("More") { value += 1 }
        Button("Other") { other += 1 }
        Text("\(other)")
    }
}

@Test("Equal or not, Just fires with each body")
func justFiresWithEachBody() {
    let sim = Simulation(Owner())
    #expect(sim.output.sorted() == ["just 1", "list 1", "list 2", "past 7"])
    sim.buttons["Self"].tap()
    #expect(sim.output.dropFirst(4).sorted() == ["just 1", "list 1", "list 2"])
    sim.buttons["More"].tap()
    #expect(sim.output.dropFirst(7).sorted() == ["just 2", "list 1", "list 2"])
    sim.buttons["Other"].tap()
    #expect(sim.output.count == 10)
}

struct Loop: View {
    @State private var count = 0
    @State private var seen = 0
    var body: some View {
        Text("\(seen)").onReceive(Just(count)) { seen = $0 }
        Button("Count") { count += 1 }
    }
}

@Test("A state that follows a value through Just settles")
func followingSettles() {
    let sim = Simulation(Loop())
    sim.buttons["Count"].tap()
    #expect(sim.texts.first == "1")
    #expect(sim.bodyEvaluations(of: Loop.self) <= 4)
    #expect(sim.warnings == [])
}

struct Ended: View {
    @State private var round = 0
    var body: some View {
        Text("\(round)").onReceive(echo) { print("echo \($0)") }
        Button("Again") { round += 1 }
    }
}

@Test("A subject that completed says nothing more")
func completedSubject() {
    let sim = Simulation(Ended())
    echo.send(1)
    echo.send(completion: .finished)
    sim.buttons["Again"].tap()
    echo.send(2)
    #expect(sim.output == ["echo 1"])
}

struct Derived: View {
    @State private var round = 0
    var body: some View {
        Text("\(round)")
            .onReceive(past.receive(on: DispatchQueue.main)) { print("same \($0)") }
            .onReceive(past.map { $0 + 1 }.removeDuplicates()) { print("mapped \($0)") }
            .onReceive(past.map { $0 + round }) { print("captured \($0)") }
            .onReceive(past.eraseToAnyPublisher()) { print("erased \($0)") }
        Button("Again") { round += 1 }
    }
}

@Test("An operator is compared with its upstream and its closure; what is erased is another one each time")
func operatorsAreCompared() {
    let sim = Simulation(Derived())
    #expect(sim.output.sorted() == ["captured 7", "erased 7", "mapped 8", "same 7"])
    sim.buttons["Again"].tap()
    #expect(sim.output.dropFirst(4).sorted() == ["captured 8", "erased 7"])
    past.send(1)
    #expect(sim.output.dropFirst(6).sorted() == ["captured 2", "erased 1", "mapped 2", "same 1"])
}

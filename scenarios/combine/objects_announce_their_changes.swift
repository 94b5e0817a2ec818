// Rule: objectWillChange tells before each write of a published property, equal writes too; an object may bring a publisher of its own, or forward that of an object it holds. Who subscribes keeps the publisher, not the object.
// Source: https://developer.apple.com/documentation/combine/observableobject, observableobjectpublisher
// Basis: documented, confidence high

import Combine
import SwiftUI

/// Asks for what it is told to, and notes what arrives.
final class Taker<Input, Failure: Error>: Subscriber {
    var seen: [String] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        seen.append("\(input)")
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { seen.append("failed: \(error)") } else { seen.append("finished") }
    }
    func ask(_ count: Int) { subscription?.request(.max(count)) }
}

final class Engine: ObservableObject {
    @Published var speed = 0
    var unpublished = 0
}

final class Car: ObservableObject {
    let engine = Engine()
    private var link: AnyCancellable?
    init(forwards: Bool) {
        if forwards { link = engine.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
    }
}

final class ByHand: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var name = "" { willSet { objectWillChange.send(newValue) } }
}

struct CarView: View {
    @ObservedObject var car: Car
    var body: some View { Text("speed \(car.engine.speed)") }
}

struct ByHandView: View {
    @ObservedObject var model: ByHand
    var body: some View { Text("name \(model.name)") }
}

@Test("Before each write, equal ones too")
func values() {
    let engine = Engine()
    var seen: [Int] = []
    let link = engine.objectWillChange.sink { [unowned engine] in seen.append(engine.speed) }
    engine.speed = 5
    engine.speed = 5
    engine.unpublished = 1
    engine.objectWillChange.send()
    #expect(seen == [0, 5, 5])
    link.cancel()
}

@Test("A held object tells nobody else, unless it is forwarded")
func forwarded() {
    let silent = Car(forwards: false)
    let telling = Car(forwards: true)
    let first = Simulation(CarView(car: silent))
    silent.engine.speed = 3
    #expect(first.staticTexts["speed 0"].exists)
    let second = Simulation(CarView(car: telling))
    telling.engine.speed = 3
    #expect(second.staticTexts["speed 3"].exists)
    #expect(second.bodyEvaluations(of: CarView.self) == 2)
}

@Test("A publisher of its own")
func ownPublisher() {
    let model = ByHand()
    var told: [String] = []
    let link = model.objectWillChange.sink { told.append($0) }
    let sim = Simulation(ByHandView(model: model))
    model.name = "Ada"
    #expect(sim.staticTexts["name Ada"].exists)
    #expect(told == ["Ada"])
    link.cancel()
}

@Test("Demand, and cancelling")
func demand() {
    let engine = Engine()
    let taker = Taker<Void, Never>()
    engine.objectWillChange.subscribe(taker)
    engine.speed = 1
    taker.ask(1)
    engine.speed = 2
    engine.speed = 3
    #expect(taker.seen == ["()"])
    taker.subscription?.cancel()
    taker.ask(1)
    engine.speed = 4
    #expect(taker.seen == ["()"])
}

@Test("A subscriber does not keep the object")
func release() {
    let sim = Simulation(Text("screen"))
    var engine: Engine? = Engine()
    let link = engine!.objectWillChange.sink { _ in }
    engine = nil
    #expect(sim.liveCount(of: Engine.self) == 0)
    link.cancel()
}

// Rule: handleEvents and print see subscription, demand, values, the end or the cancelling, in that order, and change nothing; a breakpoint whose closure gives false does not either.
// Source: https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:), print(_:to:), breakpoint(receivesubscription:receiveoutput:receivecompletion:)
// Basis: documented, confidence high

import Combine
import SwiftUI

enum Trouble: Error { case oops }

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

/// Something to be freed.
final class Token {}

struct Lines: TextOutputStream {
    let page: Page
    mutating func write(_ text: String) { page.text += text }
}
final class Page { var text = "" }

@Test("Values and the end")
func values() {
    let sim = Simulation(Text("screen"))
    _ = [1, 2].publisher.print("numbers").sink { _ in }
    #expect(
        sim.output == [
            "numbers: receive subscription: ([1, 2])", "numbers: request unlimited", "numbers: receive value: (1)",
            "numbers: receive value: (2)", "numbers: receive finished",
        ])
    let page = Page()
    _ = Fail<Int, Trouble>(error: .oops).print("", to: Lines(page: page)).sink(
        receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(page.text == "receive subscription: (Empty)\nrequest unlimited\nreceive error: (oops)\n")
}

@Test("The end, and what comes after")
func ends() {
    var seen: [String] = []
    let source = PassthroughSubject<Int, Trouble>()
    let link = source.handleEvents(
        receiveSubscription: { _ in seen.append("subscription") }, receiveOutput: { seen.append("value \($0)") },
        receiveCompletion: { seen.append("end \($0 == .finished)") }, receiveCancel: { seen.append("cancel") },
        receiveRequest: { seen.append("asked \($0)") }
    ).sink(receiveCompletion: { _ in seen.append("sink ends") }, receiveValue: { _ in seen.append("sink") })
    source.send(1)
    source.send(completion: .finished)
    link.cancel()
    #expect(seen == ["subscription", "asked unlimited", "value 1", "sink", "end true", "sink ends"])
}

@Test("Cancelled")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    let link = source.print().sink { _ in }
    link.cancel()
    link.cancel()
    #expect(
        sim.output == ["receive subscription: (PassthroughSubject)", "request unlimited", "receive cancel"])
}

@Test("Demand: what is asked for, and what a value is answered with")
func demand() {
    var asked: [String] = []
    let taker = Taker<Int, Never>()
    [1, 2, 3].publisher.handleEvents(receiveRequest: { asked.append("\($0)") })
        .breakpoint(receiveOutput: { $0 > 5 }).breakpointOnError().subscribe(taker)
    taker.ask(1)
    taker.ask(2)
    #expect(asked == ["max(1)", "max(2)"])
    #expect(taker.seen == ["1", "2", "3", "finished"])
}

@Test("What its closures hold goes with the subscription")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.handleEvents(receiveOutput: { [token] _ in _ = token }).sink { _ in }
    token = nil
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}

// Rule: encode and decode change each value with a coder; an error of it ends the stream and cancels upstream.
// Source: https://developer.apple.com/documentation/combine/publisher/encode(encoder:), decode(type:decoder:), TopLevelEncoder, TopLevelDecoder
// Basis: documented, confidence high

import Combine
import Foundation

/// Notes what is asked of a publisher, and that it is cancelled.
final class Watch {
    var asked: [String] = []
    func on<P: Publisher>(_ source: P) -> AnyPublisher<P.Output, P.Failure> {
        source.handleEvents(
            receiveCancel: { self.asked.append("cancel") }, receiveRequest: { self.asked.append("\($0)") }
        ).eraseToAnyPublisher()
    }
}

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

struct City: Codable, Equatable { var name: String }

/// A coder of the program's own.
struct Shouting: TopLevelEncoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "\(value)".uppercased() }
}

@Test("Values there and back")
func values() {
    var seen: [City] = []
    _ = [City(name: "Oslo")].publisher.encode(encoder: JSONEncoder()).decode(type: City.self, decoder: JSONDecoder())
        .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    #expect(seen == [City(name: "Oslo")])
    var loud: [String] = []
    _ = ["ab"].publisher.eraseToAnyPublisher().encode(encoder: Shouting())
        .sink(receiveCompletion: { _ in }, receiveValue: { loud.append($0) })
    #expect(loud == ["AB"])
}

@Test("What cannot be read ends it")
func ends() {
    let watch = Watch()
    let source = PassthroughSubject<Data, Never>()
    var wasRead = 0
    var failed = false
    let link = watch.on(source).decode(type: City.self, decoder: JSONDecoder()).sink(
        receiveCompletion: { if case .failure(let error) = $0 { failed = error is DecodingError } },
        receiveValue: { _ in wasRead += 1 })
    source.send(Data(#"{"name": "Oslo"}"#.utf8))
    source.send(Data("nothing".utf8))
    source.send(Data(#"{"name": "Rome"}"#.utf8))
    #expect(wasRead == 1)
    #expect(failed)
    #expect(watch.asked == ["unlimited", "cancel"])
    link.cancel()
}

@Test("Demand and cancelling pass")
func demand() {
    let watch = Watch()
    let taker = Taker<Data, any Error>()
    watch.on([City(name: "Oslo"), City(name: "Rome")].publisher).encode(encoder: JSONEncoder()).subscribe(taker)
    taker.ask(1)
    #expect(taker.seen.count == 1)
    taker.subscription?.cancel()
    #expect(watch.asked == ["max(1)", "cancel"])
}

@Test("The subscriber goes with the end")
func release() {
    let source = PassthroughSubject<City, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.encode(encoder: JSONEncoder()).sink(receiveCompletion: { _ in }, receiveValue: { [token] _ in _ = token })
    token = nil
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}

// Rule: A notification center's publisher tells each notification of its name and sender that is posted while somebody asks, and never ends; cancelling removes the observer.
// Source: https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)
// Basis: documented, confidence high

import Combine
import Foundation

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

extension Notification.Name { static let arrived = Notification.Name("arrived") }

@Test("Values")
func values() {
    let center = NotificationCenter()
    let sender = Token()
    var seen: [String] = []
    let any = center.publisher(for: .arrived).sink { seen.append("any \($0.userInfo?["n"] ?? "")") }
    let own = center.publisher(for: .arrived, object: sender).sink { seen.append("own \($0.userInfo?["n"] ?? "")") }
    center.post(name: .arrived, object: sender, userInfo: ["n": 1])
    center.post(name: .arrived, object: nil, userInfo: ["n": 2])
    #expect(seen == ["any 1", "own 1", "any 2"])
    any.cancel()
    own.cancel()
}

@Test("Cancelled")
func cancelled() {
    let center = NotificationCenter()
    var count = 0
    let link = center.publisher(for: .arrived).sink { _ in count += 1 }
    center.post(name: .arrived, object: nil)
    link.cancel()
    center.post(name: .arrived, object: nil)
    #expect(count == 1)
}

@Test("Demand: one that nobody asked for is lost")
func demand() {
    let center = NotificationCenter()
    let taker = Taker<Notification, Never>()
    center.publisher(for: .arrived).subscribe(taker)
    center.post(name: .arrived, object: nil)
    taker.ask(1)
    center.post(name: .arrived, object: nil)
    center.post(name: .arrived, object: nil)
    #expect(taker.seen.count == 1)
}

@Test("What the closure holds goes when it is cancelled")
func release() {
    let center = NotificationCenter()
    var token: Token? = Token()
    weak let probe = token
    let link = center.publisher(for: .arrived).sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}

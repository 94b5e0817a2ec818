// Rule: The publisher of a dynamic property tells its value first, then each change, the newest one late where nobody asked; it never ends, and holds its object. Observing without Combine tells old and new values until the observation is freed.
// Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/keyvalueobservingpublisher, https://developer.apple.com/documentation/foundation/nskeyvalueobservation
// Basis: documented, confidence medium; that a missed change is told late is an assumption

import Combine
import Foundation
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

final class Player: NSObject {
    @objc dynamic var volume = 1
    @objc dynamic var title = "none"
    var plain = 0
}

@Test("Values: the first, then each change of that property")
func values() {
    let player = Player()
    var seen: [String] = []
    let volume = player.publisher(for: \.volume).sink { seen.append("volume \($0)") }
    let title = player.publisher(for: \.title, options: [.new]).sink { seen.append("title \($0)") }
    player.volume = 2
    player.title = "song"
    player.plain = 3
    player.volume += 1
    #expect(seen == ["volume 1", "volume 2", "title song", "volume 3"])
    volume.cancel()
    title.cancel()
}

@Test("Cancelled")
func cancelled() {
    let player = Player()
    var count = 0
    let link = player.publisher(for: \.volume).sink { _ in count += 1 }
    link.cancel()
    player.volume = 2
    #expect(count == 1)
}

@Test("Demand: the newest value stands for those that were missed")
func demand() {
    let player = Player()
    let taker = Taker<Int, Never>()
    player.publisher(for: \.volume).subscribe(taker)
    taker.ask(1)
    player.volume = 2
    player.volume = 3
    #expect(taker.seen == ["1"])
    taker.ask(1)
    #expect(taker.seen == ["1", "3"])
    taker.ask(1)
    player.volume = 4
    #expect(taker.seen == ["1", "3", "4"])
}

@Test("A subscription holds the object, an observation does not")
func release() {
    let sim = Simulation(Text("screen"))
    var player: Player? = Player()
    let link = player!.publisher(for: \.volume).sink { _ in }
    player = nil
    #expect(sim.liveCount(of: Player.self) == 1)
    link.cancel()
    #expect(sim.liveCount(of: Player.self) == 0)
    player = Player()
    let observation = player!.observe(\.volume) { _, _ in }
    player = nil
    #expect(sim.liveCount(of: Player.self) == 0)
    observation.invalidate()
}

@Test("Old and new values, until the observation is freed")
func observing() {
    let player = Player()
    var seen: [String] = []
    var observation: NSKeyValueObservation? = player.observe(\.volume, options: [.old, .new]) { player, change in
        seen.append("\(change.oldValue ?? 0) to \(change.newValue ?? 0), now \(player.volume)")
    }
    player.volume = 5
    observation = nil
    player.volume = 6
    #expect(seen == ["1 to 5, now 5"])
    #expect(observation == nil)
}

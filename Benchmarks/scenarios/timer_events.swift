import Combine
import SwiftUI

/// A repeating timer of the run loop, one event a millisecond.
@Test("A timer fires", arguments: [10_000, 100_000, 1_000_000])
func fires(_ count: Int) {
    let sim = Simulation(Text("screen"))
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in fired += 1 }
    sim.advance(by: .milliseconds(count))
    timer.invalidate()
    #expect(fired == count)
}

/// The same through Combine: timer, connection, subscription, closure.
@Test("A timer publishes", arguments: [10_000, 100_000, 1_000_000])
func publishes(_ count: Int) {
    let sim = Simulation(Text("screen"))
    var seen = 0
    let link = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in seen += 1 }
    sim.advance(by: .milliseconds(count))
    link.cancel()
    #expect(seen == count)
}

/// As many timers at once, each due at a time of its own.
@Test("Timers wait beside each other", arguments: [10_000, 100_000, 1_000_000])
func waits(_ count: Int) {
    let sim = Simulation(Text("screen"))
    var seen = 0
    for number in 0..<count {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(count - number)) { seen += 1 }
    }
    sim.advance(by: .milliseconds(count))
    #expect(seen == count)
}

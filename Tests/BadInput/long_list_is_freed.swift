// Status: 0
// A chain of 100,000 objects dies without recursion.
import SwiftUI

final class Node {
    let next: Node?
    init(next: Node?) { self.next = next }
}

final class LoudNode {
    nonisolated(unsafe) static var freed = 0
    var next: LoudNode?
    init(next: LoudNode?) { self.next = next }
    deinit { LoudNode.freed += 1 }
}

struct Nothing: View {
    var body: some View { Text("nothing") }
}

@Test func longListIsFreed() {
    let sim = Simulation(Nothing())
    var head: Node?
    for _ in 1...100_000 { head = Node(next: head) }
    #expect(sim.inits(of: Node.self) == 100_000)
    #expect(sim.deinits(of: Node.self) == 0)
    head = nil
    #expect(sim.deinits(of: Node.self) == 100_000)
    #expect(sim.liveCount(of: Node.self) == 0)
    #expect(sim.leaks.isEmpty)
}

@Test func longListWithDeinitIsFreed() {
    let sim = Simulation(Nothing())
    var head: LoudNode?
    for _ in 1...100_000 { head = LoudNode(next: head) }
    head = nil
    #expect(LoudNode.freed == 100_000)
    #expect(sim.deinits(of: LoudNode.self) == 100_000)
}

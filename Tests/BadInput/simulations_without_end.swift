// Status: 1
// Line: 9
// Every object makes a simulation of its own.
import SwiftUI

struct Nothing: View { var body: some View { Text("nothing") } }

final class Node {
    let sim = Simulation(Nothing())
}

@Test func chain() {
    var nodes: [Node] = []
    for _ in 1...100_000 { nodes.append(Node()) }
}

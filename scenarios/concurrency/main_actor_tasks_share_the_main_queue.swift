// Rule: the main actor's executor is the main queue: its tasks and the queue's blocks run in the order in which they came.
// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0316-global-actors.md (the main actor's executor is equivalent to the main dispatch queue)
// Basis: documented, high

import SwiftUI

struct Desk: View {
    @State private var log: [String] = []

    var body: some View {
        Button("Call") {
            DispatchQueue.main.async { log.append("block 1") }
            Task { log.append("task 1") }
            DispatchQueue.main.async { log.append("block 2") }
            Task {
                await Task.yield()
                log.append("task 2, later")
            }
            DispatchQueue.main.async { log.append("block 3") }
        }
        Text(log.joined(separator: ", "))
    }
}

@Test("First come, first served")
func order() {
    let sim = Simulation(Desk())
    sim.buttons["Call"].tap()
    #expect(sim.texts.last == "block 1, task 1, block 2, block 3, task 2, later")
}

// Rule: Awaiting an actor is a suspension: other work of the caller's actor runs in between, and the actor itself is reentrant while its own method waits.
// Source: SE-0306, actor reentrancy
// Basis: documented, confidence high

import SwiftUI

actor Counter {
    private var value = 0

    func next() -> Int {
        value += 1
        return value
    }

    func slowly() async -> Int {
        let old = value
        try? await Task.sleep(for: .seconds(1))
        value = old + 1
        return value
    }
}

@MainActor final class Log: ObservableObject {
    @Published private(set) var lines: [String] = []
    private let counter = Counter()

    func work(_ name: String) async {
        lines.append("\(name) asks")
        let number = await counter.next()
        lines.append("\(name) got \(number)")
    }
}

struct LogView: View {
    @StateObject private var log = Log()

    var body: some View {
        VStack {
            Text(log.lines.joined(separator: ", "))
            Button("Both") {
                Task { await log.work("a") }
                Task { await log.work("b") }
            }
        }
    }
}

@Test("Work on the main actor interleaves where it awaits the actor")
func interleaves() {
    let sim = Simulation(LogView())
    sim.buttons["Both"].tap()
    #expect(sim.texts.first == "a asks, b asks, a got 1, b got 2")
}

@Test("Two calls that wait inside the actor lose an update")
func losesUpdate() async {
    let counter = Counter()
    async let first = counter.slowly()
    async let second = counter.slowly()
    let values = await [first, second]
    #expect(values == [1, 1])
}

// Rule: A task that a model starts runs in virtual time and keeps what it captures until it ends; a scenario that awaits lets time pass to what it waits for.
// Source: ViewSim: tasks are owned by nobody but the work they do
// Basis: derived, confidence high

import SwiftUI

@MainActor final class Feed: ObservableObject {
    @Published var items: [Int] = []

    func load() async {
        try? await Task.sleep(for: .seconds(1))
        items = await withTaskGroup(of: Int.self) { group in
            for number in 1...3 {
                group.addTask {
                    try? await Task.sleep(for: .seconds(4 - number))
                    return number
                }
            }
            var all: [Int] = []
            for await number in group { all.append(number) }
            return all
        }
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        VStack {
            Text("\(feed.items)")
            Button("Load") { Task { await feed.load() } }
        }
    }
}

@Test("A button's task ends later")
func buttonTask() {
    let sim = Simulation(FeedView())
    sim.buttons["Load"].tap()
    #expect(sim.texts.first == "[]")
    sim.advance(by: .seconds(4))
    #expect(sim.texts.first == "[3, 2, 1]")
    #expect(sim.tasks == 0)
}

@Test("An awaited call takes its time")
func awaitedCall() async {
    let feed = Feed()
    let sim = Simulation(Text("clock"))
    await feed.load()
    #expect(feed.items == [3, 2, 1])
    #expect(sim.now == .seconds(4))
}

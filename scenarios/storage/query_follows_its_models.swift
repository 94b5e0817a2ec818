// Rule: A @Query has the models of its context that satisfy its filter, in its order, and runs its view again when one is inserted, deleted or changed in what the query reads; a container in the environment is one for all views below.
// Source: https://developer.apple.com/documentation/swiftdata/query
// Basis: documented, confidence medium, depends on: that the models are read anew wherever the property is read, and that only what the filter and the order read is followed, are assumptions

import SwiftData
import SwiftUI

@Model final class Errand {
    var title: String
    var isDone = false
    init(title: String) { self.title = title }
}

struct ErrandRow: View {
    @Bindable var errand: Errand
    var body: some View { Toggle(errand.title, isOn: $errand.isDone) }
}

struct Errands: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Errand.title, order: .reverse) private var errands: [Errand]
    var body: some View {
        List {
            ForEach(errands) { ErrandRow(errand: $0) }
                .onDelete { offsets in for offset in offsets { context.delete(errands[offset]) } }
            Button("add") { context.insert(Errand(title: "errand \(errands.count)")) }
        }
    }
}

struct Done: View {
    @Query private var done: [Errand]
    init(prefix: String) { _done = Query(filter: #Predicate<Errand> { $0.isDone && $0.title.hasPrefix(prefix) }) }
    var body: some View { Text("\(done.count) done") }
}

struct Planner: View { var body: some View { VStack { Done(prefix: "errand"); Errands() } } }

@main struct PlannerApp: App {
    var body: some Scene { WindowGroup { Planner() }.modelContainer(for: Errand.self) }
}

@Test func queriesFollow() {
    let sim = Simulation(app: PlannerApp.self)
    #expect(sim.texts == ["0 done", "add"])
    sim.buttons["add"].tap()
    sim.buttons["add"].tap()
    #expect(sim.texts == ["0 done", "errand 1", "errand 0", "add"])
    #expect(sim.bodyEvaluations(of: Errands.self) == 3)
    sim.switches["errand 0"].tap()
    #expect(sim.texts == ["1 done", "errand 1", "errand 0", "add"])
    #expect(sim.bodyEvaluations(of: Errands.self) == 3)
    sim.cells["errand 0"].swipeToDelete()
    #expect(sim.texts == ["0 done", "errand 1", "add"])
    #expect(sim.liveCount(of: Errand.self) == 1)
}

@Test func aContextFetches() throws {
    let container = try ModelContainer(
        for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for title in ["b", "a", "c"] { container.mainContext.insert(Errand(title: title)) }
    var descriptor = FetchDescriptor<Errand>(
        predicate: #Predicate { $0.title != "b" }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try container.mainContext.fetch(descriptor).map(\.title) == ["c", "a"])
    descriptor.fetchLimit = 1
    #expect(try container.mainContext.fetchCount(descriptor) == 1)
    let sim = Simulation { Errands().modelContainer(container) }
    #expect(sim.texts == ["c", "b", "a", "add"])
}

// Rule: A row that left a lazy stack keeps its state for some updates; the systems of SDK 27 then drop it, earlier ones keep it.
// Source: https://developer.apple.com/videos/play/wwdc2026/321
// Basis: documented, confidence medium, depends on: after how many updates is not specified; ViewSim takes ten

import SwiftUI

final class Draft: ObservableObject {
    let number: Int
    @Published var isEdited = false
    init(number: Int) { self.number = number }
}

struct DraftRow: View {
    @StateObject private var draft: Draft
    init(number: Int) { _draft = StateObject(wrappedValue: Draft(number: number)) }
    var body: some View {
        Button(draft.isEdited ? "\(draft.number) edited" : "\(draft.number)") { draft.isEdited = true }
    }
}

struct Drafts: View {
    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<300, id: \.self) { DraftRow(number: $0) } }
        }
    }
}

@Test("There and back in a few scrolls keeps the state", arguments: [26, 27])
func fewScrolls(sdk: Int) {
    let sim = Simulation(Drafts(), sdk: sdk)
    sim.buttons["0"].tap()
    sim.scroll(by: 20)
    sim.scroll(by: -20)
    #expect(sim.buttons["0 edited"].exists)
    #expect(sim.inits(of: Draft.self) == sim.liveCount(of: Draft.self))
}

@Test("Many scrolls later the row starts over", .sdk(27))
func manyScrolls27() {
    let sim = Simulation(Drafts())
    sim.buttons["0"].tap()
    for _ in 1...20 { sim.scroll(by: 5) }
    #expect(sim.liveCount(of: Draft.self) < 100)
    #expect(!sim.objects(of: Draft.self).contains { $0.number == 0 })
    #expect(sim.trace.contains { $0.kind == "identity.remove" && $0.reason == "dropped by retention" })
    sim.scroll(to: 0)
    #expect(sim.buttons["0"].exists)
}

@Test("Earlier systems keep it", .sdk(26))
func manyScrolls26() {
    let sim = Simulation(Drafts())
    sim.buttons["0"].tap()
    for _ in 1...20 { sim.scroll(by: 5) }
    #expect(sim.liveCount(of: Draft.self) == 110)
    sim.scroll(to: 0)
    #expect(sim.buttons["0 edited"].exists)
}

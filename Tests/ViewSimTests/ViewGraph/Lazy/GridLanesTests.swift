import Testing

@testable import SwiftMachine
@testable import ViewSim

@Suite("Columns of a grid")
struct GridLanesTests {
    private func item(_ kind: String, _ minimum: Double, spacing: Double? = nil) -> ContiguousArray<Value> {
        [Value(kind), .double(minimum), spacing.map { .double($0) } ?? .none]
    }

    @Test("Fixed and flexible items are one column each")
    func single() {
        #expect(GridLanes(items: [item("fixed", 50), item("flexible", 10)], space: 393).count == 2)
    }

    @Test("An adaptive item takes as many as fit with the spacing between them")
    func adaptive() {
        #expect(GridLanes(items: [item("adaptive", 100, spacing: 10)], space: 320).count == 3)
        #expect(GridLanes(items: [item("adaptive", 100, spacing: 10)], space: 319).count == 2)
        #expect(GridLanes(items: [item("adaptive", 1_000)], space: 393).count == 1)
    }

    @Test("An adaptive item fills what fixed ones leave")
    func mixed() {
        let items = [item("fixed", 90, spacing: 10), item("adaptive", 45, spacing: 5)]
        #expect(GridLanes(items: items, space: 295).count == 1 + 4)
    }

    @Test("Sizes that make no sense give at least one column")
    func senseless() {
        #expect(GridLanes(items: [item("adaptive", 0)], space: 0).count == 1)
        #expect(GridLanes(items: [item("adaptive", -5)], space: -10).count >= 1)
    }
}

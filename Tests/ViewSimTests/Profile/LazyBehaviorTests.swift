import Testing

@testable import ViewSim

@Suite("Behaviours of lazy containers by SDK")
struct LazyBehaviorTests {
    @Test("A stack drops and prepares rows from SDK 27 on")
    func stacks() {
        #expect(LazyBehavior.of(sdk: 26, kind: .stack).retainedUpdates == nil)
        #expect(LazyBehavior.of(sdk: 27, kind: .stack).retainedUpdates != nil)
        #expect(LazyBehavior.of(sdk: 26, kind: .grid).prefetchedRows == 0)
        #expect(LazyBehavior.of(sdk: 27, kind: .grid).prefetchedRows > 0)
    }

    @Test("A list is the same under both")
    func lists() {
        #expect(LazyBehavior.of(sdk: 26, kind: .list) == LazyBehavior.of(sdk: 27, kind: .list))
    }

    @Test("Families by name", arguments: ["List", "Form", "LazyVStack", "LazyHGrid", "VStack", "ScrollView"])
    func kinds(name: String) {
        let known: [String: LazyKind] = ["List": .list, "Form": .list, "LazyVStack": .stack, "LazyHGrid": .grid]
        #expect(LazyKind(primitive: name) == known[name])
    }
}

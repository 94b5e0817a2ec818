import Testing

@testable import SwiftFrontEnd
@testable import SwiftMachine
@testable import ViewSim

@Suite("The view graph")
struct ViewGraphTests {
    /// A screen with a number in its state, passed to a child.
    private func counter(_ fixture: GraphFixture) -> (screen: NominalType, child: NominalType) {
        let child = fixture.view("Child", fields: [("number", .unknown)]) { fields in
            fixture.label("number \(fields[0].asInt ?? -1)")
        }
        let screen = fixture.view("Screen", fields: [("_number", fixture.stateType)]) { fields in
            fixture.make(
                fixture.stack,
                fixture.block(
                    fixture.make(child, fixture.read(fields[0])), fixture.make(child, .int(0))))
        }
        return (screen, child)
    }

    private func initialState(_ fixture: GraphFixture, _ value: Value) -> Value {
        fixture.make(fixture.state, value, .none, .none)
    }

    @Test("A body runs again only where its value changed or it read what changed")
    func bodiesRunWhereSomethingChanged() throws {
        let fixture = GraphFixture()
        let (screen, child) = counter(fixture)
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, .int(1))))
        #expect(try fixture.texts(in: graph) == ["number 1", "number 0"])
        #expect(fixture.bodies(of: screen) == 1)
        #expect(fixture.bodies(of: child) == 2)

        try fixture.set("number", of: screen, in: graph, to: .int(5))
        #expect(try fixture.texts(in: graph) == ["number 5", "number 0"])
        #expect(fixture.bodies(of: screen) == 2)
        #expect(fixture.bodies(of: child) == 3)

        try fixture.set("number", of: screen, in: graph, to: .int(5))
        #expect(fixture.bodies(of: screen) == 2)
    }

    @Test("Identity paths name containers with the child's position, branches and ids")
    func identityPaths() throws {
        let fixture = GraphFixture()
        let child = fixture.view("Child") { _ in fixture.label("hi") }
        let screen = fixture.view("Screen") { _ in
            fixture.make(
                fixture.stack,
                fixture.block(
                    fixture.make(fixture.identified, fixture.make(child), Value("Maria")),
                    fixture.branch(true, fixture.make(child))))
        }
        _ = try fixture.mounted(fixture.make(screen))
        let paths = fixture.trace.events.filter { $0.kind == .identityInsert }.compactMap { $0.identity?.description }
        #expect(
            paths == [
                "Screen", "Screen/VStack", "Screen/VStack[0]/id(\"Maria\")/Child",
                "Screen/VStack[0]/id(\"Maria\")/Child/Text", "Screen/VStack[1]/if.true/Child",
                "Screen/VStack[1]/if.true/Child/Text",
            ])
    }

    @Test("A new id makes a new identity, whose appearance comes before the old one's disappearance")
    func changedIDReplaces() throws {
        let fixture = GraphFixture()
        let child = fixture.view("Child") { _ in fixture.label("hi") }
        let screen = fixture.view("Screen", fields: [("_id", fixture.stateType)]) { fields in
            let id = fixture.read(fields[0])
            let seen = fixture.make(
                fixture.appear, fixture.make(child), fixture.action { _ in fixture.log.append("appear") })
            let watched = fixture.make(
                fixture.disappear, seen, fixture.action { _ in fixture.log.append("disappear") })
            return fixture.make(fixture.identified, watched, id)
        }
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, .int(1))))
        try fixture.set("id", of: screen, in: graph, to: .int(2))
        #expect(fixture.log == ["appear", "appear", "disappear"])
        #expect(fixture.counts(of: child).identitiesCreated == 2)
        #expect(fixture.counts(of: child).identitiesDestroyed == 1)
        try graph.unmount()
        #expect(fixture.log == ["appear", "appear", "disappear", "disappear"])
        #expect(fixture.counts(of: child).identitiesDestroyed == 2)
    }

    @Test("Each branch of a conditional has its own state")
    func branchesHaveTheirOwnState() throws {
        let fixture = GraphFixture()
        let child = fixture.view("Child", fields: [("_taps", fixture.stateType)]) { fields in
            fixture.label("taps \(fixture.read(fields[0]).asInt ?? -1)")
        }
        let screen = fixture.view("Screen", fields: [("_isOn", fixture.stateType)]) { fields in
            let isOn = fixture.read(fields[0]).asBool == true
            return fixture.branch(isOn, fixture.make(child, self.initialState(fixture, .int(0))))
        }
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, .bool(true))))
        try fixture.set("taps", of: child, in: graph, to: .int(3))
        #expect(try fixture.texts(in: graph) == ["taps 3"])
        try fixture.set("isOn", of: screen, in: graph, to: .bool(false))
        #expect(try fixture.texts(in: graph) == ["taps 0"])
    }

    @Test("Rows of a ForEach keep their state with their element's id")
    func rowsFollowTheirIDs() throws {
        let fixture = GraphFixture()
        let row = fixture.view("Row", fields: [("name", .unknown), ("_taps", fixture.stateType)]) { fields in
            fixture.label("\(fields[0].asInt ?? -1): \(fixture.read(fields[1]).asInt ?? -1)")
        }
        let screen = fixture.view("Screen", fields: [("_items", fixture.stateType)]) { fields in
            let content = fixture.function { arguments in
                fixture.make(row, arguments[0], self.initialState(fixture, .int(0)))
            }
            let itself = fixture.function { arguments in arguments[0] }
            return fixture.make(fixture.forEach, fixture.read(fields[0]), itself, content)
        }
        let items = Value(array: [1, 2, 3].map(Value.int))
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, items)))
        try fixture.set("taps", of: row, at: 0, in: graph, to: .int(9))
        #expect(try fixture.texts(in: graph) == ["1: 9", "2: 0", "3: 0"])
        try fixture.set("items", of: screen, in: graph, to: Value(array: [3, 4, 1].map(Value.int)))
        #expect(try fixture.texts(in: graph) == ["3: 0", "4: 0", "1: 9"])
        #expect(fixture.counts(of: row).identitiesCreated == 4)
        #expect(fixture.counts(of: row).identitiesDestroyed == 1)
    }

    @Test("A change in one row visits that row alone; a parent's update compares each row once")
    func updatesVisitWhatChanged() throws {
        let fixture = GraphFixture()
        let row = fixture.view("Row", fields: [("name", .unknown), ("_taps", fixture.stateType)]) { fields in
            fixture.label("\(fixture.read(fields[1]).asInt ?? -1)")
        }
        let screen = fixture.view("Screen", fields: [("_title", fixture.stateType)]) { fields in
            let title = fixture.read(fields[0])
            let content = fixture.function { arguments in
                fixture.make(row, arguments[0], self.initialState(fixture, .int(0)))
            }
            let itself = fixture.function { arguments in arguments[0] }
            let data = Value(array: (0..<500).map(Value.int))
            return fixture.make(
                fixture.stack,
                fixture.block(fixture.make(fixture.text, title), fixture.make(fixture.forEach, data, itself, content)))
        }
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, Value("a"))))
        graph.statistics = .init()
        try fixture.set("taps", of: row, at: 250, in: graph, to: .int(1))
        #expect(graph.statistics.bodies == 1)
        #expect(graph.statistics.nodesVisited < 5)
        graph.statistics = .init()
        try fixture.set("title", of: screen, in: graph, to: Value("b"))
        #expect(graph.statistics.bodies == 1)
        #expect(graph.statistics.comparisons == 500)
        #expect(graph.statistics.nodesVisited < 600)
    }

    @Test("Writes under an animation are an update of their own")
    func animatedWritesAreAnotherTransaction() throws {
        let fixture = GraphFixture()
        let screen = fixture.view("Screen", fields: [("_level", fixture.stateType)]) { fields in
            let level = fixture.read(fields[0])
            fixture.log.append("body \(level.asInt ?? -1)")
            return fixture.make(fixture.text, Value("\(level.asInt ?? -1)"))
        }
        let graph = try fixture.mounted(fixture.make(screen, initialState(fixture, .int(0))))
        let location = try #require(fixture.location(of: "level", in: graph, screen))
        try graph.perform("write") {
            try graph.write(.int(1), to: location)
            try graph.write(.int(2), to: location)
            try fixture.context.beginTransaction(.void, isAnimated: true, isSpecial: true, isDistinct: false)
            try graph.write(.int(3), to: location)
            try graph.write(.int(4), to: location)
            fixture.context.transactionScopes.removeLast()
            #expect(location.latest.asInt == 4)
        }
        #expect(fixture.log == ["body 0", "body 2", "body 4"])
    }

    @Test("A body that writes its own state for ever ends with a located error")
    func endlessBodyIsAnError() throws {
        let fixture = GraphFixture()
        let screen = fixture.view("Screen", fields: [("_count", fixture.stateType)]) { fields in
            let count = fixture.read(fields[0]).asInt ?? 0
            if let location = fixture.location(fields[0]) { try location.graph?.write(.int(count + 1), to: location) }
            return fixture.label("\(count)")
        }
        let error = #expect(throws: Trap.self) {
            _ = try fixture.mounted(fixture.make(screen, self.initialState(fixture, .int(0))))
        }
        #expect(error?.diagnostic.id == "views.endless-update")
        #expect(error?.diagnostic.message.contains("Screen") == true)
    }

    @Test("Views nested without end are a located error, not a crash")
    func endlessNestingIsAnError() throws {
        let id = LargeStackThread.run { () -> String? in
            let fixture = GraphFixture()
            let recursive = RecursiveView(fixture: fixture)
            do {
                _ = try fixture.mounted(recursive.value)
                return nil
            } catch {
                return (error as? Trap)?.diagnostic.id
            }
        }
        #expect(id == "views.depth")
    }

    /// A view that shows itself.
    private final class RecursiveView {
        private(set) var value = Value.none

        init(fixture: GraphFixture) {
            let view = fixture.view("Recursive") { [unowned self] _ in self.value }
            value = fixture.make(view)
        }
    }
}

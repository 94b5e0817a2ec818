import Testing

@testable import ViewSim

@Suite("Lazy containers")
struct LazyContainerTests {
    private static let rows = #"""
        import SwiftUI
        struct Row: View {
            let number: Int
            var body: some View { Text("Row \(number)") }
        }
        struct Screen: View {
            var body: some View { ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Row(number: $0) } } } }
        }

        """#

    @Test("Scrolling to an unknown id says which ids there are")
    func unknownID() throws {
        let run = try ScenarioRun.only(
            Self.rows + """
                @Test func missing() {
                    let sim = Simulation(Screen())
                    sim.scroll(to: 50)
                }
                """)
        #expect(run.stopped == "there is no row with the id 50")
        #expect(run.stoppedAt == 11)
    }

    @Test("Where nothing scrolls, scrolling is an error")
    func nothingScrolls() throws {
        let run = try ScenarioRun.only(
            """
            import SwiftUI
            @Test func nothing() {
                let sim = Simulation(Text("a"))
                sim.scroll(by: 1)
            }
            """)
        #expect(run.stopped == "nothing on screen scrolls")
    }

    @Test("The trace says why rows come and go")
    func reasons() throws {
        try ScenarioRun.check(
            Self.rows + #"""
                @Test func reasons() {
                    let sim = Simulation(Screen(), visibleRows: 3)
                    sim.scroll(by: 1)
                    let inserted = sim.trace.filter { $0.kind == "identity.insert" && $0.type == "Row" }
                    #expect(inserted.map(\.reason) == [nil, nil, nil, "scrolled in", "made ahead of the scroll", "made ahead of the scroll"])
                    #expect(inserted.last?.identity == "Screen/ScrollView/LazyVStack/ForEach[id: 5]/Row")
                    let gone = sim.trace.filter { $0.kind == "disappear" && $0.type == "Row" }
                    #expect(gone.map(\.reason) == ["scrolled out"])
                    for _ in 1...15 { sim.scroll(by: 1) }
                    let dropped = sim.trace.filter { $0.kind == "identity.remove" && $0.type == "Row" }
                    #expect(dropped.first?.reason == "dropped by retention")
                    #expect(dropped.first?.identity == "Screen/ScrollView/LazyVStack/ForEach[id: 0]/Row")
                }
                """#)
    }

    @Test("A row cannot be deleted where nothing deletes it")
    func swipeWithoutDeletion() throws {
        let run = try ScenarioRun.only(
            """
            import SwiftUI
            @Test func swipe() {
                let sim = Simulation(List { ForEach(0..<2) { Text("Row \\($0)") } })
                sim.cells["Row 1"].swipeToDelete()
            }
            """)
        #expect(run.stopped == #"cells["Row 1"] cannot be deleted"#)
    }

    @Test("What scrolled away is released with the container")
    func release() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            final class Model: ObservableObject {}
            struct Row: View {
                @StateObject private var model = Model()
                var body: some View { VStack { Text("a") } }
            }
            struct Screen: View {
                @State private var isShown = true
                var body: some View {
                    Button("Hide") { isShown = false }
                    if isShown {
                        List {
                            ForEach(0..<40) { _ in Row() }
                            Row()
                        }
                    }
                }
            }
            @Test func hide() {
                let sim = Simulation(Screen())
                sim.scroll(by: 100)
                sim.scroll(by: -15)
                #expect(sim.liveCount(of: Model.self) > 20)
                sim.buttons["Hide"].tap()
                #expect(sim.liveCount(of: Model.self) == 0)
                #expect(sim.liveIdentities(of: Row.self) == 0)
                #expect(sim.identitiesDestroyed(of: Row.self) == sim.identitiesCreated(of: Row.self))
                #expect(sim.disappearances(of: Row.self) == sim.appearances(of: Row.self))
                #expect(sim.leaks.isEmpty)
            }
            """#)
    }

    @Test("A frame that new inputs of the root change reaches a reader in a view that stays the same")
    func frameOfTheRoot() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Panel: View {
                var body: some View { GeometryReader { proxy in Text("\(proxy.size.width)") } }
            }
            struct Root: View {
                let width: Double
                var body: some View { Panel().frame(width: width, height: 10) }
            }
            @Test func resize() {
                let sim = Simulation(Root(width: 100))
                sim.update(to: Root(width: 50))
                #expect(sim.texts == ["50.0"])
                #expect(sim.bodyEvaluations(of: Panel.self) == 1)
            }
            """#)
    }
}

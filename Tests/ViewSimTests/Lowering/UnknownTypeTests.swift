import Testing

@testable import ViewSim

@Suite("Types that nobody declares")
struct UnknownTypeTests {
    @Test("A variable of such a type holds its value and changes in place")
    func valuesChangeInPlace() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Point {
                var x = 1
                mutating func step() { x += 1 }
                subscript(offset: Int, times factor: Int = 10) -> Int {
                    get { x + offset * factor }
                    set { x = newValue }
                }
                subscript(all: Int...) -> Int { all.count }
            }
            struct Track: View {
                @State private var names: Names = ["a"]
                var body: some View { Button("Add \(names.count)") { names.append("b") } }
            }
            @Test func inPlace() {
                let sim = Simulation(Track())
                sim.buttons["Add 1"].tap()
                sim.buttons["Add 2"].tap()
                #expect(sim.texts == ["Add 3"])
            }
            func check() {
                var point: Place = Point()
                point.step()
                point.x += 1
                print(point.x, point[1], point[1, times: 2], point[1, 2, 3])
                point[1] = 7
                print(point.x)
                var counts: Counts = ["a": 1]
                counts["b", default: 4] += 1
                counts["a"]? += 1
                print(counts["a", default: 0], counts["b", default: 0], counts["c", default: 9])
            }
            struct Screen: View {
                var body: some View { Button("Check") { check() } }
            }
            @Test func subscripts() {
                let sim = Simulation(Screen())
                sim.buttons["Check"].tap()
                #expect(sim.output == ["3 13 5 3", "7", "2 5 9"])
            }
            """#)
    }

    @Test("Loops over what nobody knows end, and comparisons with it do not hold, whichever way they are asked")
    func loopsEnd() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            func smallest<C: Collection>(_ ranges: C) -> Double? where C.Element == Range<Double> {
                ranges.lazy.map { $0.lowerBound }.min()
            }
            struct Screen: View {
                var items: Items
                @Query var rows: [Row]
                @Query var count: Int
                func check() {
                    print(smallest(items) ?? 0.5)
                    print(Array(zip(items.indices, items)).count)
                    var index = 0
                    while index < count { index += 1 }
                    print(index, count > 0 ? "more" : "none", count == 0 ? "zero" : "some")
                    if count < 1 || 1 <= count { print("holds") } else { print("does not") }
                    if !(count < 1) { print("opposite") }
                    _ = rows.sorted { $0.name < $1.name }
                }
                var body: some View { Button("Check") { check() } }
            }
            struct Root: View {
                var body: some View { Screen(items: Library.items) }
            }
            @Test func loops() {
                let sim = Simulation(Root())
                sim.buttons["Check"].tap()
                #expect(sim.output == ["0.5", "0", "0 none some", "does not", "opposite"])
            }
            """#)
    }

    @Test("An action that begins a task is no content of an unknown view")
    func actions() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Screen: View {
                @State private var isOpen = false
                func toggle() async { isOpen.toggle() }
                var body: some View {
                    Box(isOpen: isOpen) { Text("inside") }
                        .offset(y: 3)
                        .onTapGesture { Task { await toggle() } }
                }
            }
            @Test func stays() {
                let sim = Simulation(Screen())
                #expect(sim.bodyEvaluations(of: Screen.self) == 1)
            }
            """#)
    }
}

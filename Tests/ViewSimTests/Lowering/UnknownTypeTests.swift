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
}

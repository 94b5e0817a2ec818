// A parent renders again over rows whose inputs stay equal: each row's value is made and compared, no row's body runs.
import SwiftUI

struct Line: View {
    let number: Int
    var body: some View { Text("line \(number)") }
}

struct Page: View {
    let lines: Int
    var body: some View {
        VStack { ForEach(0..<lines, id: \.self) { Line(number: $0) } }
    }
}

@Test(arguments: [1_000, 10_000])
func parentRenders(lines: Int) {
    let sim = Simulation(Page(lines: lines))
    for _ in 0..<10 { sim.rerender(Page.self) }
    #expect(sim.bodyEvaluations(of: Page.self) == 11)
    #expect(sim.bodyEvaluations(of: Line.self) == lines)
}

@Test(arguments: [1_000, 10_000])
func mount(lines: Int) {
    let sim = Simulation(Page(lines: lines))
    #expect(sim.liveIdentities(of: Line.self) == lines)
}

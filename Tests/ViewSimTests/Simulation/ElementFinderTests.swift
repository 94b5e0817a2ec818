import Testing

@testable import ViewSim

@Suite("Elements among many rows")
struct ElementFinderTests {
    @Test("Rows are found by what they are called now, whatever changed it")
    func renamedRows() throws {
        try ScenarioRun.check(
            #"""
            import SwiftUI
            struct Row: View {
                let number: Int
                @State private var taps = 0
                @State private var hasMore = false
                var body: some View {
                    Button("row \(number), \(taps)") { taps += 1 }
                    if hasMore {
                        VStack { Text("more of \(number)"); Toggle("own \(number)", isOn: $hasMore) }
                    }
                    Button("open \(number)") { hasMore = true }.accessibilityIdentifier("opener \(number)")
                    Picker("size \(number)", selection: $taps) { Text("small").tag(0); Text("large").tag(1) }
                }
            }
            struct Rows: View {
                @State private var count = 100
                @State private var prefix = "a"
                var body: some View {
                    VStack {
                        Button("change") { prefix = "b"; count = 120 }
                        ForEach(0..<count, id: \.self) { number in
                            ForEach(0..<40, id: \.self) { Text("\(prefix) \(number) \($0)") }
                            Row(number: number)
                        }
                        .accessibilityLabel("everything")
                        ForEach(0..<count, id: \.self) { Row(number: 1_000 + $0) }
                    }
                }
            }
            @Test func renamed() {
                let sim = Simulation(Rows())
                #expect(sim.staticTexts["a 99 39"].exists == false)
                #expect(sim.staticTexts["everything"].exists)
                sim.buttons["row 1050, 0"].tap()
                #expect(sim.buttons["row 1050, 0"].exists == false)
                sim.buttons["row 1050, 1"].tap()
                #expect(sim.buttons["row 1050, 2"].exists)
                #expect(sim.buttons["row 1051, 0"].exists)
                #expect(sim.switches["own 1051"].exists == false)
                sim.buttons["opener 1051"].tap()
                #expect(sim.switches["own 1051"].exists)
                #expect(sim.staticTexts["more of 1051"].exists)
                sim.switches["own 1051"].tap()
                #expect(sim.switches["own 1051"].exists == false)
                #expect(sim.pickers["size 1051"].exists)
                #expect(sim.buttons["row 1119, 0"].exists == false)
                sim.buttons["change"].tap()
                #expect(sim.buttons["row 1119, 0"].exists)
                #expect(sim.buttons["row 1050, 2"].exists)
            }
            struct Table: View {
                @State private var prefix = "a"
                var body: some View {
                    Button("change") { prefix = "b" }
                    ForEach(0..<40, id: \.self) { row in
                        ForEach(0..<40, id: \.self) { column in Text("\(prefix) \(row) \(column)") }
                    }
                }
            }
            @Test func nested() {
                let sim = Simulation(Table())
                #expect(sim.staticTexts["a 39 39"].exists)
                #expect(sim.staticTexts["b 39 39"].exists == false)
                sim.buttons["change"].tap()
                #expect(sim.staticTexts["a 39 39"].exists == false)
                #expect(sim.staticTexts["b 39 39"].exists)
                #expect(sim.staticTexts["b 0 0"].exists)
            }
            """#)
    }
}

// Rule: A key path may lead into a value of the environment, for reading and for writing; transformEnvironment changes what it finds there, and inner modifiers win over outer ones.
// Source: https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
// Basis: documented, confidence high

import SwiftUI

struct Sheet: Equatable {
    var margin = 1
    var title = "plain"
}

extension EnvironmentValues {
    @Entry var sheet = Sheet()
}

struct MarginReader: View {
    @Environment(\.sheet.margin) private var margin
    @Environment(\.sheet) private var sheet

    var body: some View { Text("\(sheet.title) \(margin)") }
}

struct SheetDesk: View {
    let extra: Int

    var body: some View {
        VStack {
            MarginReader()
            MarginReader().environment(\.sheet.margin, 7)
            MarginReader().transformEnvironment(\.sheet.margin) { $0 += extra }
            MarginReader().transformEnvironment(\.sheet) { $0.title = "inner" }
        }
        .environment(\.sheet.title, "outer")
    }
}

@Test("Key paths into values are read, written and transformed")
func nestedKeyPaths() {
    let sim = Simulation(SheetDesk(extra: 4))
    #expect(sim.texts == ["outer 1", "outer 7", "outer 5", "inner 1"])
    sim.update(to: SheetDesk(extra: 5))
    #expect(sim.texts == ["outer 1", "outer 7", "outer 6", "inner 1"])
    #expect(sim.bodyEvaluations(of: MarginReader.self) == 5)
}

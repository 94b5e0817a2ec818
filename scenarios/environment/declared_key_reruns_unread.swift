// Rule: A view that declares @Environment for a key runs again when that key gets another value, read or not, and not when another key does.
// Source: github:fatbobman/FatBlog Content/posts/avoid_repeated_calculations_of_SwiftUI_views.md
// Basis: stated, confidence medium

import SwiftUI

extension EnvironmentValues {
    @Entry var gridColumns = 2
    @Entry var gridGap = 8
}

struct ColumnHolder: View {
    @Environment(\.gridColumns) private var columns

    var body: some View { Text("holder") }
}

struct GapReader: View {
    @Environment(\.gridGap) private var gap

    var body: some View { Text("gap \(gap)") }
}

struct GridSettings: View {
    @State private var columns = 2

    var body: some View {
        VStack {
            ColumnHolder()
            GapReader()
            Button("Add column") { columns += 1 }
        }
        .environment(\.gridColumns, columns)
        .environment(\.gridGap, 4)
    }
}

@Test("Only the view that declares the changed key runs again", arguments: [26, 27])
func declaredKeyReruns(sdk: Int) {
    let sim = Simulation(GridSettings(), sdk: sdk)
    #expect(sim.staticTexts["gap 4"].exists)
    sim.buttons["Add column"].tap()
    sim.buttons["Add column"].tap()
    #expect(sim.bodyEvaluations(of: ColumnHolder.self) == 3)
    #expect(sim.bodyEvaluations(of: GapReader.self) == 1)
}

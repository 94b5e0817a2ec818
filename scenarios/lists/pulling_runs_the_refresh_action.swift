// Rule: Pulling a list or scroll view runs the nearest refreshable action as a task; views inside find it in the environment. A modifier further in replaces it.
// Source: https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
// Basis: documented, confidence high

import SwiftUI

struct Reload: View {
    @Environment(\.refresh) private var refresh
    var body: some View {
        if let refresh {
            Button("Reload") { Task { await refresh() } }
        } else {
            Text("cannot refresh")
        }
    }
}

struct Feed: View {
    @State private var items = ["old"]
    var body: some View {
        VStack {
            Reload()
            List {
                ForEach(items, id: \.self) { Text($0) }
                Reload()
            }
            .refreshable {
                print("begin")
                try? await Task.sleep(for: .seconds(1))
                items.insert("new \(items.count)", at: 0)
                print("end")
            }
        }
    }
}

@Test("The action takes its time")
func pull() {
    let sim = Simulation(Feed())
    #expect(sim.staticTexts["cannot refresh"].exists)
    sim.refresh()
    #expect(sim.output == ["begin"])
    #expect(sim.tasks == 1)
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["begin", "end"])
    #expect(sim.cells["new 1"].exists)
    sim.buttons["Reload"].tap()
    sim.advance(by: .seconds(1))
    #expect(sim.cells["new 2"].exists)
}

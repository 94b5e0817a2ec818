// Rule: The task of refreshable is cancelled when the list that it refreshes leaves the tree; a list that stays keeps its task.
// Source: github woocommerce/woocommerce-ios#14853 and #14869, vsm-ios#53
// Basis: observed, confidence medium

import SwiftUI

struct Feed: View {
    let hidesWhileLoading: Bool
    @State private var isLoading = false
    @State private var count = 0
    var body: some View {
        if isLoading && hidesWhileLoading {
            ProgressView()
        } else {
            List { Text("row \(count)") }.refreshable {
                isLoading = true
                count += 1
                do {
                    try await Task.sleep(for: .seconds(1))
                    print("done")
                } catch { print("cancelled") }
                isLoading = false
            }
        }
    }
}

@Test("Replaced by a spinner, it is cancelled")
func replacedList() {
    let sim = Simulation(Feed(hidesWhileLoading: true))
    sim.refresh()
    #expect(sim.output == ["cancelled"])
    sim.advance(by: .seconds(2))
    #expect(sim.output == ["cancelled"])
    #expect(sim.tasks == 0)
}

@Test("A list that only shows other rows goes on")
func keptList() {
    let sim = Simulation(Feed(hidesWhileLoading: false))
    sim.refresh()
    sim.advance(by: .seconds(2))
    #expect(sim.output == ["done"])
    sim.refresh()
    sim.unmount()
    #expect(sim.output.last == "cancelled")
}

// Rule: A .task starts when its view appears, after the appear and change callbacks, and is cancelled when the view disappears; another id cancels it and starts it anew.
// Source: https://developer.apple.com/documentation/swiftui/view/task(id:name:executorpreference:priority:file:line:_:)
// Basis: documented, confidence high

import SwiftUI

struct Loader: View {
    let page: Int

    var body: some View {
        Text("page \(page)")
            .task(id: page) {
                print("start \(page)")
                do {
                    try await Task.sleep(for: .seconds(2))
                    print("loaded \(page)")
                } catch {
                    print("cancelled \(page)")
                }
            }
            .onAppear { print("appears") }
    }
}

struct Book: View {
    @State private var page = 1
    @State private var isOpen = true

    var body: some View {
        VStack {
            if isOpen { Loader(page: page) }
            Button("Next") { page += 1 }
            Button("Close") { isOpen = false }
        }
    }
}

@Test("Tasks follow id and appearance")
func tasksFollow() {
    let sim = Simulation(Book())
    #expect(sim.output == ["appears", "start 1"])
    sim.advance(by: .seconds(2))
    sim.buttons["Next"].tap()
    sim.advance(by: .seconds(1))
    sim.buttons["Next"].tap()
    #expect(sim.tasks == 1)
    sim.buttons["Close"].tap()
    sim.advance(by: .seconds(5))
    #expect(sim.tasks == 0)
    let rest = Set(sim.output.dropFirst(2))
    #expect(rest == ["loaded 1", "start 2", "cancelled 2", "start 3", "cancelled 3"])
}

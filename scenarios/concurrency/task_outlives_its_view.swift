// Rule: A task that a button starts outlives the view, keeps what it captures, and is among the owners of that until it ends; the view's own task is cancelled.
// Source: https://developer.apple.com/documentation/swift/task: a task runs whether or not anybody keeps a reference to it
// Basis: documented, confidence high

import SwiftUI

@MainActor final class Upload: ObservableObject {
    func run() async {
        try? await Task.sleep(for: .seconds(10))
        print("uploaded")
    }
}

struct Sheet: View {
    @StateObject private var upload = Upload()

    var body: some View {
        Button("Upload") {
            Task { await upload.run() }
        }
        .task { do { try await Task.sleep(for: .seconds(60)) } catch { print("cancelled") } }
    }
}

struct Parent: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Sheet() }
            Button("Close") { isShown = false }
        }
    }
}

@Test("The model lives as long as its task")
func outlives() {
    let sim = Simulation(Parent())
    sim.buttons["Upload"].tap()
    #expect(sim.tasks == 2)
    sim.buttons["Close"].tap()
    #expect(sim.output == ["cancelled"])
    #expect(sim.tasks == 1)
    #expect(sim.liveCount(of: Upload.self) == 1)
    #expect(sim.owners(of: Upload.self).first == "task at task_outlives_its_view.swift:19")
    let starts = sim.trace.filter { $0.kind == "task.start" }
    #expect(starts.map(\.line) == [21, 19])
    #expect(starts.first?.identity == "Parent/VStack[0]/if.true/Sheet")
    #expect(sim.trace.filter { $0.kind == "task.cancel" }.map(\.instance) == [1])
    #expect(sim.trace.filter { $0.kind == "task.end" }.map(\.instance) == [1])
    sim.advance(by: .seconds(10))
    #expect(sim.output == ["cancelled", "uploaded"])
    #expect(sim.tasks == 0)
    #expect(sim.liveCount(of: Upload.self) == 0)
}

// Rule: An object that stores a closure which captures the object strongly is never freed, even when its view is gone; a weak capture cures it.
// Source: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
// Basis: documented, confidence high, depends on: nothing but Swift's reference counting

import SwiftUI

final class StrongDownload: ObservableObject {
    @Published var isDone = false
    private var onFinish: (() -> Void)?

    func start() { onFinish = { self.isDone = true } }
}

final class WeakDownload: ObservableObject {
    @Published var isDone = false
    private var onFinish: (() -> Void)?

    func start() { onFinish = { [weak self] in self?.isDone = true } }
}

struct StrongRow: View {
    @StateObject private var download = StrongDownload()

    var body: some View { Text("strong").onAppear { download.start() } }
}

struct WeakRow: View {
    @StateObject private var download = WeakDownload()

    var body: some View { Text("weak").onAppear { download.start() } }
}

struct Downloads: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                StrongRow()
                WeakRow()
            }
            Button("Clear") { isShown = false }
        }
    }
}

@Test("Only the object without a cycle is freed with its view")
func closureThatCapturesSelfLeaks() {
    let sim = Simulation(Downloads())
    #expect(sim.leaks.isEmpty)
    sim.buttons["Clear"].tap()
    #expect(sim.deinits(of: WeakDownload.self) == 1)
    #expect(sim.deinits(of: StrongDownload.self) == 0)
    #expect(sim.leaks == ["StrongDownload"])
}

// Rule: A change that an observed object publishes anywhere but on the main thread is logged with its line: in an async method that nothing isolates, a detached task, a completion handler, a background queue; on the main actor it is not.
// Source: SwiftUI's runtime warning; SE-0338: an async function that nothing isolates leaves its caller's actor
// Basis: observed, confidence high

import SwiftUI

let url = URL(string: "https://example.com/")!

final class Loader: ObservableObject {
    @Published var text = "none"

    func loadAnywhere() async { text = "anywhere" }
    @MainActor func loadOnMain() async { text = "main" }
    func detach() { Task.detached { self.text = "detached" } }
    func request() { URLSession.shared.dataTask(with: url) { _, _, _ in self.text = "callback" }.resume() }
    func dispatch() { DispatchQueue.global().async { self.text = "queue" } }
    func hopBack() {
        DispatchQueue.global().async {
            DispatchQueue.main.async { self.text = "back" }
        }
        Task.detached { await MainActor.run { self.text = "run" } }
    }
}

struct LoaderView: View {
    @StateObject private var loader = Loader()

    var body: some View {
        VStack {
            Text(loader.text)
            Button("anywhere") { Task { await loader.loadAnywhere() } }
            Button("main") { Task { await loader.loadOnMain() } }
            Button("detached") { loader.detach() }
            Button("callback") { loader.request() }
            Button("queue") { loader.dispatch() }
            Button("back") { loader.hopBack() }
        }
    }
}

let warning =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."

@Test("Off the main thread", arguments: [("anywhere", 12), ("detached", 14), ("callback", 15), ("queue", 16)])
func warns(button: String, line: Int) {
    let sim = Simulation(LoaderView())
    sim.respond(to: "https://example.com/", with: "")
    sim.buttons[button].tap()
    #expect(sim.texts.first == button)
    #expect(sim.warnings == [warning])
    #expect(sim.trace.first { $0.kind == "warning" }?.line == line)
}

@Test("On the main actor")
func isSilent() {
    let sim = Simulation(LoaderView())
    sim.buttons["main"].tap()
    #expect(sim.texts.first == "main")
    sim.buttons["back"].tap()
    #expect(["back", "run"].contains(sim.texts.first))
    #expect(sim.warnings.isEmpty)
}

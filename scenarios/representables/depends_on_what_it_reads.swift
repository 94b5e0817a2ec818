// Rule: What a representable reads of bindings, the environment and observable objects updates it; its context has the environment and the coordinator.
// Source: https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
// Basis: documented for the context, derived for the reads, confidence medium

import SwiftUI

@Observable final class Settings { var volume = 1 }

struct Player: UIViewControllerRepresentable {
    @Binding var title: String
    let settings: Settings

    func makeCoordinator() -> [String] { ["made"] }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
        print(title, settings.volume, context.environment.layoutDirection, context.coordinator[0])
    }
}

struct Studio: View {
    @State private var title = "Intro"
    let settings: Settings

    var body: some View {
        VStack {
            Player(title: $title, settings: settings)
                .environment(\.layoutDirection, .rightToLeft)
            Button("Rename") { title = "Outro" }
        }
    }
}

@Test("Reads are dependencies")
func readsAreDependencies() {
    let settings = Settings()
    let sim = Simulation(Studio(settings: settings))
    #expect(sim.output == ["Intro 1 rightToLeft made"])
    sim.buttons["Rename"].tap()
    #expect(sim.output.last == "Outro 1 rightToLeft made")
    settings.volume = 2
    #expect(sim.output.last == "Outro 2 rightToLeft made")
    #expect(sim.output.count == 3)
}

// Rule: A hosting controller that a representable makes shows its root view; another root view of the same type is new inputs for the same identity, also when it is set outside of an update.
// Source: https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview
// Basis: documented, confidence medium, depends on: that the state below is kept follows from the rules of identity

import SwiftUI

struct Greeting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

final class Host { var controller: UIHostingController<Greeting>? }

struct Bridge: UIViewControllerRepresentable {
    let name: String
    let host: Host
    func makeUIViewController(context: Context) -> UIHostingController<Greeting> {
        let controller = UIHostingController(rootView: Greeting(name: name))
        host.controller = controller
        return controller
    }
    func updateUIViewController(_ controller: UIHostingController<Greeting>, context: Context) {
        if controller.rootView.name != name { controller.rootView = Greeting(name: name) }
    }
}

struct Page: View {
    @State private var name = "Ann"
    let host: Host
    var body: some View {
        VStack {
            Button("rename") { name = "Bob" }
            Bridge(name: name, host: host)
        }
    }
}

@Test func theRootIsShown() {
    let host = Host()
    let sim = Simulation(Page(host: host))
    sim.buttons["Ann 0"].tap()
    #expect(sim.texts == ["rename", "Ann 1"])
    sim.buttons["rename"].tap()
    #expect(sim.texts == ["rename", "Bob 1"])
    host.controller?.rootView = Greeting(name: "Cleo")
    #expect(sim.texts == ["rename", "Cleo 1"])
    #expect(sim.identitiesCreated(of: Greeting.self) == 1)
}

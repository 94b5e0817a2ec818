// Rule: AsyncImage asks for its image when it appears and shows its phases: empty, then success or failure; another address starts over.
// Source: https://developer.apple.com/documentation/swiftui/asyncimage
// Basis: documented, confidence high, depends on: any answer with a status of success is an image here

import SwiftUI

struct Avatar: View {
    @State private var name = "ann"
    var body: some View {
        VStack {
            Button("other") { name = "bob" }
            AsyncImage(url: URL(string: "https://example.com/\(name).png")) { phase in
                switch phase {
                case .empty: Text("waiting")
                case .success: Text("loaded \(name)")
                case .failure: Text("failed \(name)")
                @unknown default: EmptyView()
                }
            }
        }
    }
}

@Test func phases() {
    let sim = Simulation(Avatar())
    sim.respond(to: "https://example.com/ann.png", with: "pixels", after: .seconds(1))
    sim.respond(to: "https://example.com/bob.png", with: "", after: .seconds(1), status: 404)
    #expect(sim.texts == ["other", "waiting"])
    sim.advance(by: .seconds(1))
    #expect(sim.texts == ["other", "loaded ann"])
    sim.buttons["other"].tap()
    #expect(sim.texts == ["other", "waiting"])
    sim.advance(by: .seconds(1))
    #expect(sim.texts == ["other", "failed bob"])
}

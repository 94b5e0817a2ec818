// Rule: Binding a view's identity to an input with id(_:) makes a changed input reinitialize the state object.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Biography: ObservableObject {
    let name: String

    init(name: String) { self.name = name }
}

struct BiographyView: View {
    @StateObject private var biography: Biography

    init(name: String) {
        _biography = StateObject(wrappedValue: Biography(name: name))
    }

    var body: some View { Text("The life of \(biography.name)") }
}

struct Library: View {
    @State private var name = "Ada"

    var body: some View {
        VStack {
            BiographyView(name: name)
                .id(name)
            Button("Emmy") { name = "Emmy" }
            Button("Lise") { name = "Lise" }
        }
    }
}

@Test("A new name is a new identity with a new object")
func idBoundToInputReinitializes() {
    let sim = Simulation(Library())
    sim.buttons["Emmy"].tap()
    #expect(sim.staticTexts["The life of Emmy"].exists)
    sim.buttons["Lise"].tap()
    #expect(sim.staticTexts["The life of Lise"].exists)
    #expect(sim.inits(of: Biography.self) == 3)
    #expect(sim.deinits(of: Biography.self) == 2)
    #expect(sim.object(of: Biography.self).name == "Lise")
}

@Test("The same name again changes nothing")
func equalIDKeepsTheObject() {
    let sim = Simulation(Library())
    sim.buttons["Emmy"].tap()
    sim.buttons["Emmy"].tap()
    sim.rerender(Library.self)
    #expect(sim.inits(of: Biography.self) == 2)
    #expect(sim.identitiesCreated(of: BiographyView.self) == 2)
}

// Rule: Two AnyViews that hold the same view, one with a modifier and one without, hold different types: switching replaces what is inside. Erasing twice adds nothing.
// Source: https://developer.apple.com/documentation/swiftui/anyview
// Basis: documented, confidence high (the type decides); derived for modifiers, which are part of a view's type

import SwiftUI

final class Parcel: ObservableObject {}

struct ParcelLabel: View {
    let text: String
    @StateObject private var parcel = Parcel()

    var body: some View { Text(text) }
}

struct Counter: View {
    @State private var isFramed = false
    @State private var text = "a"

    private var erased: AnyView {
        isFramed ? AnyView(ParcelLabel(text: text).padding()) : AnyView(ParcelLabel(text: text))
    }

    var body: some View {
        erased
        Button("Frame") { isFramed.toggle() }
        Button("Write") { text += "b" }
    }
}

struct TwiceErased: View {
    @State private var isTwice = false

    var body: some View {
        isTwice ? AnyView(AnyView(ParcelLabel(text: "x"))) : AnyView(ParcelLabel(text: "x"))
        Button("Erase") { isTwice.toggle() }
    }
}

@Test("A modifier inside AnyView makes another type, a new input does not")
func modifierChangesTheType() {
    let sim = Simulation(Counter())
    sim.buttons["Write"].tap()
    #expect(sim.inits(of: Parcel.self) == 1)
    sim.buttons["Frame"].tap()
    #expect(sim.inits(of: Parcel.self) == 2)
    #expect(sim.deinits(of: Parcel.self) == 1)
    #expect(sim.trace.filter { $0.kind == "identity.remove" }.allSatisfy { $0.animated == false })
}

@Test("An erased view in another one is the same as the inner one")
func erasingTwiceIsOnce() {
    let sim = Simulation(TwiceErased())
    sim.buttons["Erase"].tap()
    #expect(sim.inits(of: Parcel.self) == 1)
}

// Rule: A field that is tapped or typed into takes the focus; every @FocusState bound around it says so, and those of the field that loses it go back to nil or false.
// Source: https://developer.apple.com/documentation/swiftui/focusstate
// Basis: documented, confidence high

import SwiftUI

struct Address: View {
    enum Line: Hashable {
        case street
        case town
    }

    @FocusState private var line: Line?
    @FocusState private var isEditing: Bool
    @State private var street = ""
    @State private var town = ""
    @State private var note = ""

    var body: some View {
        VStack {
            VStack {
                TextField("Street", text: $street).focused($line, equals: .street)
                TextField("Town", text: $town).focused($line, equals: .town)
            }
            .focused($isEditing)
            TextField("Note", text: $note)
            Text(isEditing ? "editing" : "idle")
        }
    }
}

@Test("Focus state follows taps and typing", arguments: [26, 27])
func tappingMovesTheFocus(sdk: Int) {
    let sim = Simulation(Address(), sdk: sdk)
    #expect(sim.value(\Address.line) == nil)
    sim.textFields["Street"].tap()
    #expect(sim.value(\Address.line) == .street)
    #expect(sim.staticTexts["editing"].exists)
    sim.textFields["Town"].typeText("x")
    #expect(sim.value(\Address.line) == .town)
    #expect(sim.staticTexts["editing"].exists)
    sim.textFields["Note"].tap()
    #expect(sim.value(\Address.line) == nil)
    #expect(sim.staticTexts["idle"].exists)
}

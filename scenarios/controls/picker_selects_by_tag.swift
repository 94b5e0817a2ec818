// Rule: A picker's options are known by their tags, those of a ForEach by their ids; choosing one writes the selection. A menu shows the selected option, segments are buttons.
// Source: https://developer.apple.com/documentation/swiftui/picker
// Basis: documented, confidence high

import SwiftUI

enum Order: String, CaseIterable, Identifiable {
    case up, down
    var id: Self { self }
}

struct Sorter: View {
    @State private var order = Order.up
    @State private var size = 1
    @State private var color: String?

    var body: some View {
        VStack {
            Picker("Order", selection: $order) {
                ForEach(Order.allCases) { Text($0.rawValue) }
            }
            Picker("Size", selection: $size) {
                Text("small").tag(1)
                Text("large").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("Color", selection: $color) {
                Text("none").tag(String?.none)
                Text("red").tag("red" as String?)
            }
            Text("\(order) \(size) \(color ?? "-")")
        }
    }
}

@Test("Options are chosen by text or segment")
func optionsAreChosen() {
    let sim = Simulation(Sorter())
    #expect(sim.texts == ["Order", "up", "Size", "small", "large", "Color", "none", "up 1 -"])
    sim.pickers["Order"].select("down")
    sim.buttons["large"].tap()
    sim.pickers["Color"].select("red")
    #expect(sim.pickers["Order"].value == "down")
    #expect(sim.staticTexts["down 2 red"].exists)
}

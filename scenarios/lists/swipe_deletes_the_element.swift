// Rule: A swipe on a row calls onDelete of its ForEach with the element's position; a swipe action of the row comes first.
// Source: https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
// Basis: documented, confidence high

import SwiftUI

struct Groceries: View {
    @State private var fruit = ["apple", "pear", "plum"]
    @State private var bread = ["rye", "wheat"]
    var body: some View {
        List {
            Section("Fruit") {
                ForEach(fruit, id: \.self) { Text($0) }
                    .onDelete { offsets in
                        print(offsets.map { $0 })
                        fruit.remove(atOffsets: offsets)
                    }
            }
            Section("Bread") {
                ForEach(bread, id: \.self) { name in
                    Text(name).swipeActions { Button("Eat", role: .destructive) { print("ate \(name)") } }
                }
                .onDelete { bread.remove(atOffsets: $0) }
            }
        }
    }
}

@Test("The right element goes", arguments: [26, 27])
func rightElementGoes(sdk: Int) {
    let sim = Simulation(Groceries(), sdk: sdk)
    sim.cells["pear"].swipeToDelete()
    #expect(sim.output == ["[1]"])
    #expect(sim.cells.allLabels == ["apple", "plum", "rye", "wheat"])
    sim.cells["plum"].swipeToDelete()
    #expect(sim.output == ["[1]", "[1]"])
}

@Test("A swipe action replaces the deletion")
func swipeAction() {
    let sim = Simulation(Groceries())
    sim.cells["wheat"].swipeToDelete()
    #expect(sim.output == ["ate wheat"])
    #expect(sim.cells.count == 5)
}

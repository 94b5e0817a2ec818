// Rule: A preference travels up, combined in the order of the tree; a reader is told the first value and each other one, after the update's bodies. What is written further out replaces what is inside, a transformation changes it.
// Source: https://developer.apple.com/documentation/swiftui/preferencekey
// Basis: documented, confidence high

import SwiftUI

struct Titles: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Row: View {
    let title: String
    var body: some View { Text(title).preference(key: Titles.self, value: [title]) }
}

struct Screen: View {
    @State private var names = ["b", "c"]
    @State private var last = "z"
    @State private var seen: [String] = []

    var body: some View {
        VStack {
            Row(title: "a")
            HStack {
                ForEach(names, id: \.self) { Row(title: $0) }
                Row(title: "d").preference(key: Titles.self, value: ["replaced"])
            }
            Row(title: last).transformPreference(Titles.self) { $0.append("!") }
            Text("plain")
            Button("add") { names.insert("x", at: 0) }
            Button("swap") { names.swapAt(0, 1) }
            Button("same") { last = "z" }
            Text(seen.joined(separator: " "))
        }
        .onPreferenceChange(Titles.self) { titles in
            print(titles.joined(separator: " "))
            seen = titles
        }
    }
}

@Test("The order is that of the tree")
func order() {
    let sim = Simulation(Screen())
    #expect(sim.output == ["a b c replaced z !"])
    #expect(sim.staticTexts["a b c replaced z !"].exists)
    sim.buttons["add"].tap()
    sim.buttons["swap"].tap()
    #expect(sim.output.dropFirst() == ["a x b c replaced z !", "a b x c replaced z !"])
    sim.buttons["same"].tap()
    sim.rerender(Screen.self)
    #expect(sim.output.count == 3)
    #expect(sim.warnings == [])
}

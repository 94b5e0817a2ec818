// Rule: A reader whose content writes no such preference is never told; where content comes and goes, the default is the value while nothing is there.
// Source: OpenSwiftUI, PreferenceActionModifier and PreferenceCombiner
// Basis: derived, confidence medium

import SwiftUI

struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Width: PreferenceKey {
    static let defaultValue = 1
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A key for each type.
struct First<T>: PreferenceKey {
    static var defaultValue: T? { nil }
    static func reduce(value: inout T?, nextValue: () -> T?) { value = value ?? nextValue() }
}

struct Generic: View {
    var body: some View {
        HStack {
            Text("a").preference(key: First<String>.self, value: "a")
            Text("b").preference(key: First<String>.self, value: "b")
        }
        .onPreferenceChange(First<String>.self) { print("text \($0 ?? "-")") }
        .onPreferenceChange(First<Int>.self) { print("number \($0 ?? 0)") }
    }
}

struct Screen: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            VStack { Text("nothing") }
                .onPreferenceChange(Height.self) { print("static \($0)") }
            VStack {
                if isShown { Text("shown").preference(key: Height.self, value: 7) }
            }
            .onPreferenceChange(Height.self) { print("dynamic \($0)") }
            .onPreferenceChange(Width.self) { print("other key \($0)") }
            Button("toggle") { isShown.toggle() }
        }
    }
}

@Test func defaults() {
    let sim = Simulation(Screen())
    #expect(sim.output.filter { $0.hasPrefix("static") } == [])
    #expect(sim.output.contains("dynamic 0"))
    sim.buttons["toggle"].tap()
    sim.buttons["toggle"].tap()
    #expect(sim.output.filter { $0.hasPrefix("dynamic") } == ["dynamic 0", "dynamic 7", "dynamic 0"])
}

@Test("A key of another type is another key")
func generic() {
    let sim = Simulation(Generic())
    #expect(sim.output == ["text a"])
}

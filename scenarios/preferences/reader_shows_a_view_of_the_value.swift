// Rule: overlayPreferenceValue and backgroundPreferenceValue show a view made from what their content prefers, in the update in which it changes; the body around does not run.
// Source: https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
// Basis: documented, confidence medium, depends on: which body runs is derived

import SwiftUI

struct Marks: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value.append(contentsOf: nextValue()) }
}

struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

struct Badge: View {
    let marks: [Int]
    @State private var born = true
    var body: some View { Text("marks \(marks.map(String.init).joined(separator: ","))") }
}

struct Counter: View {
    @State private var count = 1
    var body: some View {
        Button("count \(count)") { count += 1 }
            .preference(key: Marks.self, value: Array(1...count))
            .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
}

struct Screen: View {
    var body: some View {
        VStack { Counter() }
            .overlayPreferenceValue(Marks.self) { Badge(marks: $0) }
            .backgroundPreferenceValue(Marks.self) { marks in
                if marks.count > 1 { Text("many") }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in Text(anchor == nil ? "no bounds" : "bounds") }
            }
    }
}

@Test func shown() {
    let sim = Simulation(Screen())
    #expect(sim.staticTexts["marks 1"].exists)
    #expect(sim.staticTexts["bounds"].exists)
    #expect(!sim.staticTexts["many"].exists)
    #expect(sim.bodyEvaluations(of: Badge.self) == 1)
    sim.buttons["count 1"].tap()
    #expect(sim.staticTexts["marks 1,2"].exists)
    #expect(sim.staticTexts["many"].exists)
    #expect(sim.bodyEvaluations(of: Screen.self) == 1)
    #expect(sim.bodyEvaluations(of: Badge.self) == 2)
    #expect(sim.identitiesCreated(of: Badge.self) == 1)
}

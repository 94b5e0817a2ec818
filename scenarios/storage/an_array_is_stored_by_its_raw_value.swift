// Rule: @AppStorage keeps a type that the program makes RawRepresentable, even an Array, by its raw value; each write is kept.
// Source: https://developer.apple.com/documentation/swiftui/appstorage
// Basis: documented, confidence high

import SwiftUI
import Testing

extension Array: @retroactive RawRepresentable where Element: Codable {
    public init?(rawValue: String) {
        guard let elements = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else { return nil }
        self = elements
    }

    public var rawValue: String {
        guard let data = try? JSONEncoder().encode(self) else { return "[]" }
        return String(data: data, encoding: .utf8) ?? "[]"
    }
}

struct Shopping: View {
    @AppStorage("items") private var items: [String] = []

    var body: some View {
        VStack {
            Text("\(items.count) items")
            Button("Add") { items.append("milk") }
        }
    }
}

@Test("Each write is kept")
func arrayByRawValue() {
    let sim = Simulation(Shopping())
    sim.buttons["Add"].tap()
    sim.buttons["Add"].tap()
    #expect(sim.staticTexts["2 items"].exists)
    #expect(UserDefaults.standard.string(forKey: "items") == #"["milk","milk"]"#)
}

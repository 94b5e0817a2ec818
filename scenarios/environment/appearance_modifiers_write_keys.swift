// Rule: Modifiers of how something looks set what a body can read: redacted adds a reason, controlSize, textCase, multilineTextAlignment and their like replace a value, scrollDisabled counts once any ancestor says so; who reads none of it does not run again.
// Source: https://developer.apple.com/documentation/swiftui/environmentvalues
// Basis: documented, confidence high

import SwiftUI

struct Price: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.controlSize) private var size
    @Environment(\.isScrollEnabled) private var scrolls
    var body: some View {
        Text(reasons.contains(.placeholder) ? "?" : "9 €")
        Text(reasons.contains(.privacy) ? "private" : "public")
        Text(size == .large ? "large" : "regular")
        Text(scrolls ? "scrolls" : "stands")
    }
}

struct Plain: View { var body: some View { Text("plain") } }

struct Shop: View {
    @State private var isLoading = true
    var body: some View {
        VStack {
            Toggle("Loading", isOn: $isLoading)
            Group {
                Price().scrollDisabled(false)
                Plain()
            }
            .redacted(reason: isLoading ? .placeholder : [])
            .controlSize(isLoading ? .large : .regular)
            .scrollDisabled(isLoading)
            .redacted(reason: .privacy)
        }
    }
}

@Test func readersFollow() {
    let sim = Simulation(Shop())
    #expect(sim.texts == ["Loading", "?", "private", "large", "stands", "plain"])
    sim.switches["Loading"].tap()
    #expect(sim.texts == ["Loading", "9 €", "private", "regular", "scrolls", "plain"])
    #expect(sim.bodyEvaluations(of: Price.self) == 2)
    #expect(sim.bodyEvaluations(of: Plain.self) == 1)
}

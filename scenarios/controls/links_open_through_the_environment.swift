// Rule: A Link opens its destination with the environment's openURL action, which an ancestor may replace.
// Source: https://developer.apple.com/documentation/swiftui/openurlaction
// Basis: documented, confidence high, iOS 15 or later

import SwiftUI

struct About: View {
    @State private var host = "nothing"

    var body: some View {
        VStack {
            Link("Website", destination: URL(string: "https://example.org/about")!)
            Text("opened \(host)")
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                host = url.host() ?? "?"
                return .handled
            })
    }
}

@Test("The replaced action is called")
func linkOpens() {
    let sim = Simulation(About())
    sim.links["Website"].tap()
    #expect(sim.staticTexts["opened example.org"].exists)
}

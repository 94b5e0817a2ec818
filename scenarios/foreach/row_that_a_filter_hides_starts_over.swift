// Rule: An element that a filter takes out of the data ends its row; when it comes back its row is a new one.
// Source: Apple, ForEach (the state of a row lives as long as its element is in the data)
// Basis: derived, confidence high

import SwiftUI

final class Draft: ObservableObject {
    @Published var edits = 0
}

struct Mail: View {
    let number: Int
    @StateObject private var draft = Draft()

    var body: some View { Button("mail \(number) edits \(draft.edits)") { draft.edits += 1 } }
}

struct Inbox: View {
    @State private var onlyEven = false

    var body: some View {
        VStack {
            Toggle("Only even", isOn: $onlyEven)
            ForEach([1, 2, 3].filter { !onlyEven || $0 % 2 == 0 }, id: \.self) { Mail(number: $0) }
        }
    }
}

@Test("Hidden rows let their objects go", arguments: [26, 27])
func hiddenRowsStartOver(sdk: Int) {
    let sim = Simulation(Inbox(), sdk: sdk)
    sim.buttons["mail 1 edits 0"].tap()
    sim.buttons["mail 2 edits 0"].tap()
    sim.switches["Only even"].tap()
    #expect(sim.liveCount(of: Draft.self) == 1)
    sim.switches["Only even"].tap()
    #expect(sim.texts == ["Only even", "mail 1 edits 0", "mail 2 edits 1", "mail 3 edits 0"])
    #expect(sim.inits(of: Draft.self) == 5)
    #expect(sim.deinits(of: Draft.self) == 2)
}

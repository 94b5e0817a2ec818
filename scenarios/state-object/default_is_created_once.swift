// Rule: The default value of a @StateObject is created once, however often the parent evaluates its body again.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Session: ObservableObject {
    @Published var visits = 0
}

struct Visitor: View {
    @StateObject private var session = Session()

    var body: some View {
        Button("Visits: \(session.visits)") { session.visits += 1 }
    }
}

struct Lobby: View {
    @State private var opened = 0

    var body: some View {
        VStack {
            Text("Opened: \(opened)")
            Visitor()
            Button("Open") { opened += 1 }
        }
    }
}

@Test("A parent that runs again does not create its child's state object again")
func defaultIsCreatedOnce() {
    let sim = Simulation(Lobby())
    sim.buttons["Visits: 0"].tap()
    for _ in 1...3 { sim.buttons["Open"].tap() }
    #expect(sim.staticTexts["Opened: 3"].exists)
    #expect(sim.inits(of: Visitor.self) == 4)
    #expect(sim.inits(of: Session.self) == 1)
    #expect(sim.deinits(of: Session.self) == 0)
    #expect(sim.buttons["Visits: 1"].exists)
}

@Test("Neither does a re-render from outside")
func outsideRerenderKeepsTheObject() {
    let sim = Simulation(Lobby())
    sim.rerender(Lobby.self)
    sim.rerender(Lobby.self)
    #expect(sim.bodyEvaluations(of: Lobby.self) == 3)
    #expect(sim.inits(of: Visitor.self) == 3)
    #expect(sim.inits(of: Session.self) == 1)
    #expect(sim.autoclosureRuns(of: \Visitor.session) == 1)
}

// Rule: A generic argument is part of the type that AnyView holds: a container of the same kind with other content is another type, whichever branch of a condition inside it shows is not.
// Source: https://developer.apple.com/documentation/swiftui/anyview
// Basis: derived from the documented rule, confidence high

import SwiftUI

final class Seed: ObservableObject {}

struct Pot: View {
    @StateObject private var seed = Seed()

    var body: some View { Text("pot") }
}

struct Tray<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { VStack { content } }
}

struct Greenhouse: View {
    @State private var hasSign = false
    @State private var isOpen = false

    var body: some View {
        hasSign ? AnyView(Tray { Pot().border(.green) }) : AnyView(Tray { Pot() })
        AnyView(
            Tray {
                Pot()
                if isOpen { Text("open") } else { Text("closed") }
            })
        Button("Sign") { hasSign.toggle() }
        Button("Open") { isOpen.toggle() }
    }
}

@Test("Another generic argument is another type; another branch is not")
func contentIsPartOfTheType() {
    let sim = Simulation(Greenhouse())
    sim.buttons["Open"].tap()
    #expect(sim.staticTexts["open"].exists)
    #expect(sim.inits(of: Seed.self) == 2)
    sim.buttons["Sign"].tap()
    #expect(sim.inits(of: Seed.self) == 3)
    #expect(sim.deinits(of: Seed.self) == 1)
}

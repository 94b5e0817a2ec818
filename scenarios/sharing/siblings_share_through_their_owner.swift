// Rule: Siblings share an object by receiving it from their common owner; what one of them changes, the other shows.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Profile: ObservableObject {
    @Published var nickname = "fox"
}

struct NicknameField: View {
    @ObservedObject var profile: Profile

    var body: some View { Button("Be owl") { profile.nickname = "owl" } }
}

struct NicknameBadge: View {
    @ObservedObject var profile: Profile

    var body: some View { Text("it's \(profile.nickname)") }
}

struct Settings: View {
    @StateObject private var profile = Profile()

    var body: some View {
        HStack {
            NicknameField(profile: profile)
            NicknameBadge(profile: profile)
        }
    }
}

@Test("The sibling shows what the other one changed")
func siblingsShareThroughTheirOwner() {
    let sim = Simulation(Settings())
    #expect(sim.staticTexts["it's fox"].exists)
    sim.buttons["Be owl"].tap()
    #expect(sim.staticTexts["it's owl"].exists)
    #expect(sim.inits(of: Profile.self) == 1)
    #expect(sim.publishes(of: Profile.self) == 1)
}

@Test("Without their owner the object goes as well")
func ownerKeepsTheSharedObject() {
    let sim = Simulation(Settings())
    #expect(sim.liveCount(of: Profile.self) == 1)
    sim.unmount()
    #expect(sim.liveCount(of: Profile.self) == 0)
}

// Rule: async let starts its children at once, so their waits overlap; what is not awaited is cancelled, and awaited, at the end of its scope.
// Source: SE-0317, async let bindings
// Basis: documented, confidence high

import SwiftUI

func fetch(_ name: String, seconds: Int) async throws -> String {
    do { try await Task.sleep(for: .seconds(seconds)) } catch {
        print("\(name) cancelled")
        throw error
    }
    print(name)
    return name
}

@Test("Their waits overlap")
func overlaps() async throws {
    let sim = Simulation(Text("clock"))
    async let profile = fetch("profile", seconds: 2)
    async let friends = fetch("friends", seconds: 1)
    let all = try await [profile, friends]
    #expect(all == ["profile", "friends"])
    #expect(sim.output == ["friends", "profile"])
    #expect(sim.now == .seconds(2))
}

@Test("A child that is left is cancelled")
func leaves() async throws {
    let sim = Simulation(Text("clock"))
    do {
        async let left = fetch("left", seconds: 60)
        _ = try await fetch("kept", seconds: 1)
    }
    #expect(sim.output == ["kept", "left cancelled"])
    #expect(sim.now == .seconds(1))
    #expect(sim.tasks == 0)
}

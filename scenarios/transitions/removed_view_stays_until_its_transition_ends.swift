// Rule: A view that is removed in an animation stays until its transition has ended: its state and objects live on, its task ends and onDisappear comes when it has gone. Queries do not find it meanwhile.
// Source: github TokamakUI/Tokamak#426 (SwiftUI's behaviour as seen there), square/Blueprint#48; Apple, TransitionPhase
// Basis: observed for onDisappear, confidence high; objects and tasks derived; that queries look past it is ViewSim's choice

import SwiftUI

final class Flame: ObservableObject {
    deinit { print("out") }
}

struct Light: View {
    @StateObject private var flame = Flame()
    var body: some View {
        Text("light")
            .onDisappear { print("gone") }
            .task {
                do { try await Task.sleep(for: .seconds(60)) } catch { print("cancelled") }
            }
    }
}

struct Lamp: View {
    @State private var isOn = true
    var body: some View {
        if isOn { Light().transition(.opacity) }
        Button("Off") { withAnimation(.linear(duration: 1)) { isOn = false } }
    }
}

@Test("It has gone after a second, not at the tap", arguments: [26, 27])
func goneAfterASecond(sdk: Int) {
    let sim = Simulation(Lamp(), sdk: sdk)
    sim.buttons["Off"].tap()
    #expect(sim.texts == ["Off"])
    #expect(sim.output == [])
    #expect(sim.liveCount(of: Flame.self) == 1)
    #expect(sim.liveIdentities(of: Light.self) == 1)
    #expect(sim.tasks == 1)
    #expect(sim.leaks == [])
    sim.advance(by: .milliseconds(999))
    #expect(sim.output == [])
    sim.advance(by: .milliseconds(1))
    #expect(sim.output == ["gone", "cancelled", "out"] || sim.output == ["gone", "out", "cancelled"])
    #expect(sim.liveIdentities(of: Light.self) == 0)
    #expect(sim.trace.filter { $0.kind == "identity.remove" && $0.type == "Light" }.map(\.animated) == [true])
}

@Test("With the tree it goes at once")
func goneWithTheTree() {
    let sim = Simulation(Lamp())
    sim.buttons["Off"].tap()
    sim.unmount()
    #expect(sim.output.contains("gone"))
    #expect(sim.liveCount(of: Flame.self) == 0)
    sim.advance(by: .seconds(2))
    #expect(sim.output.count { $0 == "gone" } == 1)
}

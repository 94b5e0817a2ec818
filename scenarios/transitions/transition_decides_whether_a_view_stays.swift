// Rule: Which transition a removal has decides whether the view stays: any but .identity in an animation, the fade where no modifier says anything; nothing stays where nothing is animated. The innermost modifier around what the container has as its child decides, and a transition may bring its own animation along.
// Source: https://www.objc.io/blog/2022/04/14/transitions (the default is .opacity); OpenSwiftUI, TransitionTraitKey and ViewTrait
// Basis: stated for the default; derived for the rest, confidence medium to high

import SwiftUI

struct Card: View {
    var body: some View { Text("card").transition(.identity) }
}

struct Table: View {
    let transition: AnyTransition?
    let animation: Animation?
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                if let transition {
                    Text("dish").onDisappear { print("gone") }.transition(transition)
                } else {
                    Text("dish").onDisappear { print("gone") }
                }
            }
        }
        Button("Clear") { withAnimation(animation) { isShown = false } }
    }
}

struct Nested: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            Group {
                if isShown { Card().onDisappear { print("card") } }
                if isShown { Text("note").onDisappear { print("note") } }
            }
            .transition(.slide)
            if isShown {
                VStack { Text("inside").transition(.identity).onDisappear { print("inside") } }
            }
        }
        Button("Clear") { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
}

func stays(_ transition: AnyTransition?, _ animation: Animation? = .linear(duration: 1)) -> Bool {
    let sim = Simulation(Table(transition: transition, animation: animation))
    sim.buttons["Clear"].tap()
    let stays = sim.output.isEmpty
    sim.advance(by: .seconds(3))
    #expect(sim.output == ["gone"])
    return stays
}

@Test("In an animation, all but the identity")
func identityGoesAtOnce() {
    #expect(stays(.opacity))
    #expect(stays(.move(edge: .leading)))
    #expect(stays(nil))
    #expect(!stays(.identity))
    #expect(!stays(.asymmetric(insertion: .opacity, removal: .identity)))
    #expect(stays(.asymmetric(insertion: .identity, removal: .opacity)))
    #expect(stays(AnyTransition.identity.combined(with: .scale)))
}

@Test("Without an animation, none")
func nothingStaysUnanimated() {
    #expect(!stays(.opacity, nil))
    #expect(!stays(nil, nil))
}

@Test("A transition brings its own animation along")
func ownAnimation() {
    #expect(stays(.opacity.animation(.linear(duration: 2)), nil))
    let sim = Simulation(Table(transition: .slide.animation(.linear(duration: 2)), animation: .linear(duration: 1)))
    sim.buttons["Clear"].tap()
    sim.advance(by: .seconds(1.5))
    #expect(sim.output == [])
    sim.advance(by: .seconds(0.5))
    #expect(sim.output == ["gone"])
}

@Test("The innermost transition of what the container shows decides, those further in say nothing")
func innermostDecides() {
    let sim = Simulation(Nested())
    sim.buttons["Clear"].tap()
    #expect(sim.output == ["card"])
    sim.advance(by: .seconds(1))
    #expect(sim.output.sorted() == ["card", "inside", "note"])
}

struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(90 * phase.value))
    }
}

struct Dance: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                Text("twirl").onDisappear { print("twirl") }.transition(Twirl())
                Text("erased").onDisappear { print("erased") }.transition(Twirl().animation(.linear(duration: 2)))
                Text("none").onDisappear { print("none") }.transition(IdentityTransition())
            }
        }
        Button("Stop") { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
}

@Test("A transition of one's own counts as any other; each view of a branch goes by its own")
func ownTransition() {
    let sim = Simulation(Dance())
    sim.buttons["Stop"].tap()
    #expect(sim.output == ["none"])
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["none", "twirl"])
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["none", "twirl", "erased"])
}

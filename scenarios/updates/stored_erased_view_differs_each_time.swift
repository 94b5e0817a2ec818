// Rule: A view that stores an AnyView gets other inputs with each pass of its parent, since an erased view is a box made anew; one that stores a plain view with equal contents does not.
// Source: Apple, AnyView; comparison by fields as stated by SwiftUI engineers, references by identity
// Basis: derived, confidence medium

import SwiftUI

struct Plaque<Content: View>: View {
    let content: Content

    var body: some View { content }
}

struct ErasedPlaque: View {
    let content: AnyView

    var body: some View { content }
}

struct Hall: View {
    @State private var visitors = 0

    var body: some View {
        VStack {
            Text("\(visitors) visitors")
            Plaque(content: Text("opened 1901"))
            ErasedPlaque(content: AnyView(Text("closed on Mondays")))
            Button("Enter") { visitors += 1 }
        }
    }
}

@Test("The erased one runs with its parent")
func erasedContentDiffers() {
    let sim = Simulation(Hall())
    sim.buttons["Enter"].tap()
    sim.buttons["Enter"].tap()
    #expect(sim.bodyEvaluations(of: ErasedPlaque.self) == 3)
    #expect(sim.bodyEvaluations(of: Plaque<Text>.self) == 1)
}

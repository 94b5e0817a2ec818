// Rule: Changing the layout in an AnyLayout, also to one that the program wrote, keeps the identity of what is laid out.
// Source: https://developer.apple.com/documentation/swiftui/anylayout
// Basis: documented, confidence high, iOS 16 or later

import SwiftUI

struct Diagonal: Layout {
    var step = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

final class Tile: ObservableObject {}

struct TileView: View {
    @StateObject private var tile = Tile()

    var body: some View { Text("tile") }
}

struct Floor: View {
    @State private var isDiagonal = false

    var body: some View {
        let layout = isDiagonal ? AnyLayout(Diagonal()) : AnyLayout(HStackLayout(spacing: 4))
        layout {
            TileView()
            TileView()
        }
        Button("Turn") { isDiagonal.toggle() }
    }
}

@Test("A custom layout in AnyLayout keeps the subviews")
func layoutsShareSubviews() {
    let sim = Simulation(Floor())
    sim.buttons["Turn"].tap()
    sim.buttons["Turn"].tap()
    #expect(sim.inits(of: Tile.self) == 2)
    #expect(sim.identitiesDestroyed(of: TileView.self) == 0)
}

struct Fan: View {
    @State private var step = 1

    var body: some View {
        Diagonal(step: step) { TileView() }
        Button("Spread") { step += 1 }
    }
}

@Test("A custom layout takes its content like a stack, and keeps it when its own values change")
func customLayoutTakesContent() {
    let sim = Simulation(Fan())
    sim.buttons["Spread"].tap()
    #expect(sim.inits(of: Tile.self) == 1)
}

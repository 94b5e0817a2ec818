// Rule: A sequenced gesture reports its first part until that has ended, then both; the drag of a long press and drag begins only after the press.
// Source: https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures
// Basis: documented, confidence medium

import SwiftUI

struct Tile: View {
    enum Hold {
        case none
        case pressed
        case dragged(CGSize)
    }

    @GestureState private var hold = Hold.none
    @State private var place = 0.0

    var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($hold) { value, state, _ in
                switch value {
                case .first(true): state = .pressed
                case .second(true, let drag): state = .dragged(drag?.translation ?? .zero)
                default: state = .none
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                place += drag.translation.width
            }
        VStack {
            Text("tile").gesture(gesture)
            switch hold {
            case .none: Text("at \(Int(place))")
            case .pressed: Text("pressed")
            case .dragged(let offset): Text("by \(Int(offset.width))")
            }
        }
    }
}

@Test("The drag counts only after the press")
func pressThenDrag() {
    let sim = Simulation(Tile())
    sim.staticTexts["tile"].drag(by: CGSize(width: 40, height: 0))
    #expect(sim.staticTexts["at 0"].exists)
    sim.staticTexts["tile"].beginDrag(by: .zero)
    #expect(sim.staticTexts["pressed"].exists)
    sim.advance(by: .seconds(1))
    sim.staticTexts["tile"].beginDrag(by: CGSize(width: 30, height: 0))
    #expect(sim.staticTexts["by 30"].exists)
    sim.staticTexts["tile"].endDrag()
    #expect(sim.staticTexts["at 30"].exists)
}

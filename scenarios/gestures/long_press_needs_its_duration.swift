// Rule: A long press is recognized after its minimum duration, and reports in between that it is pressed; a press that ends before is none.
// Source: https://developer.apple.com/documentation/swiftui/longpressgesture
// Basis: documented, confidence medium, depends on: whether pressing ends before or after the action is an assumption

import SwiftUI

struct Fuse: View {
    @GestureState private var isHeld = false
    @State private var isLit = false

    var body: some View {
        let _ = print(isHeld ? "held" : "free", isLit ? "lit" : "dark")
        VStack {
            Text("fuse")
                .gesture(
                    LongPressGesture(minimumDuration: 1)
                        .updating($isHeld) { current, state, _ in state = current }
                        .onEnded { _ in isLit = true })
            Text("match")
                .onLongPressGesture(minimumDuration: 0.2) {
                    print("struck")
                } onPressingChanged: {
                    print("pressing \($0)")
                }
        }
    }
}

@Test("A press counts once it lasted long enough")
func longPressNeedsItsDuration() {
    let sim = Simulation(Fuse())
    sim.staticTexts["fuse"].press(forDuration: .milliseconds(500))
    #expect(sim.output == ["free dark", "held dark", "free dark"])
    sim.staticTexts["fuse"].press(forDuration: .seconds(1))
    #expect(sim.output.last == "free lit")
    sim.staticTexts["match"].press(forDuration: .seconds(1))
    #expect(sim.output.suffix(3) == ["pressing true", "struck", "pressing false"])
}

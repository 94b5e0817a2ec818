// Status: 1
// Line: 11
import SwiftUI

struct Buttons: View {
    var body: some View { Button("There") {} }
}

@Test func missing() {
    let sim = Simulation(Buttons())
    sim.buttons["Not there"].tap()
}

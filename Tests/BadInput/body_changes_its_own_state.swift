// Status: 1
// Line: 8-9
import SwiftUI

struct Restless: View {
    @State private var count = 0

    var body: some View {
        let _ = (count += 1)
        Text("count \(count)")
    }
}

@Test func restless() {
    let sim = Simulation(Restless())
    #expect(sim.texts.count == 1)
}

// Status: 65
// Line: 10
import SwiftUI

struct Known: View {
    var body: some View { Text("known") }
}

@Test func unknownName() {
    let sim = Simulatoin(Known())
    #expect(sim.inits(of: Known.self) == 1)
}

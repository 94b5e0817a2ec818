// Status: 0
// A byte order mark and Windows line ends.
import SwiftUI

struct Mark: View {
    var body: some View { Text("""
        one
        two
        """) }
}

@Test func windowsLineEnds() {
    let sim = Simulation(Mark())
    #expect(sim.texts == ["one\ntwo"])
}

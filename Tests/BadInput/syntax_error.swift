// Status: 65
// Line: 7
import SwiftUI

struct Broken: View {
    var body: some View {
        Text("no end"
    }
}

@Test func broken() {
    _ = Simulation(Broken())
}

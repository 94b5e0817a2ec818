// Status: 1
// Line: 8
import SwiftUI

struct Spinning: View {
    var body: some View {
        let _ = {
            while true { Spinning.turns &+= 1 }
        }()
        Text("never")
    }

    nonisolated(unsafe) static var turns = 0
}

@Test func spinning() {
    _ = Simulation(Spinning())
}

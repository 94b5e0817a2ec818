// Status: 1
import SwiftUI

struct Mirror: View {
    let depth: Int

    var body: some View { VStack { AnyView(Mirror(depth: depth + 1)) } }
}

@Test func mirrors() {
    _ = Simulation(Mirror(depth: 0))
}

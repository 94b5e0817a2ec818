// Status: 1
// Line: 10
// A view whose body is itself: the error stands where it is made, and the path to it is not printed in full.
import SwiftUI
struct Mirror: View {
    var body: some View { self { Text("inside") } }
}

@Test func mirror() {
    _ = Simulation(Mirror())
}

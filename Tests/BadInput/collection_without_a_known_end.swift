// Status: 0
// A collection whose end is a value that nobody declares: going through it ends at once.
import SwiftUI

struct Pages: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { Library.shared.pageCount }
    subscript(position: Int) -> Int { position }
}

struct Book: View {
    var body: some View { List(Pages(), id: \.self) { Text("page \($0)") } }
}

@Test func opens() {
    let sim = Simulation(Book())
    #expect(sim.bodyEvaluations(of: Book.self) == 1)
}

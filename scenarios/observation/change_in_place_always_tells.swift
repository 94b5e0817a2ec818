// Rule: An @Observable property tells of every change in place, also one that changes nothing; assigning an equal value, or the same object, tells nobody, also through a key path.
// Source: ViewSim's run of the same program under Swift 6.3
// Basis: observed, confidence high, depends on: the compiler, Swift 6.2 or later

import Observation
import SwiftUI

final class Plain {}

@Observable
final class Shelf {
    var count = 1
    var names = ["a"]
    var label = "x"
    var plain = Plain()
}

struct ShelfView: View {
    let shelf: Shelf

    var body: some View { Text("\(shelf.count) \(shelf.names.count) \(shelf.label) \(shelf.plain === shelf.plain)") }
}

@Test("Which changes run the reader again")
func changeInPlaceAlwaysTells() {
    let shelf = Shelf()
    let sim = Simulation(ShelfView(shelf: shelf))
    func runs(_ change: () -> Void) -> Int {
        sim.resetCounts()
        change()
        return sim.bodyEvaluations(of: ShelfView.self)
    }
    #expect(runs { shelf.count = 1 } == 0)
    #expect(runs { shelf.names = ["a"] } == 0)
    #expect(runs { shelf.plain = shelf.plain } == 0)
    #expect(runs { shelf[keyPath: \.count] = 1 } == 0)
    #expect(runs { Bindable(shelf).label.wrappedValue = "x" } == 0)
    #expect(runs { shelf.count += 0 } == 1)
    #expect(runs { shelf.names[0] = "a" } == 1)
    #expect(runs { shelf.label.append("") } == 1)
    #expect(runs { shelf.plain = Plain() } == 1)
}

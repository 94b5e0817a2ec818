// Rule: A row whose element is removed in an animation stays until it has ended; an element of the same id that comes back before is the same row, wherever it stands now.
// Source: Apple, TransitionPhase and ForEach; OpenSwiftUI, DynamicContainer
// Basis: derived, confidence medium; that rows of lists do as those of stacks is an assumption

import SwiftUI

struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View {
        Button("\(name) \(taps)") { taps += 1 }.onDisappear { print("out \(name)") }
    }
}

struct Names: View {
    let isList: Bool
    @State private var names = ["a", "b", "c"]
    var body: some View {
        if isList {
            List(names, id: \.self) { Row(name: $0) }
        } else {
            VStack { ForEach(names, id: \.self) { Row(name: $0) } }
        }
        Button("Remove") { withAnimation(.linear(duration: 1)) { names.removeFirst() } }
        Button("Append") { withAnimation(.linear(duration: 1)) { names.append("a") } }
        Button("Clear") { withAnimation(.linear(duration: 1)) { names = [] } }
        Button("Drop") { names = [] }
    }
}

@Test("It comes back with its taps", arguments: [false, true])
func rowComesBack(isList: Bool) {
    let sim = Simulation(Names(isList: isList))
    sim.buttons["a 0"].tap()
    sim.buttons["Remove"].tap()
    #expect(sim.output == [])
    #expect(!sim.buttons["a 1"].exists)
    sim.buttons["Append"].tap()
    #expect(sim.texts.prefix(3) == ["b 0", "c 0", "a 1"])
    sim.advance(by: .seconds(3))
    #expect(sim.output == [])
    #expect(sim.texts.prefix(3) == ["b 0", "c 0", "a 1"])
    #expect(sim.identitiesCreated(of: Row.self) == 3)
    sim.buttons["a 1"].tap()
    #expect(sim.buttons["a 2"].exists)
}

@Test("Too late it is another row", arguments: [false, true])
func tooLate(isList: Bool) {
    let sim = Simulation(Names(isList: isList))
    sim.buttons["a 0"].tap()
    sim.buttons["Remove"].tap()
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["out a"])
    sim.buttons["Append"].tap()
    #expect(sim.buttons["a 0"].exists)
    #expect(sim.identitiesCreated(of: Row.self) == 4)
}

@Test("Rows that left one after the other go one after the other", arguments: [false, true])
func oneAfterTheOther(isList: Bool) {
    let sim = Simulation(Names(isList: isList))
    sim.buttons["Remove"].tap()
    sim.advance(by: .milliseconds(500))
    sim.buttons["Clear"].tap()
    sim.advance(by: .milliseconds(500))
    #expect(sim.output == ["out a"])
    sim.advance(by: .milliseconds(500))
    #expect(sim.output.sorted() == ["out a", "out b", "out c"])
    #expect(sim.liveIdentities(of: Row.self) == 0)
}

@Test("Rows that are dropped without animation go before those that leave", arguments: [false, true])
func droppedRowsGoFirst(isList: Bool) {
    let sim = Simulation(Names(isList: isList))
    sim.buttons["Remove"].tap()
    sim.buttons["Drop"].tap()
    #expect(sim.output.sorted() == ["out b", "out c"])
    sim.advance(by: .seconds(1))
    #expect(sim.output.count == 3)
}

import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Counts of a trace")
struct TypeCountsTests {
    @Test("A type stands where it was first counted, not where it was first named")
    func order() {
        let trace = Trace()
        trace.emit(.stateWrite, type: "Named")
        trace.emit(.body, type: "Shown")
        trace.emit(.body, type: "Named")
        #expect(TypeCounts.counting(trace.events, through: .max).map(\.type) == ["Shown", "Named"])
    }

    @Test("Events after the last are not counted, and values without a body are no rows")
    func limits() {
        let trace = Trace()
        trace.emit(.objectInit, type: "Model", instance: 1)
        let last = trace.emit(.objectInit, type: "Model", instance: 2)
        trace.emit(.objectDeinit, type: "Model", instance: 1)
        trace.emit(.viewInit, type: "Plain")
        let until = TypeCounts.counting(trace.events, through: last)
        #expect(until.map { $0.live } == [2])
        let all = TypeCounts.counting(trace.events, through: .max)
        #expect(all.map(\.type) == ["Model"])
        #expect(all.map { [$0.inits, $0.deinits, $0.live] } == [[2, 1, 1]])
        #expect(all.allSatisfy { $0.isClass && !$0.isView })
    }

    @Test(
        "What is counted while a scenario runs is what is counted from its trace", arguments: TraceEvent.Kind.allCases)
    func oneRule(kind: TraceEvent.Kind) {
        let trace = Trace()
        let recorder = CountsRecorder(trace: trace)
        trace.emit(.body, type: "Screen")
        trace.emit(kind, type: "Screen")
        let counted = recorder.counts(of: "Screen")
        let written = TypeCounts.counting(trace.events, through: .max)[0]
        // Structs other than views are counted, but never written.
        #expect(counted.inits == written.inits + (kind == .structInit ? 1 : 0))
        #expect(counted.bodies == written.bodies)
        #expect(counted.deinits == written.deinits)
        #expect(counted.appearances == written.appearances)
        #expect(counted.identitiesCreated == written.identitiesCreated)
    }

    @Test("An event is due to the innermost cause, and to the outer one again after it")
    func causes() {
        let trace = Trace()
        let action = trace.emit(.action)
        trace.withCause(action) {
            let update = trace.emit(.transaction)
            trace.withCause(update) { _ = trace.emit(.body, type: "Screen") }
            trace.emit(.appear, type: "Screen")
        }
        trace.emit(.print, new: "after")
        #expect(trace.events.map(\.cause) == [0, 1, 2, 1, 0])
        #expect(trace.event(6) == nil)
        #expect(trace.event(0) == nil)
    }
}

import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import ViewSim

/// The laws themselves must notice a run that breaks them.
@Suite("Checking laws")
struct CheckerTests {
    /// A real run whose trace and output are then falsified.
    private static func sample() -> (program: LawProgram, result: ScenarioResult) {
        let shape = ViewShape.stack(
            .vertical,
            [
                .rows(.itself, .leaf(.owner, tag: 1, input: .constant(0))),
                .conditional(.flag, .leaf(.counter, tag: 2, input: .a), nil),
            ])
        let program = LawProgram(shape: shape, scripts: [[0, 3, 5, LawProgram.tapBase + 4, 7]])
        let file = ScenarioLoader.load(text: program.source, fileName: "law.swift", options: LoadOptions())
        return (program, file.scenarios[0].result())
    }

    @Test("A run as it is keeps the laws")
    func sound() {
        let (breaches, isBroken) = LargeStackThread.run { () -> ([String], Bool) in
            let (program, result) = Self.sample()
            return (TraceLaws.breaches(of: Array(result.trace.events)), LawRun.firstBreach(in: program) != nil)
        }
        #expect(breaches == [])
        #expect(!isBroken)
    }

    @Test(
        "An event that is missing or comes twice is a breach",
        arguments: [
            TraceEvent.Kind.identityInsert, .identityRemove, .stateInit, .body, .objectInit, .objectDeinit, .appear,
        ])
    func doctored(kind: TraceEvent.Kind) {
        let (missing, doubled) = LargeStackThread.run { () -> ([String], [String]) in
            let events = Array(Self.sample().result.trace.events)
            guard let index = events.firstIndex(where: { $0.kind == kind && $0.type != nil }) else { return ([], []) }
            var without = events
            without.remove(at: index)
            var twice = events
            twice.insert(events[index], at: index)
            return (TraceLaws.breaches(of: without), TraceLaws.breaches(of: twice))
        }
        // A missing body or appearance is not for the trace to know; the texts show it.
        let isNoticed: Set<TraceEvent.Kind> = [.identityInsert, .identityRemove, .objectInit]
        if isNoticed.contains(kind) { #expect(!missing.isEmpty) }
        #expect(doubled.contains { !$0.hasPrefix("events are not in order") })
    }

    @Test("State that changes by itself is a breach")
    func driftingState() {
        let breaches = LargeStackThread.run { () -> [String] in
            let events = Self.sample().result.trace.events.map { event -> TraceEvent in
                guard event.kind == .stateWrite else { return event }
                var changed = event
                changed.old = "something else"
                return changed
            }
            return TraceLaws.breaches(of: events)
        }
        #expect(breaches.contains { $0.hasPrefix("state was") })
    }

    @Test("The model's output depends on each part of the program")
    func model() {
        let plain = ViewShape.rows(.itself, .leaf(.counter, tag: 1, input: .a))
        let other = ViewShape.rows(.positions, .leaf(.counter, tag: 1, input: .a))
        let script = [LawProgram.tapBase + 4, 5, 0]
        #expect(
            ReferenceModel.output(of: plain, script: script) != ReferenceModel.output(of: other, script: script))
        #expect(ReferenceModel.output(of: plain, script: [0]) != ReferenceModel.output(of: plain, script: [1]))
    }

    @Test("A run that shows something else than the model is a breach")
    func otherModel() {
        let program = LawProgram(shape: .leaf(.counter, tag: 1, input: .a), scripts: [[LawProgram.tapBase + 4, 0]])
        let (own, other, reset) = LargeStackThread.run { () -> ([String], [String], [String]) in
            let run = LawRun(program)
            return (
                run.breaches(ofScript: 0), run.breaches(ofScript: 0, against: .leaf(.counter, tag: 1, input: .count)),
                run.breaches(ofScript: 0, against: .identified(.a, program.shape))
            )
        }
        #expect(own == [])
        #expect(other.count == 1)
        #expect(reset.count == 1, "state that should have been reset is noticed")
    }

    @Test("Shrinking finds the part that matters")
    func shrinking() {
        func hasLooped(_ shape: ViewShape) -> Bool {
            if case .leaf(.looped, _, _) = shape { return true }
            return shape.children.contains(where: hasLooped)
        }
        let large = ViewShape.stack(
            .group,
            [
                .leaf(.plain, tag: 1, input: .a),
                .rows(
                    .itself, .conditional(.flag, .leaf(.looped, tag: 2, input: .a), .leaf(.owner, tag: 3, input: .a))),
            ])
        let program = LawProgram(shape: large, scripts: [[1, 2], [3, 4, 5, 6]])
        let shrunk = program.shrunk(script: 1) { hasLooped($0.shape) && $0.scripts[0].contains(5) }
        #expect(shrunk.shape.size == 1)
        #expect(shrunk.scripts == [[5]])
    }
}

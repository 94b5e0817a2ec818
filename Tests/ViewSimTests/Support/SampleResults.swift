@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import ViewSim

/// Hand-made results, for reports and diagrams.
enum SampleResults {
    static let files = ["Scenarios/Demo.swift"]

    static func position(_ line: Int) -> SourcePosition { SourcePosition(file: 0, line: line, column: 5) }

    static func location(_ line: Int) -> SourceLocation {
        SourceLocation(file: files[0], line: line, column: 5)
    }

    /// A toggle whose parent creates a surplus view model.
    static func toggle() -> ScenarioResult {
        let trace = Trace()
        let screen = Identity(parent: nil, component: "Screen")
        let stack = Identity(parent: screen, component: "VStack[1]")
        let toggle = Identity(parent: stack, component: "MyToggleView")
        trace.emit(.viewInit, at: position(20), type: "Screen")
        let insert = trace.emit(.identityInsert, at: position(20), type: "Screen", identity: screen)
        trace.withCause(insert) {
            trace.emit(.stateInit, type: "Screen", identity: screen, property: "isEnabled", new: "false")
            let body = trace.emit(.body, at: position(20), type: "Screen", identity: screen, reason: "first evaluation")
            trace.withCause(body) {
                trace.emit(.objectInit, at: position(24), type: "ToggleViewModel", instance: 1)
                trace.emit(.viewInit, at: position(24), type: "MyToggleView")
                trace.emit(.identityInsert, type: "VStack", identity: Identity(parent: screen, component: "VStack"))
                let first = Identity(parent: screen, component: "VStack[0]")
                trace.emit(.identityInsert, type: "Text", identity: Identity(parent: first, component: "Text"))
                trace.emit(.identityInsert, at: position(24), type: "MyToggleView", identity: toggle)
                trace.emit(.autoclosureRun, type: "MyToggleView", identity: toggle, property: "viewModel")
                trace.emit(
                    .stateInit, type: "MyToggleView", identity: toggle, property: "viewModel", new: "ToggleViewModel #1"
                )
                trace.emit(.body, at: position(10), type: "MyToggleView", identity: toggle, reason: "first evaluation")
            }
        }
        trace.emit(.expectation, at: position(32), reason: "sim.inits(of: ToggleViewModel.self) == 1", passed: true)
        trace.now = 1_500_000_000
        let tap = trace.emit(.action, at: position(33), cause: 0, reason: "tap switch \"Enabled\"")
        trace.withCause(tap) {
            let write = trace.emit(
                .stateWrite, type: "Screen", identity: screen, property: "isEnabled", old: "false", new: "true")
            trace.withCause(write) {
                trace.emit(.invalidate, type: "Screen", identity: screen, reason: "its @State isEnabled changed")
                let body = trace.emit(
                    .body, at: position(20), type: "Screen", identity: screen, reason: "its @State isEnabled changed")
                trace.withCause(body) {
                    trace.emit(.objectInit, at: position(24), type: "ToggleViewModel", instance: 2)
                    trace.emit(.viewInit, at: position(24), type: "MyToggleView")
                    trace.emit(
                        .body, at: position(10), type: "MyToggleView", identity: toggle, reason: "its inputs changed")
                }
            }
        }
        let failed = trace.emit(
            .expectation, at: position(34), cause: 0, reason: "sim.inits(of: ToggleViewModel.self) == 1", passed: false)
        var result = ScenarioResult.none
        result.name = "prebuilt"
        result.displayName = "A pre-built instance is created again by every parent re-render"
        result.location = location(30)
        result.files = files
        result.endSequence = failed
        result.outcome = .failed
        result.expectations = [
            ExpectationResult(
                text: "sim.inits(of: ToggleViewModel.self) == 1", held: true, isKnownIssue: false,
                location: location(32),
                left: nil, right: nil, comment: nil, sequence: 1),
            ExpectationResult(
                text: "sim.inits(of: ToggleViewModel.self) == 1", held: false, isKnownIssue: false,
                location: location(34), left: "2", right: "1", comment: "one model is enough", sequence: failed),
        ]
        let unmount = trace.emit(.identityRemove, cause: 0, type: "Screen", identity: screen)
        trace.emit(.objectDeinit, cause: unmount, type: "ToggleViewModel", instance: 2)
        trace.emit(.objectDeinit, cause: unmount, type: "ToggleViewModel", instance: 1)
        result.trace = trace
        result.ownership = OwnershipSnapshot(
            nodes: [
                .init(id: 1, kind: .view, label: "Screen/VStack[1]/MyToggleView"),
                .init(id: 2, kind: .slot, label: "@StateObject MyToggleView.viewModel"),
                .init(id: 3, kind: .object, label: "ToggleViewModel #1"),
                .init(id: 4, kind: .object, label: "ToggleViewModel #2"),
                .init(id: 5, kind: .closure, label: "closure at Demo.swift:12"),
                .init(id: 6, kind: .view, label: "Screen"),
            ],
            edges: [
                .init(from: 1, to: 2, label: "storage"), .init(from: 2, to: 3, label: "object"),
                .init(from: 1, to: 5, label: "_viewModel"), .init(from: 5, to: 4, label: "viewModel"),
            ])
        return result
    }

    /// A long run of equal taps.
    static func repeatedTaps(_ count: Int) -> ScenarioResult {
        var result = toggle()
        let trace = Trace()
        let row = Identity(parent: nil, component: "Screen")
        for index in 1...count {
            let tap = trace.emit(.action, cause: 0, reason: "tap button \"Add\"")
            trace.withCause(tap) {
                trace.emit(.stateWrite, type: "Screen", property: "count", old: "\(index - 1)", new: "\(index)")
                trace.emit(.body, type: "Screen", identity: row, reason: "its @State count changed")
                trace.emit(.objectInit, at: position(12), type: "Model", instance: index)
            }
        }
        result.trace = trace
        result.endSequence = .max
        result.expectations = []
        result.outcome = .passed
        return result
    }
}

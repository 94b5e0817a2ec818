import SimulationTrace
import SwiftFrontEnd

/// The events of a scenario as people read them: what was done to the tree, and what followed from it.
struct Timeline {
    /// An action, or the mount before the first one, with what followed.
    struct Step {
        var time: Int64
        var title: String
        /// Whether the title stands for more than this step, equal in kind.
        var lines: [Line]
        /// What happened, regardless of instances and values; equal signatures read alike.
        var signature: String
    }

    struct Line {
        var depth: Int
        var text: String
        var meaning: Painter.Meaning?
        /// What the line counts as in a summary: `bodies of Row`, `Row created`.
        var category: String
        /// Lines that are never left out.
        var isEssential = false
    }

    private static let ending = "the scenario is over: everything is unmounted"

    var steps: [Step] = []

    init(_ result: ScenarioResult, showsEverything: Bool = false) {
        let sentence = EventSentence(files: result.files)
        let userViews = Timeline.viewsWithBody(result.trace.events)
        var depths: [Int: Int] = [:]
        var ended = false
        var deferral: TraceEvent?
        for event in result.trace.events {
            if event.sequence > result.endSequence, !ended {
                ended = true
                steps.append(Step(time: event.time, title: Timeline.ending, lines: [], signature: ""))
                if event.kind == .action {
                    depths[event.sequence] = 0
                    continue
                }
            }
            if event.kind == .action {
                steps.append(Step(time: event.time, title: sentence(event), lines: [], signature: ""))
                depths[event.sequence] = 0
                continue
            }
            if steps.isEmpty {
                steps.append(Step(time: event.time, title: "the scenario begins", lines: [], signature: ""))
            }
            guard Timeline.isShown(event, userViews: userViews, showsEverything: showsEverything) else {
                depths[event.sequence] = depths[event.cause] ?? 0
                continue
            }
            if event.time > steps[steps.count - 1].time {
                // What led here from an earlier step is not above it any more.
                depths = [:]
                steps.append(Step(time: event.time, title: "time passes", lines: [], signature: ""))
            }
            let outer = depths[event.cause] ?? 0
            depths[event.sequence] = outer + 1
            var text = sentence(event)
            if event.kind == .stateInit, let run = deferral, run.type == event.type, run.property == event.property {
                // The value came straight out of the deferred expression: one line says both.
                steps[steps.count - 1].lines.removeLast()
                text += ", deferred until now"
            }
            deferral = event.kind == .autoclosureRun ? event : nil
            let line = Line(
                depth: min(outer, 5), text: text, meaning: Timeline.meaning(event),
                category: Timeline.category(event),
                isEssential: event.kind == .warning || (event.kind == .expectation && event.passed == false))
            steps[steps.count - 1].lines.append(line)
        }
        for index in steps.indices { steps[index].signature = Timeline.signature(of: steps[index]) }
        steps.removeAll { $0.lines.isEmpty && $0.title == Timeline.ending }
    }

    private static func viewsWithBody(_ events: TraceLog) -> Set<String> {
        var types: Set<String> = []
        for event in events where event.kind == .body { if let type = event.type { types.insert(type) } }
        return types
    }

    private static func isShown(_ event: TraceEvent, userViews: Set<String>, showsEverything: Bool) -> Bool {
        if showsEverything { return true }
        switch event.kind {
        case .transaction, .viewInit, .structInit, .invalidate, .subscribe, .value, .completion, .cancel: return false
        case .expectation: return event.passed == false
        case .identityInsert, .identityRemove, .identityMove, .appear, .disappear:
            return event.type.map(userViews.contains) ?? false
        default: return true
        }
    }

    private static func meaning(_ event: TraceEvent) -> Painter.Meaning? {
        switch event.kind {
        case .objectInit, .identityInsert: .birth
        case .objectDeinit, .identityRemove: .death
        case .warning: .warning
        case .expectation: event.passed == false ? .failure : .success
        case .viewInit, .invalidate, .transaction, .appear, .disappear: .quiet
        default: nil
        }
    }

    private static func category(_ event: TraceEvent) -> String {
        let type = event.type ?? ""
        return switch event.kind {
        case .body: "bodies of \(type)"
        case .objectInit: "\(type) created"
        case .objectDeinit: "\(type) destroyed"
        case .identityInsert: "new identities of \(type)"
        case .identityRemove: "identities of \(type) gone"
        case .identityMove: "identities of \(type) moved"
        case .stateInit: "states of \(type) started"
        case .stateWrite: "writes of \(type)\(event.property.map { ".\($0)" } ?? "")"
        case .autoclosureRun: "deferred values of \(type)"
        case .publish: "sends of \(type)"
        case .appear: "\(type) appearing"
        case .disappear: "\(type) disappearing"
        case .print: "lines printed"
        case .viewInit: "values of \(type)"
        case .invalidate: "\(type) invalidated"
        default: "\(event.kind.rawValue) events"
        }
    }

    private static func signature(of step: Step) -> String {
        var counts: [String: Int] = [:]
        for line in step.lines { counts[line.category, default: 0] += 1 }
        return step.title + "|"
            + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "|")
    }
}

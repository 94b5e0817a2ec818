import SimulationTrace
import SwiftFrontEnd

/// Finds out where two runs of a scenario begin to differ in a count, and what made the difference.
struct DifferenceExplanation {
    typealias Side = ScenarioComparison.Side

    private let left: SteppedTrace
    private let right: SteppedTrace
    private let names: (left: String, right: String)

    init(left: ScenarioResult, right: ScenarioResult, names: (left: String, right: String)) {
        self.left = SteppedTrace(left)
        self.right = SteppedTrace(right)
        self.names = names
    }

    private func run(_ side: Side) -> SteppedTrace { side == .left ? left : right }
    private func name(_ side: Side) -> String { side == .left ? names.left : names.right }

    /// The first step in which the runs differ; nil for a count that follows from others.
    func reason(for count: ComparedCount, of type: String) -> ScenarioComparison.Reason? {
        guard !count.kinds.isEmpty else { return nil }
        for index in 0..<max(left.steps.count, right.steps.count) {
            let events = (
                left.events(inStep: index, of: type, count.kinds), right.events(inStep: index, of: type, count.kinds)
            )
            guard events.0.count != events.1.count else { continue }
            let side: Side = events.0.count > events.1.count ? .left : .right
            let surplus = firstSurplus(
                of: side == .left ? events.0 : events.1, against: side == .left ? events.1 : events.0, side)
            return ScenarioComparison.Reason(
                summary: summary(count, type), step: run(side).steps[index].title, left: events.0.count,
                right: events.1.count, side: side, chain: surplus.map(run(side).chain) ?? [])
        }
        return nil
    }

    /// The first event whose causes are not those of an event of the other run.
    private func firstSurplus(of events: [TraceEvent], against others: [TraceEvent], _ side: Side) -> TraceEvent? {
        var known = Dictionary(others.map { (run(side.other).signature($0), 1) }, uniquingKeysWith: +)
        for event in events {
            let signature = run(side).signature(event)
            guard let count = known[signature], count > 0 else { return event }
            known[signature] = count - 1
        }
        return events.last
    }

    // MARK: - Sentences

    private func summary(_ count: ComparedCount, _ type: String) -> String? {
        switch count {
        case .inits: deferral(of: type) ?? surplusReason(count, type, verb: "is created")
        case .autoclosureRuns: deferredValues(of: type)
        case .bodies: bodies(of: type)
        default: nil
        }
    }

    /// One run makes objects as the initial value of a property at each init of its view, the other defers it.
    private func deferral(of type: String) -> String? {
        for side in Side.allCases {
            let deferred = run(side).deferredObjects(of: type)
            guard let property = deferred.keys.sorted().first else { continue }
            let eager = run(side.other).eagerObjects(of: type)
            guard eager > (run(side).eagerObjects(of: type)), !run(side.other).defers(property) else { continue }
            let owner = property.split(separator: ".").dropLast().joined(separator: ".")
            guard run(side.other).starts(property) else {
                return "\(type) is made \(times(eager)) in \(name(side.other)), where nothing defers it, and "
                    + "\(times(deferred[property] ?? 0)) in \(name(side)), by the deferred initial value of "
                    + run(side).label(of: property)
            }
            return "the initial value of \(run(side.other).label(of: property)) is evaluated \(times(eager)) in "
                + "\(name(side.other)), at each init of \(owner), and \(times(deferred[property] ?? 0)) in "
                + "\(name(side)), when an identity begins"
        }
        return nil
    }

    private func deferredValues(of type: String) -> String? {
        for side in Side.allCases {
            let properties = run(side).deferredProperties(of: type)
            for property in properties.keys.sorted() where !run(side.other).defers(property) {
                return "the initial value of \(run(side).label(of: property)) is deferred in \(name(side)) only"
            }
        }
        return nil
    }

    /// The reason for which the bodies of one run outnumber those of the other.
    private func bodies(of type: String) -> String? {
        let reasons = (left.bodyReasons(of: type), right.bodyReasons(of: type))
        for reason in Set(reasons.0.keys).union(reasons.1.keys).sorted() {
            let counts = (reasons.0[reason] ?? 0, reasons.1[reason] ?? 0)
            guard counts.0 != counts.1 else { continue }
            return "because \(reason), the body of \(type) runs \(times(counts.0)) in \(names.left) and "
                + "\(times(counts.1)) in \(names.right)"
        }
        return nil
    }

    private func surplusReason(_ count: ComparedCount, _ type: String, verb: String) -> String? {
        for side in Side.allCases where run(side.other).count(count.kinds, of: type) == 0 {
            return "\(type) \(verb) in \(name(side)) only"
        }
        return nil
    }

    private func times(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}

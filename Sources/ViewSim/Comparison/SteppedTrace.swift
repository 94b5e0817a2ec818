import SimulationTrace
import SwiftFrontEnd

/// The trace of a run up to the scenario's last line, cut at each thing that was done to the tree.
struct SteppedTrace {
    struct Step {
        var title: String
        var events: Range<Int>
    }

    let steps: [Step]
    private let events: [TraceEvent]
    private let chains: CauseChain
    /// The labels that storage has in reports of owners, `@State Screen.model`, by property.
    private let labels: [String: String]
    /// The steps that hold events of a kind and type, as sorted indices of events.
    private let indices: [Key: [Int]]

    private struct Key: Hashable {
        let kind: TraceEvent.Kind
        let type: String
    }

    init(_ result: ScenarioResult) {
        let sentence = EventSentence(files: result.files)
        let events = Array(result.trace.events.prefix { $0.sequence <= result.endSequence })
        var steps: [Step] = []
        var time: Int64 = 0
        var indices: [Key: [Int]] = [:]
        for (index, event) in events.enumerated() {
            let passes = event.cause == 0 && event.time > time
            if event.kind == .action || passes || steps.isEmpty {
                let title =
                    event.kind == .action
                    ? sentence(event)
                    : passes ? "time passes to \(Timeline.seconds(event.time))" : "the scenario begins"
                if !steps.isEmpty { steps[steps.count - 1].events = steps[steps.count - 1].events.lowerBound..<index }
                steps.append(Step(title: title, events: index..<events.count))
            }
            time = max(time, event.time)
            if let type = event.type { indices[Key(kind: event.kind, type: type), default: []].append(index) }
        }
        self.events = events
        self.steps = steps
        self.indices = indices
        chains = CauseChain(trace: result.trace, files: result.files)
        var labels: [String: String] = [:]
        for node in result.ownership.nodes where node.kind == .slot {
            if let space = node.label.lastIndex(of: " ") {
                labels[String(node.label[node.label.index(after: space)...])] = node.label
            }
        }
        self.labels = labels
    }

    // MARK: - Events

    func events(inStep step: Int, of type: String, _ kinds: Set<TraceEvent.Kind>) -> [TraceEvent] {
        guard steps.indices.contains(step) else { return [] }
        let range = steps[step].events
        return all(kinds, of: type).filter(range.contains).map { events[$0] }
    }

    func count(_ kinds: Set<TraceEvent.Kind>, of type: String) -> Int { all(kinds, of: type).count }

    private func all(_ kinds: Set<TraceEvent.Kind>, of type: String) -> [Int] {
        let lists = kinds.compactMap { indices[Key(kind: $0, type: type)] }
        return lists.count == 1 ? lists[0] : lists.flatMap(\.self).sorted()
    }

    func chain(_ event: TraceEvent) -> [String] { chains.lines(leadingTo: event) }

    /// What an event came from, regardless of instances and of where the code stands.
    func signature(_ event: TraceEvent) -> String {
        var parts: [String] = []
        for event in ancestry(of: event) {
            parts.append(
                "\(event.kind.rawValue) \(event.type ?? "") \(event.property ?? "") \(event.identity?.description ?? "")"
            )
        }
        return parts.joined(separator: "|")
    }

    private func ancestry(of event: TraceEvent) -> [TraceEvent] {
        var result = [event]
        while let last = result.last, last.cause > 0, last.cause < last.sequence, result.count < 1000,
            let next = chains.trace.event(last.cause)
        {
            result.append(next)
        }
        return result
    }

    // MARK: - Initial values

    /// Objects of a type that deferred initial values made, by the property.
    func deferredObjects(of type: String) -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in all([.objectInit], of: type) {
            if let property = deferringProperty(of: events[index]) { counts[property, default: 0] += 1 }
        }
        return counts
    }

    /// How many objects of a type were not made by a deferred initial value.
    func eagerObjects(of type: String) -> Int {
        all([.objectInit], of: type).count { deferringProperty(of: events[$0]) == nil }
    }

    private func deferringProperty(of event: TraceEvent) -> String? {
        ancestry(of: event).first { $0.kind == .autoclosureRun }.flatMap(Self.property)
    }

    /// The deferred properties of a type.
    func deferredProperties(of type: String) -> [String: Int] {
        let properties = all([.autoclosureRun], of: type).compactMap { Self.property(events[$0]) }
        return Dictionary(properties.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Whether the initial value of a property, `Screen.model`, is ever evaluated late.
    func defers(_ property: String) -> Bool { has(property, .autoclosureRun) }

    /// Whether storage for a property is ever made.
    func starts(_ property: String) -> Bool { has(property, .stateInit) }

    private func has(_ property: String, _ kind: TraceEvent.Kind) -> Bool {
        let type = property.split(separator: ".").dropLast().joined(separator: ".")
        return all([kind], of: type).contains { Self.property(events[$0]) == property }
    }

    private static func property(_ event: TraceEvent) -> String? {
        guard let type = event.type, let property = event.property else { return nil }
        return "\(type).\(property)"
    }

    /// `@State Screen.model` for `Screen.model`, where the run shows its wrapper.
    func label(of property: String) -> String { labels[property] ?? property }

    // MARK: - Bodies

    /// How often the body of a type ran for each reason.
    func bodyReasons(of type: String) -> [String: Int] {
        let reasons = all([.body], of: type).compactMap { events[$0].reason }
        return Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
    }
}

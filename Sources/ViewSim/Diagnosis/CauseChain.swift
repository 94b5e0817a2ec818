import SimulationTrace

/// Why something happened: the events that led to it, outermost first.
struct CauseChain {
    let trace: Trace
    let files: [String]

    /// The chain behind the nth creation of a type after an event.
    func ofInit(_ type: String, number: Int, since first: Int) -> [String] {
        let inits = trace.events.filter {
            $0.sequence > first && $0.type == type && ($0.kind == .objectInit || $0.kind == .viewInit)
        }
        guard inits.indices.contains(number - 1) else { return [] }
        return lines(leadingTo: inits[number - 1])
    }

    func lines(leadingTo event: TraceEvent) -> [String] {
        var lines: [String] = []
        var next: TraceEvent? = event
        while let event = next, lines.count < 1000 {
            if let line = sentence(event) { lines.append(line) }
            next = event.cause > 0 && event.cause < event.sequence ? trace.event(event.cause) : nil
        }
        return lines.reversed()
    }

    private func sentence(_ event: TraceEvent) -> String? {
        let type = event.type ?? ""
        let place = EventSentence(files: files).place(event.position).map { " at \($0)" } ?? ""
        switch event.kind {
        case .action: return event.reason.map { "\($0)\(place)" }
        case .transaction: return nil
        case .stateWrite: return "\(type).\(event.property ?? "") = \(event.new ?? "")\(place)"
        case .publish: return "\(type) #\(event.instance) published a change\(place)"
        case .invalidate: return "\(type) was invalidated: \(event.reason ?? "")"
        case .body: return "\(type).body ran" + (event.reason.map { ": \($0)" } ?? "")
        case .autoclosureRun: return "the initial value of \(type).\(event.property ?? "") was made"
        case .appear: return "\(event.identity?.description ?? type) appeared"
        case .disappear: return "\(event.identity?.description ?? type) disappeared"
        case .change: return "onChange: \(event.old ?? "") to \(event.new ?? "")"
        case .objectInit: return "\(type) #\(event.instance) was created\(place)"
        case .objectDeinit: return "\(type) #\(event.instance) was destroyed"
        case .viewInit: return "\(type) was initialized\(place)"
        case .identityInsert: return "\(event.identity?.description ?? type) was inserted"
        case .identityRemove: return "\(event.identity?.description ?? type) was removed"
        default: return "\(event.kind.rawValue) \(type)"
        }
    }
}

@testable import SimulationTrace
@testable import ViewSim

/// What must hold in the trace of any run; each breach is a sentence.
struct TraceLaws {
    private(set) var breaches: [String] = []
    /// Live identities, with what each holds; the same path may live again later.
    private var live: [String: Life] = [:]
    private var objects: [String: ObjectLife] = [:]
    /// Identities whose bodies ran since the last transaction began.
    private var evaluated: Set<String> = []

    private struct Life {
        var state: [String: String] = [:]
        var hasAppeared = false
    }

    private enum ObjectLife { case alive, dead }

    /// Checks a whole trace; in the end no identity may be left.
    static func breaches(of events: [TraceEvent]) -> [String] {
        var laws = TraceLaws()
        var lastSequence = 0
        for event in events {
            if event.sequence <= lastSequence { laws.breach("events are not in order", event) }
            if event.cause >= event.sequence { laws.breach("an event is caused by a later one", event) }
            lastSequence = event.sequence
            laws.check(event)
        }
        for path in laws.live.keys.sorted() { laws.breaches.append("\(path) is never removed") }
        return laws.breaches
    }

    private mutating func breach(_ text: String, _ event: TraceEvent) {
        breaches.append(
            "\(text): \(event.kind.rawValue) \(event.identity?.description ?? event.type ?? "") (seq \(event.sequence))"
        )
    }

    private mutating func check(_ event: TraceEvent) {
        let path = event.identity?.description ?? ""
        switch event.kind {
        case .action, .transaction: evaluated = []
        case .identityInsert:
            if live[path] != nil { replaced[path, default: []].append(live[path] ?? Life()) }
            live[path] = Life()
            evaluated.remove(path)
        case .identityRemove:
            if replaced[path]?.isEmpty == false {
                replaced[path]?.removeFirst()
            } else if live.removeValue(forKey: path) == nil {
                breach("an identity is removed that does not live", event)
            }
        case .stateInit:
            guard let property = event.property else { return breach("state without a name", event) }
            if live[path] == nil { breach("state is made outside of an identity", event) }
            if live[path]?.state[property] != nil { breach("state is made twice in one life", event) }
            live[path]?.state[property] = event.new ?? ""
        case .stateWrite:
            guard let property = event.property, let known = live[path]?.state[property] else { return }
            if known != event.old {
                breach("state was \(known) and is written over as \(event.old ?? "nothing")", event)
            }
            live[path]?.state[property] = event.new ?? ""
        case .body:
            if live[path] == nil { breach("a body runs outside of an identity", event) }
            if !evaluated.insert(path).inserted { breach("a body runs twice in one pass", event) }
        case .appear:
            guard event.type != nil else { return }
            if live[path] == nil { breach("what does not live appears", event) }
            if live[path]?.hasAppeared == true { breach("it appears twice", event) }
            live[path]?.hasAppeared = true
        case .disappear:
            // What another identity at the path has replaced disappears after that one appeared. A page that another one
            // covers disappears as well, and appears again.
            guard event.type != nil, replaced[path]?.isEmpty != false, let life = live[path] else { return }
            if !life.hasAppeared { breach("it disappears without having appeared", event) }
            live[path]?.hasAppeared = false
        case .objectInit:
            let name = "\(event.type ?? "") #\(event.instance)"
            if objects[name] != nil { breach("an instance is made twice", event) }
            objects[name] = .alive
        case .objectDeinit:
            let name = "\(event.type ?? "") #\(event.instance)"
            if objects[name] != .alive { breach("an object dies that does not live", event) }
            objects[name] = .dead
        default: break
        }
    }

    /// Lives that a new one at the same path has taken over from, and that are not removed yet.
    private var replaced: [String: [Life]] = [:]
}

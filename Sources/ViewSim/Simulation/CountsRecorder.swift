import SimulationTrace

/// Counts events by kind and type as they are emitted.
final class CountsRecorder: TraceRecorder {
    struct Counts {
        var inits = 0
        var deinits = 0
        var bodies = 0
        var appearances = 0
        var disappearances = 0
        var identitiesCreated = 0
        var identitiesDestroyed = 0
        var publishes = 0
    }

    private unowned let trace: Trace
    /// By the number of the type's name in the trace.
    private var counts: ContiguousArray<Counts> = []
    /// Runs of deferred initial values, by type and property.
    private var autoclosures: [UInt64: Int] = [:]

    /// Two numbers as one key.
    private static func key(_ type: Int32, _ property: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: type)) << 32 | UInt64(UInt32(bitPattern: property))
    }

    /// Subscribes to a trace.
    init(trace: Trace) {
        self.trace = trace
        trace.subscribe(self)
    }

    func counts(of type: String) -> Counts {
        let number = Int(trace.events.number(of: type))
        return number > 0 && counts.indices.contains(number) ? counts[number] : Counts()
    }

    func autoclosureRuns(of property: String, in type: String) -> Int {
        autoclosures[Self.key(trace.events.number(of: type), trace.events.number(of: property))] ?? 0
    }

    func reset() {
        counts = []
        autoclosures = [:]
    }

    func record(_ event: TraceLog.Record) {
        guard event.type > 0 else { return }
        let type = Int(event.type)
        if type >= counts.count { counts.append(contentsOf: repeatElement(Counts(), count: type + 1 - counts.count)) }
        switch event.kind {
        case .viewInit, .structInit, .objectInit: counts[type].inits += 1
        case .objectDeinit: counts[type].deinits += 1
        case .body: counts[type].bodies += 1
        case .appear: counts[type].appearances += 1
        case .disappear: counts[type].disappearances += 1
        case .identityInsert: counts[type].identitiesCreated += 1
        case .identityRemove: counts[type].identitiesDestroyed += 1
        case .publish: counts[type].publishes += 1
        case .autoclosureRun:
            autoclosures[Self.key(event.type, event.property), default: 0] += 1
        default: break
        }
    }
}

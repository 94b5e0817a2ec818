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

    private var counts: [String: Counts] = [:]
    /// Runs of deferred initial values, by type and property.
    private var autoclosures: [String: [String: Int]] = [:]

    init() {}

    func counts(of type: String) -> Counts { counts[type] ?? Counts() }

    func autoclosureRuns(of property: String, in type: String) -> Int { autoclosures[type]?[property] ?? 0 }

    func reset() {
        counts = [:]
        autoclosures = [:]
    }

    func record(_ event: TraceEvent) {
        guard let type = event.type else { return }
        switch event.kind {
        case .viewInit, .structInit, .objectInit: counts[type, default: Counts()].inits += 1
        case .objectDeinit: counts[type, default: Counts()].deinits += 1
        case .body: counts[type, default: Counts()].bodies += 1
        case .appear: counts[type, default: Counts()].appearances += 1
        case .disappear: counts[type, default: Counts()].disappearances += 1
        case .identityInsert: counts[type, default: Counts()].identitiesCreated += 1
        case .identityRemove: counts[type, default: Counts()].identitiesDestroyed += 1
        case .publish: counts[type, default: Counts()].publishes += 1
        case .autoclosureRun:
            if let property = event.property { autoclosures[type, default: [:]][property, default: 0] += 1 }
        default: break
        }
    }
}

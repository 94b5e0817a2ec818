/// How often events of each kind happened: the one place that says what an event counts as.
package struct EventCounts: Equatable {
    package var inits = 0
    package var deinits = 0
    package var bodies = 0
    package var autoclosureRuns = 0
    package var identitiesCreated = 0
    package var identitiesDestroyed = 0
    package var appearances = 0
    package var disappearances = 0
    package var publishes = 0

    package init() {}

    package var live: Int { inits - deinits }
    package var liveIdentities: Int { identitiesCreated - identitiesDestroyed }

    /// Counts one event.
    /// - Returns: Whether events of the kind are counted at all.
    @discardableResult
    package mutating func add(_ kind: TraceEvent.Kind) -> Bool {
        switch kind {
        case .viewInit, .structInit, .objectInit: inits += 1
        case .objectDeinit: deinits += 1
        case .body: bodies += 1
        case .autoclosureRun: autoclosureRuns += 1
        case .identityInsert: identitiesCreated += 1
        case .identityRemove: identitiesDestroyed += 1
        case .appear: appearances += 1
        case .disappear: disappearances += 1
        case .publish: publishes += 1
        default: return false
        }
        return true
    }
}

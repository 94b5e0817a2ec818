import SimulationTrace
import SwiftFrontEnd

/// A count of a type that two runs of a scenario may differ in.
enum ComparedCount: String, CaseIterable {
    case inits, deinits, live, bodies
    case autoclosureRuns = "deferred values"
    case identitiesCreated = "identities created"
    case identitiesDestroyed = "identities destroyed"
    case liveIdentities = "identities live"
    case appearances, disappearances, publishes

    func value(in counts: TypeCounts) -> Int {
        switch self {
        case .inits: counts.inits
        case .deinits: counts.deinits
        case .live: counts.isClass ? counts.live : 0
        case .bodies: counts.bodies
        case .autoclosureRuns: counts.autoclosureRuns
        case .identitiesCreated: counts.identitiesCreated
        case .identitiesDestroyed: counts.identitiesDestroyed
        case .liveIdentities: counts.liveIdentities
        case .appearances: counts.appearances
        case .disappearances: counts.disappearances
        case .publishes: counts.publishes
        }
    }

    /// The events that make up the count; none where it follows from other counts.
    var kinds: Set<TraceEvent.Kind> {
        switch self {
        case .inits: [.objectInit, .viewInit]
        case .deinits: [.objectDeinit]
        case .bodies: [.body]
        case .autoclosureRuns: [.autoclosureRun]
        case .identitiesCreated: [.identityInsert]
        case .identitiesDestroyed: [.identityRemove]
        case .appearances: [.appear]
        case .disappearances: [.disappear]
        case .publishes: [.publish]
        case .live, .liveIdentities: []
        }
    }
}

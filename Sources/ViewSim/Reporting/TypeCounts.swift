import SimulationTrace
import SwiftFrontEnd

/// What happened to one type during a scenario, counted from its trace.
struct TypeCounts: Equatable {
    var type: String
    var isClass = false
    /// Whether it is a view of the program, with a body.
    var isView = false
    var inits = 0
    var deinits = 0
    var bodies = 0
    var autoclosureRuns = 0
    var identitiesCreated = 0
    var identitiesDestroyed = 0
    var appearances = 0
    var disappearances = 0
    var publishes = 0

    var live: Int { inits - deinits }
    var liveIdentities: Int { identitiesCreated - identitiesDestroyed }

    /// The counts of all types that have a body, an object or a deferred value, in order of first occurrence, up to
    /// and including the given event.
    static func counting(_ events: some Sequence<TraceEvent>, through last: Int) -> [TypeCounts] {
        var indices: [String: Int] = [:]
        var counts: [TypeCounts] = []
        func count(_ event: TraceEvent, _ change: (inout TypeCounts) -> Void) {
            guard let type = event.type else { return }
            let index = indices[type] ?? counts.count
            if index == counts.count {
                indices[type] = index
                counts.append(TypeCounts(type: type))
            }
            change(&counts[index])
        }
        for event in events {
            if event.sequence > last { break }
            switch event.kind {
            case .viewInit: count(event) { $0.inits += 1 }
            case .body:
                count(event) {
                    $0.bodies += 1
                    $0.isView = true
                }
            case .objectInit:
                count(event) {
                    $0.inits += 1
                    $0.isClass = true
                }
            case .objectDeinit:
                count(event) {
                    $0.deinits += 1
                    $0.isClass = true
                }
            case .autoclosureRun: count(event) { $0.autoclosureRuns += 1 }
            case .identityInsert: count(event) { $0.identitiesCreated += 1 }
            case .identityRemove: count(event) { $0.identitiesDestroyed += 1 }
            case .appear: count(event) { $0.appearances += 1 }
            case .disappear: count(event) { $0.disappearances += 1 }
            case .publish: count(event) { $0.publishes += 1 }
            default: break
            }
        }
        return counts.filter { $0.isView || $0.isClass || $0.autoclosureRuns > 0 }
    }
}

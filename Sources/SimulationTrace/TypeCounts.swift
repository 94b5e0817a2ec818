/// What happened to one type during a scenario, counted from its trace.
@dynamicMemberLookup
package struct TypeCounts: Equatable {
    package let type: String
    package private(set) var isClass = false
    /// Whether it is a view of the program, with a body.
    package private(set) var isView = false
    private var counts = EventCounts()

    package init(type: String) { self.type = type }

    package subscript(dynamicMember count: KeyPath<EventCounts, Int>) -> Int { counts[keyPath: count] }

    @discardableResult
    private mutating func add(_ kind: TraceEvent.Kind) -> Bool {
        switch kind {
        case .body: isView = true
        case .objectInit, .objectDeinit: isClass = true
        default: break
        }
        return counts.add(kind)
    }

    /// The counts of all types that have a body, an object or a deferred value, in order of first occurrence, up to
    /// and including the given event.
    package static func counting(_ events: some Sequence<TraceEvent>, through last: Int) -> [TypeCounts] {
        var indices: [String: Int] = [:]
        var counts: [TypeCounts] = []
        for event in events {
            if event.sequence > last { break }
            guard let type = event.type else { continue }
            if let index = indices[type] {
                counts[index].add(event.kind)
                continue
            }
            var first = TypeCounts(type: type)
            // A type stands where it was first counted, not where it was first named.
            guard first.add(event.kind) else { continue }
            indices[type] = counts.count
            counts.append(first)
        }
        return counts.filter { $0.isView || $0.isClass || $0.autoclosureRuns > 0 }
    }
}

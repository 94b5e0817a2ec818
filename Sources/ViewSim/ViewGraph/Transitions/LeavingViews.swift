import SwiftMachine

/// A view that was removed in an animation and stays until its transition has ended.
struct LeavingView {
    let node: ViewNode
    /// What its place showed with it; `.row` stands for the row's own id.
    let occupant: Occupant
    /// Its position among what the place showed.
    let index: Int
    /// When its transition ends; `LeavingViews.never` for an animation that repeats for ever.
    let end: Int64
    let isAnimated: Bool
    /// The event that removed it.
    let cause: Int

    /// What a place in the tree shows, of those things that it can show one after the other.
    enum Occupant {
        case branch(Int)
        case identity(Value)
        case row
    }
}

/// The views that are on their way out, by the place that they leave.
///
/// Their nodes are children of no node any more, but alive: they keep their state, and their bodies run.
struct LeavingViews {
    static let never = Int64.max

    private var places: [ObjectIdentifier: [LeavingView]] = [:]
    /// The places with views whose transitions end at one time, in the order in which the views left; a place may come
    /// several times.
    private var ends: [Int64: ContiguousArray<ObjectIdentifier>] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// All of them, by the ends of their transitions, then in the order in which they left.
    var all: [LeavingView] {
        ends.keys.sorted().flatMap { end in
            var seen: Set<ObjectIdentifier> = []
            return (ends[end] ?? []).filter { seen.insert($0).inserted }
                .flatMap { place in (places[place] ?? []).filter { $0.end == end } }
        }
    }

    /// Whether any of them leaves in an animation that repeats for ever.
    var hasEndless: Bool { ends[Self.never] != nil }

    func views(below place: ViewNode) -> [LeavingView] { places[ObjectIdentifier(place)] ?? [] }

    /// Adds a view; says whether it is the first whose transition ends then.
    mutating func add(_ view: LeavingView, to place: ViewNode) -> Bool {
        let place = ObjectIdentifier(place)
        places[place, default: []].append(view)
        let isFirst = ends[view.end] == nil
        if ends[view.end]?.last != place { ends[view.end, default: []].append(place) }
        return isFirst
    }

    /// Takes the views of a place that meet a condition.
    mutating func take(
        from place: ViewNode, where matches: (LeavingView) throws -> Bool
    ) rethrows -> [LeavingView] {
        guard !places.isEmpty, let views = places[ObjectIdentifier(place)] else { return [] }
        let taken = try views.filter { try matches($0) }
        if !taken.isEmpty { keep(views.filter { view in !taken.contains { $0.node === view.node } }, in: place) }
        return taken
    }

    /// Forgets the views of a place that are back.
    mutating func forgetReturned(to place: ViewNode) {
        keep(views(below: place).filter(\.node.isLeaving), in: place)
    }

    private mutating func keep(_ views: [LeavingView], in place: ViewNode) {
        places[ObjectIdentifier(place)] = views.isEmpty ? nil : views
    }

    /// Takes the views whose transitions end at a time.
    mutating func takeEnding(at end: Int64) -> [LeavingView] {
        var taken: [LeavingView] = []
        for place in ends.removeValue(forKey: end) ?? [] {
            guard let views = places[place] else { continue }
            taken.append(contentsOf: views.lazy.filter { $0.end == end })
            let rest = views.filter { $0.end != end }
            places[place] = rest.isEmpty ? nil : rest
        }
        return taken
    }

    /// Forgets the views that went with their place.
    mutating func dropRemoved() {
        guard !places.isEmpty else { return }
        for (place, views) in places where views.contains(where: { !$0.node.isAlive }) {
            let rest = views.filter(\.node.isAlive)
            places[place] = rest.isEmpty ? nil : rest
        }
    }
}

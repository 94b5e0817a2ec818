import SwiftFrontEnd

/// What a view graph did, counted for people who ask how much work an update is.
struct ViewStatistics: Equatable {
    /// Nodes that an update looked at, whether or not their code ran.
    var nodesVisited = 0
    var bodies = 0
    /// Views compared with their predecessors.
    var comparisons = 0
    /// Runs of the content closures of `ForEach` rows.
    var rowClosures = 0

    static func += (left: inout Self, right: Self) {
        left.nodesVisited += right.nodesVisited
        left.bodies += right.bodies
        left.comparisons += right.comparisons
        left.rowClosures += right.rowClosures
    }
}

/// The wall time that an event took, with everything that followed from it at that instant.
struct EventTime: Equatable {
    let name: String
    let begin: ContinuousClock.Instant
    let end: ContinuousClock.Instant

    var duration: Duration { begin.duration(to: end) }
}

import SimulationTrace

/// The trace as JSON Lines: version 1 of the form that other programs read.
///
/// It is kept apart from the internal events, so that these can change freely. Keys without a value are left out.
package enum TraceWire {
    static let version = 1

    /// The first line of a scenario's trace.
    struct Header: Encodable {
        var version = TraceWire.version
        var scenario: String
        var displayName: String?
        var file: String?
        var line: Int?
        var sdk: Int
    }

    struct Event: Encodable {
        var seq: Int
        /// Virtual seconds.
        var time: Double
        var kind: String
        /// The event that led to this one.
        var cause: Int?
        var file: String?
        var line: Int?
        var column: Int?
        var type: String?
        var instance: Int?
        var identity: String?
        var property: String?
        var old: String?
        var new: String?
        var reason: String?
        var animated: Bool?
        var passed: Bool?

        init(_ event: TraceEvent, files: [String]) {
            seq = event.sequence
            time = Double(event.time) / 1_000_000_000
            kind = event.kind.rawValue
            cause = event.cause > 0 ? event.cause : nil
            if event.position.isKnown, files.indices.contains(Int(event.position.file)) {
                file = files[Int(event.position.file)]
                line = Int(event.position.line)
                column = Int(event.position.column)
            }
            type = event.type
            instance = event.instance > 0 ? event.instance : nil
            identity = event.identity?.description
            property = event.property
            old = event.old
            new = event.new
            reason = event.reason
            animated = event.animated
            passed = event.passed
        }
    }

    /// One scenario's header and events, a JSON object a line.
    package static func lines(of result: ScenarioResult) throws -> String {
        let encoder = JSON.compactEncoder()
        let header = Header(
            scenario: result.name, displayName: result.displayName, file: result.location?.file,
            line: result.location?.line, sdk: result.sdk)
        var text = try JSON.text(header, encoder)
        for event in result.trace.events { text += try JSON.text(Event(event, files: result.files), encoder) }
        return text
    }
}

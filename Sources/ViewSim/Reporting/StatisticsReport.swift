import SimulationTrace
import SwiftFrontEnd

/// How much work a scenario was, as `--stats` prints it.
struct StatisticsReport {
    let statistics: ScenarioResult.Statistics
    let times: LoadTimes
    let painter: Painter

    /// The counters, which are the same in each run, then wall times, which are not.
    func lines() -> [String] {
        var table = TextTable(header: ["work", "count"])
        for counter in statistics.counters { table.rows.append([counter.name, counter.value.grouped]) }
        var lines = table.lines(width: RunReport.width)
        lines[0] = painter(lines[0], .heading)
        let parts = statistics.phases(times).map { "\($0.name) \(Self.milliseconds($0.duration)) ms" }
        lines.append(painter("  Wall time: " + parts.joined(separator: ", "), .quiet))
        if let slowest = statistics.eventTimes.max(by: { $0.duration < $1.duration }) {
            let text = "  Slowest event: \(slowest.name.singleLine), \(Self.milliseconds(slowest.duration)) ms"
            lines.append(painter(text.truncated(to: RunReport.width), .quiet))
        }
        return lines
    }

    /// `1.5`, or `120` from a hundred on.
    static func milliseconds(_ duration: Duration) -> String {
        let milliseconds = duration / .milliseconds(1)
        return milliseconds < 100 ? String((milliseconds * 10).rounded() / 10) : String(Int(milliseconds.rounded()))
    }
}

extension ScenarioResult.Statistics {
    /// The counters by the names that people read.
    var counters: [(name: String, value: Int)] {
        [
            ("instructions", instructions), ("allocations", allocations), ("objects", objects),
            ("objects alive at once", peakLiveObjects), ("nodes visited", views.nodesVisited),
            ("bodies", views.bodies), ("comparisons", views.comparisons), ("row closures", views.rowClosures),
            ("events", events),
        ]
    }

    func phases(_ times: LoadTimes) -> [(name: String, duration: Duration)] {
        [("parse", times.parsing), ("lower", times.lowering), ("run", duration)]
    }
}

/// Counters and wall times in JSON, apart from each other, since only the counters are the same in each run.
package struct StatisticsWire: Encodable {
    struct Counters: Encodable {
        var instructions: Int
        var allocations: Int
        var objects: Int
        var peakLiveObjects: Int
        var nodesVisited: Int
        var bodies: Int
        var comparisons: Int
        var rowClosures: Int
        var events: Int
    }

    /// Wall times in milliseconds. A file is parsed and lowered once for all of its scenarios.
    struct Milliseconds: Encodable {
        var parse: Double
        var lower: Double
        var run: Double
    }

    var counters: Counters
    var milliseconds: Milliseconds

    init(_ statistics: ScenarioResult.Statistics, _ times: LoadTimes) {
        counters = Counters(
            instructions: statistics.instructions, allocations: statistics.allocations, objects: statistics.objects,
            peakLiveObjects: statistics.peakLiveObjects, nodesVisited: statistics.views.nodesVisited,
            bodies: statistics.views.bodies, comparisons: statistics.views.comparisons,
            rowClosures: statistics.views.rowClosures, events: statistics.events)
        func milliseconds(_ duration: Duration) -> Double { (duration / .microseconds(1)).rounded() / 1000 }
        self.milliseconds = Milliseconds(
            parse: milliseconds(times.parsing), lower: milliseconds(times.lowering),
            run: milliseconds(statistics.duration))
    }
}

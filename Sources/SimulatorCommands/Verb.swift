import ViewSim

/// What the command line can be asked to do.
enum Verb: String, CaseIterable {
    case run, test, diagram, report, explain, compare, lint, fix, catalog, schema

    /// Its arguments, as the synopsis shows them.
    var arguments: String {
        switch self {
        case .run: "FILE…"
        case .test: "PATH…"
        case .diagram, .report, .fix: "FILE"
        case .explain: "FILE TYPE[#n]"
        case .compare: "FILE [FILE]"
        case .lint: "PATH…"
        case .catalog: "[NAME…]"
        case .schema: ""
        }
    }

    var summary: String {
        switch self {
        case .run: "simulate; print the timeline, the counts and each expectation"
        case .test: "run every scenario below PATH; print failures and a summary"
        case .diagram: "draw the identities or the owners at the end of a scenario"
        case .report: "one self-contained HTML page: timeline, diagrams, counts, causes"
        case .explain: "why an object was created, what keeps it, what destroyed it"
        case .compare: "two files, or one file under two SDKs: which counts differ and why"
        case .lint: "findings with fixes"
        case .fix: "apply a finding's fix, simulate again, print counts before and after"
        case .catalog: "what of SwiftUI is simulated, inert or opaque"
        case .schema: "the trace's JSON Schema"
        }
    }

    /// Whether this version carries it out.
    var isAvailable: Bool {
        switch self {
        case .run, .test, .diagram, .compare, .catalog: true
        case .report, .explain, .lint, .fix, .schema: false
        }
    }
}

import SwiftFrontEnd
import ViewSim

/// `sim-cli compare`: runs a file under two SDKs, or two files, and says which counts differ and why.
struct CompareCommand {
    let console: Console
    let options: CommandLineOptions
    let output: OutputFile

    /// One of the two runs.
    private struct Input {
        var path: String
        var sdk: Int
    }

    func execute() throws -> ExitStatus {
        let (left, right) = try inputs()
        let format = options.format ?? .text
        guard format == .text || format == .json else {
            throw CommandLineError.usage("'compare' does not write \(format.rawValue); give text or json")
        }
        let comparesSDKs = left.sdk != right.sdk
        // Standard input can be read once only, and a file that is compared with itself has one set of notes.
        let input = [left.path, right.path].contains("-") ? console.readInput() : []
        let first = try load(left, input: input, isSilent: false)
        let second = try load(right, input: input, isSilent: comparesSDKs)
        guard first.isUsable, second.isUsable else { return .unusableInput }
        let results = (try first.results(), try second.results())
        let pairs = Self.pairs(results.0, results.1)
        let names = names(left, right)
        let comparisons = pairs.matched.map {
            ScenarioComparison($0, $1, names: names, comparesSDKs: comparesSDKs)
        }
        switch format {
        case .json:
            let wire = ComparisonWire(
                left: .init(file: first.name, sdk: left.sdk), right: .init(file: second.name, sdk: right.sdk),
                scenarios: comparisons.map(ComparisonWire.Scenario.init),
                unmatched: .init(left: pairs.left, right: pairs.right))
            try output.write(JSON.text(wire, JSON.prettyEncoder()))
        default:
            let painter = Painter(isColored: output.isStandardOutput && console.usesColor(options.color))
            let report = ComparisonReport(
                comparisons: comparisons, unmatched: (pairs.left, pairs.right), names: names, painter: painter,
                isQuiet: options.isQuiet, isVerbose: options.isVerbose)
            try output.write(report.text())
        }
        var said: Set<String> = []
        for message in first.messages(results.0) + second.messages(results.1) where said.insert(message).inserted {
            console.writeError(message)
        }
        return ExitStatus.combined((results.0 + results.1).map { $0.failures.isEmpty ? .success : .failure })
    }

    /// Two files under one SDK, or one file under two.
    private func inputs() throws(CommandLineError) -> (Input, Input) {
        let sdks = options.sdks
        switch options.inputs.count {
        case 1:
            guard sdks.count != 1 else {
                throw .usage("'compare' needs a second SDK for one file; write --sdk 26,27, or name a second file")
            }
            let pair = sdks.count == 2 ? (sdks[0], sdks[1]) : (26, 27)
            return (Input(path: options.inputs[0], sdk: pair.0), Input(path: options.inputs[0], sdk: pair.1))
        case 2:
            guard sdks.count < 2 else {
                throw .usage("'compare' takes two files or two SDKs, not both; give one SDK, or one file")
            }
            let sdk = sdks.first ?? 27
            return (Input(path: options.inputs[0], sdk: sdk), Input(path: options.inputs[1], sdk: sdk))
        default:
            throw .usage("'compare' needs one file or two; write sim-cli compare FILE --sdk 26,27, or compare A B")
        }
    }

    private func load(_ input: Input, input bytes: [UInt8], isSilent: Bool) throws(CommandLineError) -> FileExecution {
        var options = options
        options.sdks = [input.sdk]
        var console = console
        console.readInput = { bytes }
        if isSilent { console.writeError = { _ in } }
        return try FileExecution.load(input.path, console: console, options: options, recordsOwnership: true)
    }

    /// What the runs are called: their SDKs, or the shortest names that tell the files apart.
    private func names(_ left: Input, _ right: Input) -> (left: String, right: String) {
        if left.sdk != right.sdk { return ("SDK \(left.sdk)", "SDK \(right.sdk)") }
        func short(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        let names = (short(left.path), short(right.path))
        if names.0 != names.1 { return names }
        return left.path == right.path ? ("\(names.0) (1)", "\(names.1) (2)") : (left.path, right.path)
    }

    /// Scenarios of the same name, in the order of the first file; a file's only scenario is matched with the other's.
    private static func pairs(_ left: [ScenarioResult], _ right: [ScenarioResult])
        -> (matched: [(ScenarioResult, ScenarioResult)], left: [String], right: [String])
    {
        if left.count == 1, right.count == 1 { return ([(left[0], right[0])], [], []) }
        var matched: [(ScenarioResult, ScenarioResult)] = []
        var only: [String] = []
        var rest = right
        for result in left {
            let index =
                rest.firstIndex { $0.name == result.name }
                ?? rest.firstIndex { $0.displayName != nil && $0.displayName == result.displayName }
            if let index { matched.append((result, rest.remove(at: index))) } else { only.append(result.title) }
        }
        return (matched, only, rest.map(\.title))
    }
}

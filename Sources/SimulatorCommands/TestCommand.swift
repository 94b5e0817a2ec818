import Foundation
import SwiftFrontEnd
import Synchronization
import ViewSim

/// `sim-cli test`: runs every scenario below some paths.
struct TestCommand {
    let console: Console
    let options: CommandLineOptions
    let output: OutputFile

    func execute() throws -> ExitStatus {
        guard !options.inputs.isEmpty else {
            throw CommandLineError.usage("'test' needs a file or folder; write sim-cli test PATH")
        }
        let format = options.format ?? .text
        guard [.text, .json].contains(format) else {
            throw CommandLineError.usage("'test' does not write \(format.rawValue); give text or json")
        }
        try options.checkStatistics(with: format)
        let selection = try TestSelection(options)
        let reader = SourceReader(console: console)
        var files: [String] = []
        for input in options.inputs { files += try reader.files(below: input) }
        var seen: Set<String> = []
        files = files.filter { seen.insert($0).inserted }
        if let shard = try shard() {
            files = files.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
        }
        for path in options.sources + options.stubs { _ = try reader.files(below: path) }

        let runs = runAll(files, selection)
        var status = ExitStatus.combined(runs.map(\.status))
        for run in runs { for message in run.messages { console.writeError(message) } }
        if options.lists {
            try output.write(runs.flatMap(\.names).map { $0 + "\n" }.joined())
            return runs.contains { !$0.names.isEmpty } ? status : status == .success ? .nothingRan : status
        }
        let records = runs.flatMap(\.records)
        status = ExitStatus.combined([status] + records.map(\.status))
        if let path = options.xunitOutput {
            try OutputFile(console: console, path: path).write(XUnitReport.text(records))
        }
        guard !records.isEmpty else {
            if status == .success {
                let what = files.isEmpty ? "no Swift files there" : "no scenario matches"
                console.writeError(
                    "sim-cli: error: nothing ran: \(what); check the path, --filter, --skip and --scenario\n")
                status = .nothingRan
            }
            return status
        }
        switch format {
        case .json:
            try output.write(
                JSON.text(TestWire(records, showsStatistics: options.showsStatistics), JSON.prettyEncoder()))
        default:
            let painter = Painter(isColored: output.isStandardOutput && console.usesColor(options.color))
            let report = TestReport(
                records: records, painter: painter, isQuiet: options.isQuiet, isVerbose: options.isVerbose,
                showsStatistics: options.showsStatistics)
            try output.write(report.text())
        }
        return status
    }

    /// The shard asked for on the command line, or by Bazel's environment.
    private func shard() throws(CommandLineError) -> CommandLineOptions.Shard? {
        if let shard = options.shard { return shard }
        guard let total = console.environment["TEST_TOTAL_SHARDS"], let index = console.environment["TEST_SHARD_INDEX"]
        else { return nil }
        guard let count = Int(total), let index = Int(index), count > 0, (0..<count).contains(index) else {
            throw .usage(
                "TEST_SHARD_INDEX '\(index)' of TEST_TOTAL_SHARDS '\(total)' is no shard; give an index from 0")
        }
        if let path = console.environment["TEST_SHARD_STATUS_FILE"] {
            guard FileManager.default.createFile(atPath: path, contents: nil) else {
                throw CommandLineError(
                    status: .unwritableOutput, message: "cannot write TEST_SHARD_STATUS_FILE '\(path)'")
            }
        }
        return CommandLineOptions.Shard(index: index + 1, count: count)
    }

    /// Runs files on several threads; the results come in the order of the files.
    private func runAll(_ files: [String], _ selection: TestSelection) -> [TestFileRun] {
        let input = files.contains("-") ? console.readInput() : []
        let loadOptions = options.loadOptions
        let lists = options.lists
        let jobs = min(options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, max(files.count, 1))
        let next = Mutex(0)
        let runs = Mutex([TestFileRun?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            LargeStackThread.run {
                while true {
                    let index = next.withLock { value in
                        defer { value += 1 }
                        return value
                    }
                    guard index < files.count else { return }
                    let run = TestFileRun.run(
                        files[index], input: input, options: loadOptions, selection: selection, listsOnly: lists)
                    runs.withLock { $0[index] = run }
                }
            }
        }
        return runs.withLock { $0.compactMap(\.self) }
    }
}

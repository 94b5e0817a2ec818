import ViewSim

/// `sim-cli run`: simulates files and prints timeline, counts and expectations.
struct RunCommand {
    let console: Console
    let options: CommandLineOptions
    let output: OutputFile

    func execute() throws -> ExitStatus {
        guard !options.inputs.isEmpty else {
            throw CommandLineError.usage("'run' needs a file; write sim-cli run FILE")
        }
        let format = options.format ?? .text
        guard [.text, .json, .jsonl].contains(format) else {
            throw CommandLineError.usage("'run' does not write \(format.rawValue); give text, json or jsonl")
        }
        try options.checkStatistics(with: format)
        var text = ""
        var scenarios: [ResultWire.Scenario] = []
        var statuses: [ExitStatus] = []
        var messages: [String] = []
        for input in options.inputs {
            let execution: FileExecution
            do {
                execution = try FileExecution.load(input, console: console, options: options)
            } catch {
                guard options.inputs.count > 1 else { throw error }
                console.writeError(error.description)
                statuses.append(error.status)
                continue
            }
            guard execution.isUsable else {
                statuses.append(.unusableInput)
                continue
            }
            let times = options.showsStatistics ? execution.file.times : nil
            let results = try execution.results()
            for result in results {
                if options.printsOnly {
                    text += result.printed ?? result.output.map { $0 + "\n" }.joined()
                } else {
                    switch format {
                    case .json: scenarios.append(ResultWire.Scenario(result, times: times))
                    case .jsonl: text += try TraceWire.lines(of: result)
                    default:
                        let report = RunReport(
                            result: result, painter: painter, isVerbose: options.isVerbose, isQuiet: options.isQuiet,
                            times: times)
                        text += (text.isEmpty ? "" : "\n") + report.text()
                    }
                }
            }
            messages += execution.messages(results)
            statuses.append(ExitStatus.combined(results.map { $0.failures.isEmpty ? .success : .failure }))
        }
        if format == .json, !options.printsOnly {
            text = try JSON.text(ResultWire(scenarios: scenarios), JSON.prettyEncoder())
        }
        try output.write(text)
        for message in messages { console.writeError(message) }
        return ExitStatus.combined(statuses)
    }

    private var painter: Painter {
        Painter(isColored: output.isStandardOutput && console.usesColor(options.color))
    }
}

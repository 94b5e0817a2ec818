import SwiftFrontEnd
import ViewSim

/// `sim-cli diagram`: draws the last scenario of a file, or the one that is named.
struct DiagramCommand {
    let console: Console
    let options: CommandLineOptions
    let output: OutputFile

    func execute() throws -> ExitStatus {
        guard options.inputs.count == 1, let input = options.inputs.first else {
            throw CommandLineError.usage("'diagram' needs one file; write sim-cli diagram FILE")
        }
        let format = try format()
        guard options.moment == "end" else {
            throw CommandLineError.usage(
                "--at '\(options.moment)' is not available yet in this version; leave it out for end")
        }
        if let theme = options.theme, theme != .light, theme != .auto {
            throw CommandLineError.usage(
                "--theme \(theme.rawValue) is not available yet in this version; leave it out for light")
        }
        let execution = try FileExecution.load(
            input, console: console, options: options, recordsOwnership: options.kind == .ownership)
        guard execution.isUsable else { return .unusableInput }
        let results = try execution.results()
        guard let result = results.last else { return .nothingRan }
        for message in execution.messages(results) { console.writeError(message) }
        let diagram =
            switch options.kind {
            case .identity: IdentityDiagram.diagram(of: result)
            case .ownership: OwnershipDiagram.diagram(of: result)
            }
        let dot = DOTWriter().text(diagram)
        if format == .dot {
            try output.write(dot)
        } else {
            do { try output.write(try Graphviz.svg(dot: dot)) } catch let failure as Graphviz.Failure {
                throw CommandLineError(status: .internalFault, message: "the diagram was not drawn: \(failure.message)")
            }
        }
        return ExitStatus.combined(results.map { $0.failures.isEmpty ? .success : .failure })
    }

    /// The format asked for, else the one that the output's ending names, else SVG.
    private func format() throws(CommandLineError) -> CommandLineOptions.Format {
        var format = options.format
        if format == nil, let output = options.output, output != "-" {
            let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .svg }
            let ending = name[name.index(after: dot)...]
            guard let named = CommandLineOptions.Format(rawValue: ending.lowercased()) else {
                throw .usage("'\(output)' names no format; end it with .svg or .dot, or say which with --format")
            }
            format = named
        }
        switch format ?? .svg {
        case .svg: return .svg
        case .dot: return .dot
        case .png, .pdf, .mermaid:
            throw .usage(
                "diagrams as \((format ?? .svg).rawValue) are not available yet in this version; use svg or dot")
        case .text, .json, .jsonl:
            throw .usage("'diagram' does not write \((format ?? .svg).rawValue); give svg or dot")
        }
    }
}

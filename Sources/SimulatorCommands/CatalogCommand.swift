import SwiftFrontEnd
import ViewSim

/// `sim-cli catalog`: lists what of SwiftUI is known, and what becomes of it.
struct CatalogCommand {
    let console: Console
    let options: CommandLineOptions
    let output: OutputFile

    func execute() throws -> ExitStatus {
        let format = options.format ?? .text
        guard format == .text || format == .json else {
            throw CommandLineError.usage("'catalog' does not write \(format.rawValue); give text or json")
        }
        let catalog = Catalog.read()
        let entries = catalog.entries(matching: options.inputs, state: options.state)
        guard !entries.isEmpty else {
            console.writeError("sim-cli: error: \(nothing(in: catalog))\n")
            return .nothingRan
        }
        switch format {
        case .json: try output.write(JSON.text(CatalogWire(entries), JSON.prettyEncoder()))
        default:
            let painter = Painter(isColored: output.isStandardOutput && console.usesColor(options.color))
            let report = CatalogReport(
                entries: entries, painter: painter, isQuiet: options.isQuiet, isVerbose: options.isVerbose)
            try output.write(report.text())
        }
        return .success
    }

    /// What is not in the catalogue is opaque when a program uses it, and a typing error is likely.
    private func nothing(in catalog: Catalog) -> String {
        let state = options.state.map { "\($0.rawValue) " } ?? ""
        guard !options.inputs.isEmpty else { return "no \(state)name is in the catalogue; leave out --state" }
        let words = options.inputs.map { "'\($0)'" }.joined(separator: " or ")
        let known = catalog.entries.map(\.name)
        let hint = options.inputs.lazy.compactMap { NearMiss.best(for: $0, among: known) }.first
        let advice =
            hint.map { "did you mean '\($0)'?" } ?? "what is not in it is opaque; --stubs declares it for a run"
        return "no \(state)name of the catalogue contains \(words); \(advice)"
    }
}

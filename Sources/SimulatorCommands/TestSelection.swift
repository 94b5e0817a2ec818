import ViewSim

/// Which scenarios `sim-cli test` runs.
///
/// Holds patterns as text, since a compiled `Regex` cannot be handed from thread to thread.
struct TestSelection: Sendable {
    let scenario: String?
    let filter: String?
    let skip: String?

    /// - Throws: `CommandLineError` for a pattern that is no regular expression.
    init(_ options: CommandLineOptions) throws(CommandLineError) {
        scenario = options.scenario
        filter = options.filter
        skip = options.skip
        for (name, pattern) in [("--filter", filter), ("--skip", skip)] {
            guard let pattern else { continue }
            do { _ = try Regex(pattern) } catch {
                throw .usage(
                    "\(name) '\(pattern)' is not a regular expression; write a plain part of the name, or escape it")
            }
        }
    }

    /// A test for `FILE/NAME`, with the patterns compiled once.
    func makePredicate() -> (_ file: String, _ descriptor: ScenarioDescriptor) -> Bool {
        let filter = filter.flatMap { try? Regex($0) }
        let skip = skip.flatMap { try? Regex($0) }
        return { file, descriptor in
            if let scenario, descriptor.name != scenario, descriptor.displayName != scenario { return false }
            let names = ["\(file)/\(descriptor.name)"] + (descriptor.displayName.map { ["\(file)/\($0)"] } ?? [])
            if let filter, !names.contains(where: { $0.contains(filter) }) { return false }
            if let skip, names.contains(where: { $0.contains(skip) }) { return false }
            return true
        }
    }
}

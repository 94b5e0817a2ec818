import ViewSim

extension Console {
    /// Whether text on standard output is coloured.
    func usesColor(_ choice: CommandLineOptions.Color) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto:
            if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { return false }
            if let force = environment["FORCE_COLOR"], !force.isEmpty { return force != "0" }
            return outputIsTerminal && environment["TERM"] != "dumb"
        }
    }
}

import ViewSim

/// The text of `--help`, made from the tables of verbs and options.
enum Help {
    static let version = "0.1.0"

    static var overview: String {
        var text = """
            ViewSim runs SwiftUI source in virtual time and says what was created, kept and destroyed, and why.

            Usage: sim-cli COMMAND [OPTIONS] …


            """
        text += "Commands:\n"
        for verb in Verb.allCases where verb.isAvailable {
            text += row("\(verb.rawValue) \(verb.arguments)", verb.summary, width: 24)
        }
        text += "\nNot in this version yet:\n"
        for verb in Verb.allCases where !verb.isAvailable {
            text += row("\(verb.rawValue) \(verb.arguments)", verb.summary, width: 24)
        }
        text += "\nOptions of every command:\n" + options { $0.verbs == nil }
        text += """

            A command's own options: sim-cli COMMAND --help

            Exit status: 0 all held; 1 an expectation failed; 64 wrong command line; 65 a source file does
            not parse or cannot be simulated; 66 an input is missing; 69 nothing matched; 70 a fault of
            ViewSim's own; 74 an output cannot be written.

            """
        return text
    }

    static func of(_ verb: Verb) -> String {
        var text = "Usage: sim-cli \(verb.rawValue)\(verb.arguments.isEmpty ? "" : " " + verb.arguments) [OPTIONS]\n\n"
        text += "\(verb.summary.prefix(1).uppercased())\(verb.summary.dropFirst()).\n"
        guard verb.isAvailable else { return text + "Not available yet in this version.\n" }
        switch verb {
        case .compare:
            text += """
                One FILE is run under two SDKs (--sdk 26,27, the default), two FILEs under one. A difference is no
                failure: the status is 1 only where an expectation failed.

                """
        case .catalog:
            text += """
                NAME is a part of the names to list. Most have several forms: --verbose shows each with its state.
                A name that is not listed is opaque in a program: a note says where it is used.

                """
        case .run, .diagram: text += "FILE is a Swift file; - reads one from standard input.\n"
        case .test: text += "PATH is a Swift file, or a folder that is searched for them; - reads standard input.\n"
        default: break
        }
        return text + "\nOptions:\n" + options { $0.applies(to: verb) }
    }

    private static func options(_ isIncluded: (OptionDefinition) -> Bool) -> String {
        OptionDefinition.all.filter(isIncluded).map { row($0.usage, $0.help, width: 24) }.joined()
    }

    private static func row(_ name: String, _ help: String, width: Int) -> String {
        let padding = String(repeating: " ", count: max(2, width - name.count))
        return "  \(name)\(padding)\(help)\n"
    }
}

import SwiftFrontEnd
import ViewSim

/// Reads the words of a command line by the table of options.
enum CommandLineParser {
    /// - Throws: `CommandLineError` naming the word that is wrong.
    static func parse(_ arguments: [String]) throws(CommandLineError) -> (verb: Verb?, options: CommandLineOptions) {
        var options = CommandLineOptions()
        var verb: Verb?
        var words: [String] = []
        var used: [(name: String, definition: OptionDefinition)] = []
        var rest = arguments[...]
        let table = OptionDefinition.all
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let name = String(word.prefix { $0 != "=" })
            guard let definition = table.first(where: { $0.names.contains(name) }) else {
                throw .usage(unknown("option", name, among: table.flatMap(\.names)))
            }
            used.append((name, definition))
            switch definition.action {
            case .flag(let apply):
                guard name == word else {
                    throw .usage("\(name) takes no value; leave out '\(word.dropFirst(name.count))'")
                }
                apply(&options)
            case .value(let placeholder, let apply):
                let value: String
                if name != word {
                    value = String(word.dropFirst(name.count + 1))
                } else if let next = rest.popFirst() {
                    value = next
                } else {
                    throw .usage("\(name) needs a value; write \(name) \(placeholder)")
                }
                if let expected = apply(&options, value) {
                    throw .usage("\(name) does not take '\(value)'; give \(expected)")
                }
            }
        }
        if let first = words.first {
            verb = Verb(rawValue: first)
            if verb == nil {
                if first == "help" {
                    options.showsHelp = true
                    verb = words.dropFirst().first.flatMap(Verb.init)
                    return (verb, options)
                }
                throw .usage(unknown("command", first, among: Verb.allCases.map(\.rawValue)))
            }
            options.inputs = Array(words.dropFirst())
        }
        if let verb, let stray = used.first(where: { !$0.definition.applies(to: verb) }) {
            throw .usage("'\(verb.rawValue)' does not take \(stray.name); see sim-cli \(verb.rawValue) --help")
        }
        if let verb, verb != .compare, options.sdks.count > 1 {
            let sdks = options.sdks.map(String.init).joined(separator: ",")
            throw .usage("'\(verb.rawValue)' takes one SDK, not '\(sdks)'; give 26 or 27, or use sim-cli compare")
        }
        return (verb, options)
    }

    private static func unknown(_ what: String, _ name: String, among known: [String]) -> String {
        let hint = NearMiss.best(for: name, among: known).map { "did you mean '\($0)'?" } ?? "see sim-cli --help"
        return "unknown \(what) '\(name)'; \(hint)"
    }
}

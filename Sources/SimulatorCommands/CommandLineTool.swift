import SwiftFrontEnd
import ViewSim

/// The command line as a function: words in, text and a status out.
package struct CommandLineTool {
    var console: Console

    package init(console: Console) { self.console = console }

    /// Carries out the command line of the process and gives the status to exit with.
    package static func runProcess() -> Int32 {
        let arguments = Array(CommandLine.arguments.dropFirst())
        return LargeStackThread.run {
            CommandLineTool(console: .process(environment: Console.processEnvironment())).run(arguments)
        }.rawValue
    }

    /// Carries out a command line, without the name of the program.
    ///
    /// Needs a large stack: call it within `LargeStackThread.run`.
    package func run(_ arguments: [String]) -> ExitStatus {
        do {
            let (verb, options) = try CommandLineParser.parse(arguments)
            if options.showsVersion { return try say("sim-cli \(Help.version)\n") }
            if options.showsHelp { return try say(verb.map(Help.of) ?? Help.overview) }
            guard let verb else {
                console.writeError(Help.overview)
                return .usage
            }
            guard verb.isAvailable else {
                throw CommandLineError.usage(
                    "'\(verb.rawValue)' is not available yet in this version; use run, test, compare, diagram or catalog"
                )
            }
            let output = OutputFile(console: console, path: options.output)
            return switch verb {
            case .run: try RunCommand(console: console, options: options, output: output).execute()
            case .test: try TestCommand(console: console, options: options, output: output).execute()
            case .compare: try CompareCommand(console: console, options: options, output: output).execute()
            case .catalog: try CatalogCommand(console: console, options: options, output: output).execute()
            default: try DiagramCommand(console: console, options: options, output: output).execute()
            }
        } catch let error as CommandLineError {
            console.writeError(error.description)
            return error.status
        } catch {
            console.writeError("sim-cli: error: internal fault: \(error); please report it with the input\n")
            return .internalFault
        }
    }

    private func say(_ text: String) throws -> ExitStatus {
        try OutputFile(console: console, path: nil).write(text)
        return .success
    }
}

import Foundation

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

/// What a command line gave, run in this process with everything captured.
struct CommandRun {
    var status: ExitStatus
    var output: String
    var errors: String

    init(_ arguments: String..., input: String = "", environment: [String: String] = [:]) {
        self.init(list: arguments, input: input, environment: environment)
    }

    init(list arguments: [String], input: String = "", environment: [String: String] = [:]) {
        let captured = LargeStackThread.run { () -> (ExitStatus, String, String) in
            let capture = Capture()
            let console = Console(
                write: {
                    capture.output += $0
                    return .complete
                },
                writeError: { capture.errors += $0 }, readInput: { Array(input.utf8) }, environment: environment)
            let status = CommandLineTool(console: console).run(arguments)
            return (status, capture.output, capture.errors)
        }
        (status, output, errors) = captured
    }

    private final class Capture {
        var output = ""
        var errors = ""
    }
}

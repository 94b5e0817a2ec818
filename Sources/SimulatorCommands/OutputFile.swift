import Foundation
import ViewSim

/// Where a command's result goes: standard output, or the file given with `-o`.
struct OutputFile {
    let console: Console
    /// Nil and `-` stand for standard output.
    let path: String?

    var isStandardOutput: Bool { path == nil || path == "-" }

    /// - Throws: `CommandLineError` when the output cannot be written. A reader that went away is no error.
    func write(_ text: String) throws {
        guard let path, !isStandardOutput else {
            switch console.write(text) {
            case .complete, .closed: return
            case .failed(let reason):
                throw CommandLineError(status: .unwritableOutput, message: "cannot write to standard output: \(reason)")
            }
        }
        try Self.write(text, to: path)
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandLineError(
                status: .unwritableOutput,
                message: "cannot write '\(path)'; check that its folder exists and may be written to")
        }
    }
}

/// Why a command cannot be carried out: a message for standard error and the status to leave with.
package struct CommandLineError: Error, Equatable {
    package var status: ExitStatus
    package var message: String

    package init(status: ExitStatus, message: String) {
        self.status = status
        self.message = message
    }

    package static func usage(_ message: String) -> Self { Self(status: .usage, message: message) }
}

extension CommandLineError: CustomStringConvertible {
    /// A message that begins with a place stands for itself, so that editors jump to it.
    package var description: String { message.contains(": error: ") ? "\(message)\n" : "sim-cli: error: \(message)\n" }
}

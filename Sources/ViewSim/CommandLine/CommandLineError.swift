/// Why a command cannot be carried out: a message for standard error and the status to leave with.
struct CommandLineError: Error, Equatable {
    var status: ExitStatus
    var message: String

    static func usage(_ message: String) -> Self { Self(status: .usage, message: message) }
}

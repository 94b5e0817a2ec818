import SwiftFrontEnd

/// What the process tells its caller, after the conventions of `sysexits.h`.
package enum ExitStatus: Int32, Sendable {
    /// All expectations held.
    case success = 0
    /// An expectation failed.
    case failure = 1
    /// The command line is wrong.
    case usage = 64
    /// A source file does not parse, or uses what cannot be simulated.
    case unusableInput = 65
    /// An input is missing or unreadable.
    case missingInput = 66
    /// Nothing matched.
    case nothingRan = 69
    /// A fault of ViewSim's own.
    case internalFault = 70
    /// An output cannot be written.
    case unwritableOutput = 74

    /// The status of several inputs together: trouble with an input outweighs a failure, a failure outweighs success.
    package static func combined(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
        var worst = ExitStatus.success
        for status in statuses where status.weight > worst.weight { worst = status }
        return worst
    }

    private var weight: Int {
        switch self {
        case .success: 0
        case .nothingRan: 1
        case .failure: 2
        case .unusableInput: 3
        case .missingInput: 4
        case .usage: 5
        case .unwritableOutput: 6
        case .internalFault: 7
        }
    }
}

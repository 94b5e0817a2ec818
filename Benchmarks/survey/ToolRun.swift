import Foundation

/// One run of the tool in a process of its own, with bounds on its time and memory.
struct ToolRun {
    enum Ending: Sendable {
        case status(Int32)
        case signal(Int32)
        case timedOut
    }

    let ending: Ending
    let errors: String
    let seconds: Double

    /// - Throws: what keeps the tool from being started.
    init(tool: String, arguments: [String], seconds limit: Double, megabytes: Int) throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("survey-\(UUID().uuidString)")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        // The shell sets the bound, where the system has it, and becomes the tool.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "ulimit -v \(megabytes * 1024) 2>/dev/null; exec \"$@\"", "sh", tool] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: log)
        let start = ContinuousClock.now
        try process.run()
        let deadline = start + .seconds(limit)
        while process.isRunning, ContinuousClock.now < deadline { usleep(2000) }
        let isLate = process.isRunning
        if isLate { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let duration = start.duration(to: .now).components
        seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
        errors = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        if isLate {
            ending = .timedOut
        } else {
            ending =
                process.terminationReason == .uncaughtSignal
                ? .signal(process.terminationStatus) : .status(process.terminationStatus)
        }
    }
}

import Foundation

/// One run of another program, with what it printed and how long it took.
struct ChildProcess {
    let output: String
    let errors: String
    let duration: Duration

    /// - Throws: `BenchmarkError` when the program leaves with another status than 0.
    init(_ executable: String, _ arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files instead of pipes: nothing blocks, however much is written.
        let files = try ["output", "errors"].map { name in
            let url = folder.appendingPathComponent(name)
            try Data().write(to: url)
            return url
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        // waitUntilExit() looks only every tenth of a second.
        let exit = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exit.signal() }
        let start = ContinuousClock.now
        try process.run()
        exit.wait()
        duration = start.duration(to: .now)
        output = try String(contentsOf: files[0], encoding: .utf8)
        errors = try String(contentsOf: files[1], encoding: .utf8)
        guard process.terminationStatus == 0 else {
            throw BenchmarkError(
                message: "\(executable) \(arguments.joined(separator: " ")) failed:\n\(errors)")
        }
    }

    /// The path of a program on the search path.
    static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The most memory that any child so far had resident, in bytes.
    static var peakMemory: Int {
        #if canImport(Darwin)
            Int(usage.ru_maxrss)
        #else
            Int(usage.ru_maxrss) * 1024
        #endif
    }

    /// The time that processors spent on all children so far.
    static var processorTime: Duration {
        let usage = usage
        return [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
            sum + .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
        }
    }

    private static var usage: rusage {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
        return usage
    }
}

struct BenchmarkError: Error {
    var message: String
}

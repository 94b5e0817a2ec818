import Foundation

/// One run of the built `sim-cli`, from the root of the repository.
struct BuiltTool {
    var status: Int32
    var output: String
    var errors: String
    /// Whether a signal ended it.
    var crashed: Bool

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The tool lies beside the bundle of tests.
    static var path: String {
        var folder = Bundle.main.bundleURL
        for candidate in [Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0])] {
            guard var url = candidate else { continue }
            for _ in 0..<5 {
                url.deleteLastPathComponent()
                if FileManager.default.isExecutableFile(atPath: url.appendingPathComponent("sim-cli").path) {
                    return url.appendingPathComponent("sim-cli").path
                }
            }
        }
        folder.appendPathComponent("sim-cli")
        return folder.path
    }

    init(_ arguments: String..., input: String? = nil, environment: [String: String] = [:]) throws {
        try self.init(list: arguments, input: input, environment: environment)
    }

    init(list arguments: [String], input: String? = nil, environment: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files instead of pipes: nothing blocks, however much is written.
        func file(_ name: String, _ text: String = "") throws -> FileHandle {
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return try FileHandle(forUpdating: url)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = arguments
        process.currentDirectoryURL = Self.root
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = try file("output")
        process.standardError = try file("errors")
        process.standardInput = try file("input", input ?? "")
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        crashed = process.terminationReason == .uncaughtSignal
        output = try String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8)
        errors = try String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)
    }
}

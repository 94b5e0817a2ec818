import Foundation
import Synchronization

/// The files of a folder, each run in a process of its own.
struct Survey {
    let tool: String
    let folder: String
    /// Whether each folder in the folder is an app of its own.
    let hasApps: Bool
    let names: [String]
    let jobs: Int
    let seconds: Double
    let megabytes: Int

    /// Runs all files in one way.
    /// - Throws: what keeps the tool from being started.
    func pass(_ name: String) throws -> SurveyTable.Pass {
        let next = Mutex(0)
        let runs = Mutex([Result<ToolRun, any Error>?](repeating: nil, count: names.count))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while true {
                let index = next.withLock { next in
                    defer { next += 1 }
                    return next
                }
                guard index < names.count else { return }
                let run = Result {
                    try ToolRun(
                        tool: tool,
                        arguments: ["run", "\(folder)/\(names[index])"]
                            + (name == "alone" ? [] : sources(names[index])),
                        seconds: seconds, megabytes: megabytes)
                }
                runs.withLock { $0[index] = run }
            }
        }
        let all = try runs.withLock { try $0.compactMap { try $0?.get() } }
        return SurveyTable.Pass(
            name: name, files: zip(names, all).map { FileOutcome(file: $0, run: $1) },
            times: zip(names, all).map { SurveyTable.FileTime(seconds: $1.seconds, file: $0) }
                .sorted { $0.seconds < $1.seconds })
    }

    private func sources(_ name: String) -> [String] {
        let parts = name.split(separator: "/")
        guard hasApps, parts.count > 1 else { return ["--sources", folder] }
        return ["--sources", "\(folder)/\(parts[0])"]
    }
}

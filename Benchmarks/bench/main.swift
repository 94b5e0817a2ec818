import Foundation

var path = ".build/bench.json"
var runs = 7
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "-o": path = words.popFirst() ?? path
    case "--runs": runs = words.popFirst().flatMap { Int($0) }.map { max($0, 1) } ?? runs
    default:
        FileHandle.standardError.write(
            Data("usage: bench [-o FILE] [--runs N], from the root of the repository\n".utf8))
        exit(64)
    }
}
let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("sim-cli")
    .path
var measurements = Measurements(root: FileManager.default.currentDirectoryPath, tool: tool, runs: runs)
do {
    try measurements.takeAll()
    try measurements.report.json().write(to: URL(fileURLWithPath: path))
    print(measurements.report.text(), terminator: "")
} catch {
    let message = (error as? BenchmarkError)?.message ?? "\(error)"
    FileHandle.standardError.write(Data("bench: error: \(message)\n".utf8))
    exit(1)
}

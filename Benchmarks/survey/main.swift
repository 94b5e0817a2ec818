import Foundation
import Synchronization

let usage = """
    usage: survey FOLDER [--apps] [--every N] [--jobs N] [--json | --markdown] [--times] [--alone]
                  [--seconds N] [--megabytes N]
    Runs every Swift file of a folder with sim-cli, alone and beside the others, and tables what became of them.
    --apps takes each folder in FOLDER for an app of its own; --every takes each Nth file only.

    """
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
}
var folder: String?
var asJSON = false
var asMarkdown = false
var showsTimes = false
var hasApps = false
var stride = 1
var jobs = 1
var passNames = ["alone", "with the folder"]
var seconds = 10.0
var megabytes = 6000
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "--json": asJSON = true
    case "--markdown": asMarkdown = true
    case "--times": showsTimes = true
    case "--alone": passNames = ["alone"]
    case "--apps": hasApps = true
    case "--every": stride = max(1, words.popFirst().flatMap { Int($0) } ?? stride)
    case "--jobs": jobs = max(1, words.popFirst().flatMap { Int($0) } ?? jobs)
    case "--seconds": seconds = words.popFirst().flatMap { Double($0) } ?? seconds
    case "--megabytes": megabytes = words.popFirst().flatMap { Int($0) } ?? megabytes
    default:
        guard folder == nil, !word.hasPrefix("-") else { fail(usage) }
        folder = word
    }
}
guard let folder, let walker = FileManager.default.enumerator(atPath: folder) else { fail(usage) }
let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("sim-cli")
    .path
let all = walker.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
let survey = Survey(
    tool: tool, folder: folder, hasApps: hasApps,
    names: all.indices.filter { $0 % stride == 0 }.map { all[$0] }, jobs: jobs, seconds: seconds, megabytes: megabytes)
do {
    let table = SurveyTable(passes: try passNames.map { try survey.pass($0) })
    let text = asJSON ? try table.json() : asMarkdown ? table.markdown() : table.text()
    print(text, terminator: "")
    if showsTimes {
        for pass in table.passes {
            for time in pass.times.suffix(10).reversed() {
                let line = String(format: "%8.3f s  %@ (%@)\n", time.seconds, time.file, pass.name)
                FileHandle.standardError.write(Data(line.utf8))
            }
        }
    }
} catch {
    FileHandle.standardError.write(Data("survey: error: \(error.localizedDescription)\n".utf8))
    exit(70)
}

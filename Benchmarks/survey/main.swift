import Foundation

let usage = """
    usage: survey FOLDER [--json] [--times] [--alone] [--seconds N] [--megabytes N]
    Runs every Swift file of a folder with sim-cli, alone and beside the others, and tables what became of them.

    """
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
}
var folder: String?
var asJSON = false
var showsTimes = false
var passNames = ["alone", "with the folder"]
var seconds = 10.0
var megabytes = 6000
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "--json": asJSON = true
    case "--times": showsTimes = true
    case "--alone": passNames = ["alone"]
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
let names = walker.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
var table = SurveyTable()
var times: [(seconds: Double, name: String)] = []
do {
    for pass in passNames {
        var outcomes: [FileOutcome] = []
        for name in names {
            let beside = pass == "alone" ? [] : ["--sources", folder]
            let run = try ToolRun(
                tool: tool, arguments: ["run", "\(folder)/\(name)"] + beside, seconds: seconds, megabytes: megabytes)
            outcomes.append(FileOutcome(file: name, run: run))
            times.append((run.seconds, "\(name) (\(pass))"))
        }
        table.passes.append(SurveyTable.Pass(name: pass, files: outcomes))
    }
    print(asJSON ? try table.json() : table.text(), terminator: "")
} catch {
    FileHandle.standardError.write(Data("survey: error: \(error.localizedDescription)\n".utf8))
    exit(70)
}
if showsTimes {
    for time in times.sorted(by: { $0.seconds > $1.seconds }).prefix(10) {
        FileHandle.standardError.write(Data(String(format: "%8.3f s  %@\n", time.seconds, time.name).utf8))
    }
}

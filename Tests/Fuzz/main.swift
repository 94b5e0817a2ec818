import Foundation

let usage = """
    usage: fuzz [--seed N] [--from N] [--runs N] [--jobs N] [--seconds N] [--for N] [--folder PATH] [--show N] [--run N]
    Runs mutated sources in process, from the root of the repository; inputs that crash, hang, take too much memory or
    fail without a place are written to the folder. --show prints one input, --run runs it here.

    """
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(64)
}
var plan = Supervisor.Plan()
var state: String?
var shown: Int?
var single: Int?
var first = 0
var count = 20_000
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    guard let value = words.popFirst() else { fail(usage) }
    switch word {
    case "--seed": plan.seed = UInt64(value) ?? plan.seed
    case "--from": first = Int(value) ?? first
    case "--runs": count = Int(value) ?? count
    case "--jobs": plan.jobs = max(1, Int(value) ?? plan.jobs)
    case "--seconds": plan.seconds = Double(value) ?? plan.seconds
    case "--for": plan.timeLimit = Double(value) ?? plan.timeLimit
    case "--folder": plan.folder = value
    case "--worker": state = value
    case "--show": shown = Int(value)
    case "--run": single = Int(value)
    default: fail(usage)
    }
}
plan.inputs = first..<(first + max(0, count))
let mutator = Mutator(seeds: SeedFiles(root: FileManager.default.currentDirectoryPath), seed: plan.seed)
guard !mutator.seeds.files.isEmpty else { fail("fuzz: error: no seeds here; run it from the root of the repository\n") }
if let shown {
    FileHandle.standardOutput.write(Data(mutator.input(shown)))
} else if let single {
    print(InputRun.arguments(for: single).joined(separator: " "))
    let run = LargeStackRun.run(mutator.input(single), number: single)
    print(run.errors, "status \(run.status)", separator: "")
} else if let state {
    do {
        Worker(mutator: mutator, progress: try SharedProgress(path: state)).run(plan.inputs)
    } catch {
        fail("fuzz: error: \(error)\n")
    }
} else {
    try? FileManager.default.createDirectory(atPath: plan.folder, withIntermediateDirectories: true)
    let outcome = Supervisor(plan: plan, mutator: mutator, program: CommandLine.arguments[0]).run()
    print(FuzzReport(outcome: outcome, seeds: mutator.seeds.files.count).text(), terminator: "")
    exit(outcome.faults.isEmpty ? 0 : 1)
}

import Foundation
import Testing

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("The command line")
struct CommandLineToolTests {
    @Test("Help and version go to standard output with status 0")
    func help() {
        let help = CommandRun("--help")
        #expect(help.status == .success)
        #expect(help.output.contains("Usage: sim-cli COMMAND"))
        #expect(CommandRun("help", "run").output == CommandRun("run", "--help").output)
        #expect(CommandRun("--version").output == "sim-cli \(Help.version)\n")
    }

    @Test("Help names each option of the table, in lines of at most 100 columns")
    func helpIsComplete() {
        for verb in Verb.allCases where verb.isAvailable {
            let text = CommandRun(verb.rawValue, "--help").output
            for option in OptionDefinition.all where option.applies(to: verb) { #expect(text.contains(option.usage)) }
            for line in text.split(separator: "\n") { #expect(line.count <= 100) }
        }
        for line in CommandRun("--help").output.split(separator: "\n") { #expect(line.count <= 100) }
    }

    @Test(
        "A wrong command line is status 64 and says what to do",
        arguments: [
            (["rnu", "a.swift"], "unknown command 'rnu'; did you mean 'run'?"),
            (["run", "--senario", "x"], "unknown option '--senario'; did you mean '--scenario'?"),
            (["run"], "'run' needs a file; write sim-cli run FILE"),
            (["run", "--sdk", "25", "a"], "--sdk does not take '25'; give 26 or 27"),
            (["run", "--sdk"], "--sdk needs a value; write --sdk 26|27"),
            (["run", "--strict=yes", "a"], "--strict takes no value; leave out '=yes'"),
            (["run", "--filter", "a", "a"], "'run' does not take --filter; see sim-cli run --help"),
            (["run", "--format", "svg", "a"], "'run' does not write svg; give text, json or jsonl"),
            (["test", "--filter", "(", "."], "--filter '(' is not a regular expression"),
            (["test", "--shard", "3/2", "."], "--shard does not take '3/2'; give I/N with I from 1 to N"),
            (["diagram", "a", "b"], "'diagram' needs one file"),
            (["diagram", "--format", "png", "a"], "diagrams as png are not available yet in this version"),
            (["diagram", "-o", "out/x.gif", "a"], "'out/x.gif' names no format; end it with .svg or .dot"),
            (["diagram", "--at", "start", "a"], "--at 'start' is not available yet in this version"),
            (["lint", "a"], "'lint' is not available yet in this version; use run, test, compare, diagram or catalog"),
        ] as [([String], String)])
    func usageErrors(arguments: [String], message: String) {
        let run = CommandRun(list: arguments)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("sim-cli: error: \(message)"), "\(run.errors)")
    }

    @Test("No arguments at all: help on standard error, status 64")
    func nothing() {
        let run = CommandRun()
        #expect(run.status == .usage)
        #expect(run.errors.contains("Usage:"))
    }

    @Test("Missing and unreadable inputs are status 66")
    func missingInput() throws {
        #expect(CommandRun("run", "/no/such/file.swift").status == .missingInput)
        #expect(CommandRun("test", "/no/such/folder").status == .missingInput)
        let folder = try TemporaryFolder()
        let run = CommandRun("run", folder.path)
        #expect(run.status == .missingInput)
        #expect(run.errors.contains("is a folder; name a file, or use sim-cli test"))
        let source = try folder.write("a.swift", "let a = 1\n")
        #expect(CommandRun("run", source, "--sources", "/no/such").status == .missingInput)
    }

    @Test("A file that is not UTF-8 is status 65, with the place of the first bad byte")
    func notUTF8() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/bad.swift"
        try Data([0x6C, 0x65, 0x74, 0x0A, 0x61, 0x62, 0xFF, 0x63]).write(to: URL(fileURLWithPath: path))
        let run = CommandRun("run", path)
        #expect(run.status == .unusableInput)
        #expect(run.errors == "\(path):2:3: error: the file is not UTF-8 here; save it as UTF-8\n")
        #expect(CommandRun("test", path).status == .unusableInput)
    }

    @Test("A folder without Swift files is status 69")
    func nothingRan() throws {
        let folder = try TemporaryFolder()
        let run = CommandRun("test", folder.path)
        #expect(run.status == .nothingRan)
        #expect(run.errors.contains("nothing ran: no Swift files there"))
    }

    @Test("Folders are searched in the order of names, hidden ones left out")
    func discovery() throws {
        let folder = try TemporaryFolder()
        for name in ["b/z.swift", "b/a.swift", "a.swift", ".build/x.swift", "c/readme.md"] {
            _ = try folder.write(name, "")
        }
        let console = Console(write: { _ in .complete }, writeError: { _ in })
        let files = try SourceReader(console: console).files(below: folder.path)
        #expect(files.map { $0.dropFirst(folder.path.count + 1) } == ["a.swift", "b/a.swift", "b/z.swift"])
    }

    @Test(
        "Colour follows the option, then NO_COLOR, FORCE_COLOR, the terminal and TERM",
        arguments: [
            (CommandLineOptions.Color.auto, [:], true, true), (.auto, [:], false, false),
            (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
            (.auto, ["FORCE_COLOR": "1"], false, true), (.auto, ["FORCE_COLOR": "0"], true, false),
            (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false), (.auto, ["TERM": "dumb"], true, false),
            (.always, ["NO_COLOR": "1"], false, true), (.never, ["FORCE_COLOR": "1"], true, false),
        ] as [(CommandLineOptions.Color, [String: String], Bool, Bool)])
    func color(choice: CommandLineOptions.Color, environment: [String: String], isTerminal: Bool, expected: Bool) {
        let console = Console(
            write: { _ in .complete }, writeError: { _ in }, environment: environment, outputIsTerminal: isTerminal)
        #expect(console.usesColor(choice) == expected)
    }

    @Test("A reader that goes away ends quietly; a full disk is status 74")
    func brokenOutput() throws {
        var console = Console(write: { _ in .closed }, writeError: { _ in })
        #expect(CommandLineTool(console: console).run(["--version"]) == .success)
        console.write = { _ in .failed(reason: "No space left on device") }
        #expect(CommandLineTool(console: console).run(["--version"]) == .unwritableOutput)
    }

    @Test("Trouble with an input outweighs a failure, a failure outweighs success")
    func combinedStatus() {
        #expect(ExitStatus.combined([.success, .failure]) == .failure)
        #expect(ExitStatus.combined([.unusableInput, .failure, .success]) == .unusableInput)
        #expect(ExitStatus.combined([]) == .success)
    }

    @Test("Names near the mistyped one are suggested, far ones are not")
    func nearMiss() {
        #expect(NearMiss.best(for: "prebuild", among: ["prebuilt", "other"]) == "prebuilt")
        #expect(NearMiss.best(for: "xyz", among: ["prebuilt"]) == nil)
        #expect(NearMiss.best(for: "live", among: ["liveIdentities", "liveCount", "liver"]) == "liver")
        #expect(NearMiss.best(for: "live", among: ["liveIdentities", "liveCount"]) == "liveCount")
        #expect(NearMiss.best(for: "liv", among: ["liveCount"]) == nil)
        #expect(NearMiss.distance(Array("abc"), Array("acb")) == 1)
    }

    @Test("A disabled scenario is listed, does not run and fails nothing")
    func disabled() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "a.swift", "@Test(.disabled(\"later\")) func off() { #expect(Bool(false)) }\n@Test func on() {}\n")
        let test = CommandRun("test", path)
        #expect(test.status == .success)
        #expect(test.output.hasSuffix("2 scenarios in 1 file: 1 passed, 1 disabled (0 expectations).\n"))
        #expect(CommandRun("run", path).output.contains("disabled: later"))
        #expect(CommandRun("test", "--list", path).output == "\(path)/off\n\(path)/on\n")
    }

    @Test("--filter, --skip, --scenario and --shard choose what runs; nothing left is status 69")
    func selection() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c"] {
            _ = try folder.write(
                "\(name).swift", "@Test(\"The \(name) rule\") func \(name)Holds() {}\n")
        }
        func names(_ arguments: String...) -> [String] {
            let run = CommandRun(list: ["test", folder.path, "--list"] + arguments)
            return run.output.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") }
        }
        #expect(names() == ["aHolds", "bHolds", "cHolds"])
        #expect(names("--filter", "[ab]Holds") == ["aHolds", "bHolds"])
        #expect(names("--skip", "The b rule") == ["aHolds", "cHolds"])
        #expect(names("--scenario", "cHolds") == ["cHolds"])
        #expect(names("--shard", "2/2") == ["bHolds"])
        let environment = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2"]
        let sharded = CommandRun("test", folder.path, "--list", environment: environment)
        #expect(sharded.output == "\(folder.path)/c.swift/cHolds\n")
        #expect(CommandRun("test", folder.path, "--filter", "zzz").status == .nothingRan)
    }

    @Test("Failures are named on standard error and repeated last; the status is 1")
    func failures() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a.swift", "@Test func wrong() { #expect(1 + 1 == 3) }\n")
        let line = "\(path):1:22: error: expectation failed: 1 + 1 == 3 (left: 2, right: 3)"
        for verb in ["run", "test"] {
            let run = CommandRun(verb, path)
            #expect(run.status == .failure)
            let excerpt = "    @Test func wrong() { #expect(1 + 1 == 3) }\n" + String(repeating: " ", count: 25) + "^\n"
            #expect(run.errors == line + "\n" + excerpt)
        }
        #expect(CommandRun("test", path).output.contains("✗ \(path): wrong\n  \(line)\n"))
        let xunit = folder.path + "/results.xml"
        #expect(CommandRun("test", path, "--xunit-output", xunit, "--quiet").status == .failure)
        #expect(try String(contentsOfFile: xunit, encoding: .utf8).contains("<failure"))
        #expect(CommandRun("test", path, "--xunit-output", "/no/such/folder/a.xml").status == .unwritableOutput)
    }

    @Test("Results as JSON and the trace as JSON Lines; the same input gives the same bytes")
    func formats() throws {
        let source = """
            import SwiftUI
            struct A: View { @State private var isOn = false; var body: some View { Toggle("On", isOn: $isOn) } }
            @Test func taps() { let sim = Simulation(A()); sim.switches["On"].tap(); #expect(sim.texts == ["On"]) }
            """
        let json = CommandRun("run", "-", "--format", "json", input: source)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        let lines = CommandRun("run", "-", "--format", "jsonl", input: source)
        #expect(lines.output.split(separator: "\n").first?.contains("\"version\":1") == true)
        #expect(lines.output.contains("\"kind\":\"state.write\""))
        #expect(CommandRun("run", "-", "--format", "jsonl", input: source).output == lines.output)
        #expect(CommandRun("run", "-", input: source).output == CommandRun("run", "-", input: source).output)
        let svg = CommandRun("diagram", "-", input: source)
        #expect(svg.output.contains("<svg") && svg.output == CommandRun("diagram", "-", input: source).output)
    }
}

import Foundation
import Testing

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
            (["diagram", "--at", "start", "a"], "--at 'start' is not available yet in this version"),
            (["lint", "a"], "'lint' is not available yet in this version; use run, test or diagram"),
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
        #expect(NearMiss.distance(Array("abc"), Array("acb")) == 1)
    }
}

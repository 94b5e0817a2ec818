import SimulatorCommands
import ViewSim

/// One input, run in this process as `sim-cli` would run it from standard input.
struct InputRun {
    let status: Int32
    let errors: String

    /// Bounds that keep a run short: what does not end within them has to end with a located error.
    private static let bounds = ["--max-steps", "300000", "--max-memory", "400"]

    /// How an input of a number is run: mostly as a file with scenarios or a root, at times as what else reads one.
    static func arguments(for number: Int) -> [String] {
        let verb =
            switch number % 20 {
            case 0...8: ["test", "-"]
            case 9...15: ["run", "-"]
            case 16: ["run", "-", "--print-only"]
            case 17: ["run", "-", "--format", "json", "--verbose"]
            case 18: ["diagram", "-", "--kind", "ownership", "--format", "dot"]
            default: ["compare", "-", "--sdk", "26,27"]
            }
        return verb + bounds
    }

    init(_ bytes: [UInt8], number: Int) {
        let captured = Captured()
        let console = Console(
            write: { _ in .complete }, writeError: { captured.errors += $0 }, readInput: { bytes })
        status = CommandLineTool(console: console).run(Self.arguments(for: number)).rawValue
        errors = captured.errors
    }

    private final class Captured {
        var errors = ""
    }

    /// Whether something went wrong that the input has no place for.
    var lacksPlace: Bool {
        (status == 1 || status == 65) && !errors.isEmpty
            && errors.firstMatch(of: #/(<stdin>|--root):[0-9]+:[0-9]+/#) == nil
    }
}

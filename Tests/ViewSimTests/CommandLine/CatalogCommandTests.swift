import Foundation
import Testing

@testable import ViewSim

@Suite("The catalogue on the command line")
struct CatalogCommandTests {
    @Test("A part of a name selects, whatever its case, and each name has its state")
    func byName() {
        let run = CommandRun("catalog", "tapGESTURE", "Divider")
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                Views and scenes
                  Divider       inert

                Modifiers
                  onTapGesture  simulated

                2 names: 1 simulated, 1 inert, 0 opaque.

                """)
    }

    @Test("A state selects")
    func byState() {
        let inert = CommandRun("catalog", "--state", "inert").output
        #expect(inert.contains("\n  padding "))
        #expect(!inert.contains("\n  onAppear "))
        #expect(!inert.contains(" simulated\n"))
    }

    @Test("--verbose lists the forms, and --quiet names alone")
    func forms() {
        let verbose = CommandRun("catalog", "StateObject", "--verbose").output
        #expect(verbose.contains("  StateObject  simulated\n    StateObject(wrappedValue:)  simulated\n"))
        #expect(CommandRun("catalog", "StateObject", "--quiet").output == "  StateObject  simulated\n")
    }

    @Test("As JSON, with a version")
    func json() throws {
        let run = CommandRun("catalog", "onAppear", "--format", "json")
        let text = """
            {
              "entries" : [
                {
                  "forms" : [
                    {
                      "signature" : "onAppear(perform:)",
                      "state" : "simulated"
                    }
                  ],
                  "kind" : "modifier",
                  "name" : "onAppear",
                  "state" : "simulated"
                }
              ],
              "version" : 1
            }

            """
        #expect(run.output == text)
    }

    @Test(
        "Nothing found is status 69, with a guess or what to do",
        arguments: [
            (["onApear"], "no name of the catalogue contains 'onApear'; did you mean 'onAppear'?"),
            (
                ["Hologram"],
                "no name of the catalogue contains 'Hologram'; what is not in it is opaque; --stubs declares it for a run"
            ),
            (["Divider", "--state", "simulated"], "no simulated name of the catalogue contains 'Divider'"),
        ] as [([String], String)])
    func nothing(arguments: [String], message: String) {
        let run = CommandRun(list: ["catalog"] + arguments)
        #expect(run.status == .nothingRan)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("sim-cli: error: \(message)"), "\(run.errors)")
    }

    @Test("Wrong options are status 64")
    func usage() {
        #expect(CommandRun("catalog", "--state", "half").errors.contains("give simulated, inert or opaque"))
        #expect(CommandRun("catalog", "--format", "jsonl").status == .usage)
        #expect(CommandRun("run", "--state", "inert", "a").status == .usage)
    }
}

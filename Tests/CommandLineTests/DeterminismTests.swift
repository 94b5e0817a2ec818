import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Each run is a process of its own, since Swift seeds its hashes anew for every process.
@Suite("The same input gives the same bytes in every process")
struct DeterminismTests {
    static let files = [
        "scenarios/demo.swift", "scenarios/identity/hash_of_two_inputs_reinitializes.swift",
    ]

    @Test("in the timeline, the counts and the trace", arguments: files, ["text", "jsonl"])
    func runs(file: String, format: String) throws {
        let first = try BuiltTool("run", file, "--format", format)
        let second = try BuiltTool("run", file, "--format", format)
        #expect(first.status == 0)
        #expect(!first.output.isEmpty)
        #expect(first.output == second.output)
    }

    @Test("in the diagrams, which are well-formed", arguments: files, ["identity", "ownership"])
    func drawings(file: String, kind: String) throws {
        let first = try BuiltTool("diagram", file, "--kind", kind, "--format", "svg", "-o", "-")
        let second = try BuiltTool("diagram", file, "--kind", kind, "--format", "svg", "-o", "-")
        #expect(first.output.contains("<svg"))
        #expect(first.output == second.output)
        #expect(XMLParser(data: Data(first.output.utf8)).parse())
    }

    @Test("The identity diagram shows what an id was hashed from")
    func hashedIdentity() throws {
        let run = try BuiltTool(
            "diagram", "scenarios/identity/hash_of_two_inputs_reinitializes.swift", "--kind", "identity", "--format",
            "dot", "-o", "-")
        #expect(run.output.contains("id(hash: plan &quot;basic&quot;, isYearly "))
    }
}

import Foundation
import Testing

@testable import ViewSim

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The report of many scenarios")
struct TestReportTests {
    private let records = [
        TestRecord(file: "a.swift", name: "one", outcome: .passed, failures: [], expectations: 2),
        TestRecord(SampleResults.toggle(), file: "b.swift"),
        TestRecord(file: "b.swift", name: "off", outcome: .skipped(why: "later"), failures: []),
    ]

    @Test("Passes take a line a file; failures come last, before the sums")
    func text() {
        #expect(
            TestReport(records: records, painter: Painter(isColored: false)).text() == """
                ✓ a.swift  1 scenario
                ✗ b.swift  2 scenarios, 1 failed, 1 disabled

                ✗ b.swift: prebuilt “A pre-built instance is created again by every parent re-render”
                  Scenarios/Demo.swift:34:5: error: expectation failed: sim.inits(of: ToggleViewModel.self) == 1 \
                (left: 2, right: 1); “one model is enough”

                3 scenarios in 2 files: 1 passed, 1 failed, 1 disabled (4 expectations).

                """)
    }

    @Test("With --quiet, success is one line")
    func quiet() {
        let report = TestReport(records: [records[0]], painter: Painter(isColored: false), isQuiet: true)
        #expect(report.text() == "1 scenario in 1 file: 1 passed (2 expectations).\n")
    }

    @Test("xUnit output is well-formed whatever the names hold")
    func xunit() throws {
        var record = records[1]
        record.displayName = "<&\"' \u{1B} 🎉"
        record.failures = [Diagnostic(id: "x", message: "a < b && \"c\" \u{0}")]
        let text = XUnitReport.text(records + [record])
        let document = try XMLDocument(xmlString: text)
        let cases = try document.nodes(forXPath: "//testcase")
        #expect(cases.count == 4)
        #expect(try document.nodes(forXPath: "//failure").count == 2)
        #expect(try document.nodes(forXPath: "//skipped").count == 1)
        let names = cases.compactMap { ($0 as? XMLElement)?.attribute(forName: "name")?.stringValue }
        #expect(names.contains("<&\"' \\u{1b} 🎉"))
    }

    @Test("An expectation that failed as a known issue fails nothing")
    func knownIssue() {
        var result = SampleResults.toggle()
        result.expectations[1].isKnownIssue = true
        result.outcome = .passed
        let record = TestRecord(result, file: "b.swift")
        #expect(record.outcome == .passed)
        #expect(record.knownIssues == 1)
    }

    @Test("What cannot be simulated is status 65, not a failure")
    func unsupported() {
        var result = SampleResults.toggle()
        result.expectations = []
        result.stopped = Diagnostic(id: "unsupported.scene", message: "scenes are not simulated yet")
        #expect(TestRecord(result, file: "b.swift").status == .unusableInput)
    }
}

import Testing

@testable import SimulationTrace
@testable import ViewSim

@Suite("The report of one run")
struct RunReportTests {
    private let plain = Painter(isColored: false)

    @Test("A run reads as timeline, counts and expectations")
    func wholeReport() {
        let text = RunReport(result: SampleResults.toggle(), painter: plain).text()
        #expect(
            text == """
                A pre-built instance is created again by every parent re-render
                (Demo.swift:30, SDK 27)

                   0.000 s  the scenario begins
                              new identity Screen
                                Screen.isEnabled starts as false
                                body of Screen: first evaluation
                                  ToggleViewModel #1 created at Demo.swift:24
                                  new identity Screen/VStack[1]/MyToggleView
                                  MyToggleView.viewModel starts as ToggleViewModel #1, deferred until now
                                  body of MyToggleView: first evaluation
                   1.500 s  tap switch "Enabled"
                              Screen.isEnabled: false → true
                                body of Screen: its @State isEnabled changed
                                  ToggleViewModel #2 created at Demo.swift:24
                                  body of MyToggleView: its inputs changed
                              FAILED at Demo.swift:34: sim.inits(of: ToggleViewModel.self) == 1
                   1.500 s  the scenario is over: everything is unmounted
                              identity gone Screen
                                ToggleViewModel #2 destroyed
                                ToggleViewModel #1 destroyed

                  type             inits  deinits  live  bodies  deferred  identities
                  Screen               1        ·     ·       2         ·           1
                  ToggleViewModel      2        0     2       ·         ·           ·
                  MyToggleView         2        ·     ·       2         1           1

                  ✓ sim.inits(of: ToggleViewModel.self) == 1  line 32
                  ✗ sim.inits(of: ToggleViewModel.self) == 1  line 34
                      left:  2
                      right: 1
                      note:  one model is enough

                  Failed: 1 expectation failed, 1 held

                """)
    }

    @Test("Ten thousand equal taps are summarized, and --verbose writes them all")
    func longRunIsElided() {
        let result = SampleResults.repeatedTaps(10_000)
        let short = RunReport(result: result, painter: plain).lines()
        #expect(short.count < 30)
        #expect(short.contains { $0.contains("… 9,998 more times, each: 1 Model created") })
        let long = RunReport(result: SampleResults.repeatedTaps(1000), painter: plain, isVerbose: true).lines()
        #expect(long.count == 4 * 1000 + 9)
    }

    @Test("A step of many lines keeps its beginning, its end and every warning")
    func longStepIsElided() {
        var result = SampleResults.toggle()
        let trace = Trace()
        let tap = trace.emit(.action, reason: "tap button \"All\"")
        for index in 1...500 { trace.emit(.body, cause: tap, type: "Row", reason: "input \(index) changed") }
        trace.emit(.warning, cause: tap, reason: "did not settle")
        for index in 501...1000 { trace.emit(.body, cause: tap, type: "Row", reason: "input \(index) changed") }
        result.trace = trace
        result.endSequence = .max
        let lines = RunReport(result: result, painter: plain).lines()
        #expect(lines.count < 50)
        #expect(lines.contains { $0.hasSuffix("input 1 changed") })
        #expect(lines.contains { $0.hasSuffix("warning: did not settle") })
        #expect(lines.contains { $0.contains("… 977 more: 977 bodies of Row") })
        #expect(lines.contains { $0.hasSuffix("input 1000 changed") })
    }

    @Test("No line is wider than 100 columns, whatever names and values contain")
    func widthIsBounded() {
        var result = SampleResults.toggle()
        let long = String(repeating: "漢字 é 🎛️ \"quoted\" ", count: 30)
        let trace = Trace()
        trace.emit(.action, reason: "tap button \"\(long)\"")
        trace.emit(.stateWrite, type: "Screen", property: "text", old: long, new: "a\nb\u{1B}[31m\(long)")
        trace.emit(.objectInit, type: String(repeating: "VeryLongTypeName", count: 10), instance: 1)
        result.trace = trace
        result.displayName = long
        result.expectations[1].text = long
        result.expectations[1].left = String(repeating: "x", count: 500)
        result.stopped = Diagnostic(id: "trap", location: SampleResults.location(3), message: long)
        for line in RunReport(result: result, painter: plain).lines() {
            #expect(line.displayWidth <= 100, "\(line)")
            #expect(!line.contains("\u{1B}"))
        }
    }

    @Test("Counts end with the scenario; what dies in the final unmount is not counted")
    func countsEndBeforeFinalUnmount() throws {
        let result = SampleResults.toggle()
        let counts = TypeCounts.counting(result.trace.events, through: result.endSequence)
        let model = try #require(counts.first { $0.type == "ToggleViewModel" })
        #expect(model.inits == 2)
        #expect(model.deinits == 0)
        let all = TypeCounts.counting(result.trace.events, through: .max)
        #expect(all.first { $0.type == "ToggleViewModel" }?.deinits == 2)
    }

    @Test("Colour changes no text")
    func colorAddsOnlyEscapes() {
        let plainText = RunReport(result: SampleResults.toggle(), painter: plain).text()
        let colored = RunReport(result: SampleResults.toggle(), painter: Painter(isColored: true)).text()
        #expect(colored != plainText)
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plainText)
    }

    @Test("An object that outlives the final unmount is named")
    func leftoversAreNamed() {
        var result = SampleResults.toggle()
        let trace = Trace()
        trace.emit(.objectInit, type: "Leaky", instance: 1)
        result.endSequence = 1
        trace.emit(.identityRemove, type: "Screen", identity: Identity(parent: nil, component: "Screen"))
        result.trace = trace
        let text = RunReport(result: result, painter: plain).text()
        #expect(text.contains("Still alive after everything was unmounted: Leaky (1)"))
    }

    @Test(
        "Actions read as words",
        arguments: [
            ("tap buttons[\"Add\"]", "tap button \"Add\""), ("tap switches[\"On\"]", "tap switch \"On\""),
            ("tap otherElements[\"a[0]\"]", "tap otherElement \"a[0]\""), ("rerender Parent", "rerender Parent"),
            ("typeText \"s\"", "typeText \"s\""),
        ])
    func actions(reason: String, words: String) {
        let trace = Trace()
        trace.emit(.action, reason: reason)
        #expect(EventSentence(files: [])(trace.events[0]) == words)
    }

    @Test("A deferred value that creates something keeps a line of its own")
    func deferredCreation() {
        var result = ScenarioResult.none
        let run = result.trace.emit(.autoclosureRun, type: "A", property: "model")
        result.trace.emit(.objectInit, cause: run, type: "Model", instance: 1)
        result.trace.emit(.stateInit, cause: 0, type: "A", property: "model", new: "Model #1")
        result.trace.emit(.autoclosureRun, type: "A", property: "isOn")
        result.trace.emit(.stateInit, type: "A", property: "isOn", new: "false")
        result.sdk = 27
        #expect(
            Timeline(result).steps.flatMap(\.lines).map(\.text) == [
                "deferred value of A.model computed", "Model #1 created", "A.model starts as Model #1",
                "A.isOn starts as false, deferred until now",
            ])
    }

    @Test("A line that is too long keeps its end")
    func middle() {
        #expect("abcdefghijklmnopqrstuvwxyz".truncatedInMiddle(to: 12) == "abcdefg…wxyz")
        #expect("short".truncatedInMiddle(to: 12) == "short")
    }
}

import Foundation
import Testing

@testable import ViewSim

@Suite("The trace as JSON Lines")
struct TraceWireTests {
    @Test("The first line carries the version; keys are sorted; absent values are left out")
    func lines() throws {
        let lines = try TraceWire.lines(of: SampleResults.toggle()).split(separator: "\n").map(String.init)
        #expect(lines[0].hasSuffix("\"scenario\":\"prebuilt\",\"sdk\":27,\"version\":1}"))
        #expect(
            lines[3] == """
                {"cause":2,"identity":"Screen","kind":"state.init","new":"false","property":"isEnabled","seq":3,"time":0,\
                "type":"Screen"}
                """)
        #expect(lines.contains { $0.contains("\"time\":1.5") && $0.contains("tap switch \\\"Enabled\\\"") })
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test("The same events give the same bytes")
    func deterministic() throws {
        #expect(try TraceWire.lines(of: SampleResults.toggle()) == TraceWire.lines(of: SampleResults.toggle()))
    }
}

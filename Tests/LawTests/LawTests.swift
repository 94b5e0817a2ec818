import Foundation
import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Laws")
struct LawTests {
    /// Programs times scripts are the runs; a program is read once, each script plays on a tree of its own.
    ///
    /// `VIEWSIM_LAW_PROGRAMS` gives another number of programs: 250 are 10,000 runs, as many as a release is tested with.
    private static let programCount =
        ProcessInfo.processInfo.environment["VIEWSIM_LAW_PROGRAMS"].flatMap { Int($0) } ?? 50
    private static let scriptCount = 40
    private static let chunkCount = 10

    @Test("Random programs keep the laws", arguments: 0..<chunkCount)
    func programs(chunk: Int) {
        for seed in 0..<Self.programCount where seed % Self.chunkCount == chunk {
            let report = LargeStackThread.run {
                Self.breach(in: LawProgram(seed: UInt64(seed), scripts: Self.scriptCount))
            }
            if let report { Issue.record("seed \(seed): \(report)") }
        }
    }

    /// What is wrong with the smallest program that breaks a law as the given one does.
    private static func breach(in program: LawProgram) -> String? {
        guard let (script, found) = LawRun.firstBreach(in: program) else { return nil }
        let shrunk = program.shrunk(script: script) { LawRun.firstBreach(in: $0) != nil }
        let breaches = LawRun.firstBreach(in: shrunk)?.breaches ?? found
        return "\(breaches.joined(separator: "\n"))\nscript: \(shrunk.scripts)\n\(shrunk.viewsSource)"
    }

    @Test("Playing again gives the same bytes", arguments: 0..<10)
    func replay(seed: Int) throws {
        let program = LawProgram(seed: UInt64(1_000 + seed), scripts: 1)
        let (first, again, fresh) = try LargeStackThread.run { () throws -> (String, String, String) in
            let run = LawRun(program)
            return (
                try run.trace(ofScript: 0), try run.trace(ofScript: 0), try LawRun(program).trace(ofScript: 0)
            )
        }
        #expect(first == again)
        #expect(first == fresh)
        #expect(first.count > 1_000)
    }

    @Test("The same seed makes the same program, another one another")
    func seeds() {
        #expect(LawProgram(seed: 7, scripts: 3).source == LawProgram(seed: 7, scripts: 3).source)
        #expect(LawProgram(seed: 7, scripts: 3).source != LawProgram(seed: 8, scripts: 3).source)
    }
}

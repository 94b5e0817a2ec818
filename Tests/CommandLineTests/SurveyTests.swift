import Foundation
import Testing

@Suite("The survey of a folder tables its files by what became of them")
struct SurveyTests {
    @Test("A file alone does not know its neighbours; beside the folder it does")
    func table() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuiltTool.path).deletingLastPathComponent()
            .appendingPathComponent("survey")
        process.arguments = [BuiltTool.root.appendingPathComponent("Tests/SurveyedApp").path, "--seconds", "60"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            output == """
                alone: 4 files
                      2  ran
                      1  nothing to show (no view, no scenario, no top-level code)
                      1  refused
                      1    cannot assign to property: 'x' is a 'let' constant; declare it with 'var'
                             Refused.swift
                  opaque names, by files that use them
                      1    Track
                      1    WaveForm

                with the folder: 4 files
                      2  ran
                      1  nothing to show (no view, no scenario, no top-level code)
                      1  refused
                      1    cannot assign to property: 'x' is a 'let' constant; declare it with 'var'
                             Refused.swift
                  opaque names, by files that use them
                      1    WaveForm

                """)
    }
}

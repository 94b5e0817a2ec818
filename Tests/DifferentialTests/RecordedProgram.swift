import Foundation

/// A small SwiftUI program with the log that another implementation printed for it.
struct RecordedProgram: Decodable, Sendable, CustomStringConvertible {
    /// What happened to the program, and the lines that it logged then.
    struct Step: Decodable, Sendable {
        let event: String
        let log: [String]
        var skip: Bool?
        var uncertain: [String]?

        var isSkipped: Bool { skip == true }
    }

    let id: String
    let code: String
    /// The expression that makes the root view.
    let root: String
    let steps: [Step]
    /// Beginnings of lines that are not compared.
    var uncertain: [String]?
    /// Why the recording is thought to contradict what Apple's SwiftUI does.
    var suspect: String?
    var notes: [String]?

    var description: String { id }
    /// Some were recorded with `@State` as a property wrapper.
    var sdk: Int { (notes ?? []).contains { $0.hasPrefix("sdk26") } ? 26 : 27 }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Differential")

    static func all() throws -> [RecordedProgram] { try recorded.get() }

    private static let recorded = Result {
        let data = try Data(contentsOf: folder.appendingPathComponent("programs.jsonl"))
        let decoder = JSONDecoder()
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(RecordedProgram.self, from: $0)
        }
    }

    /// The program as a scenario that plays the steps and prints the log of each.
    var scenario: String {
        var lines = [
            "import SwiftUI", "import Combine", "import Observation", "var log: [String] = []",
            "var act: [String: () -> Void] = [:]", code, "@Test func recorded() {",
            "let sim = Simulation(\(root), sdk: \(sdk))",
        ]
        for step in steps {
            switch step.event {
            case "mount": break
            case "teardown": lines += ["act = [:]", "sim.unmount()"]
            default:
                lines.append(
                    "if let action = act[\(step.event.literal)] { action() } else { log.append(\"nothing to do\") }")
            }
            lines += [
                "sim.advance(by: .zero)", "print(\"\\u{1D}\")", "for line in log { print(line) }", "log = []",
            ]
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}

extension String {
    fileprivate var literal: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

import Foundation

/// The sources that inputs are made from, in an order that does not depend on the machine.
struct SeedFiles {
    /// Each file's bytes.
    let files: [[UInt8]]
    /// Lines of all files, for splices.
    let lines: [ArraySlice<UInt8>]
    /// Statements that drive a simulation: the scripts of events.
    let events: [ArraySlice<UInt8>]

    /// Files larger than this only slow a run down.
    private static let largest = 6_000

    init(root: String) {
        let folders = ["scenarios", "Tests/Conformance", "Tests/BadInput"]
        files = folders.flatMap { folder in
            let walker = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
            let names = (walker?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            return names.compactMap { name -> [UInt8]? in
                guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(name)") else { return nil }
                return data.count <= Self.largest ? [UInt8](data) : nil
            }
        }
        lines = files.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
        events = lines.filter { line in
            let text = String(decoding: line, as: UTF8.self)
            return text.contains("sim.") || text.contains("#expect")
        }
    }
}

import Foundation

/// The files of a run: the one that was named, the stubs, and the app's sources, of which the run takes what it
/// reaches.
struct SourceFiles {
    /// The file that was named, and the stubs.
    var required: [SourceFile] = []
    /// The app's sources, the nearest to the named file first.
    var optional: [SourceFile] = []
    /// All files from which names lead to others: the required ones, and the root's expression.
    var roots: [SourceFile] = []
    /// What keeps the run from starting.
    var problems: [Diagnostic] = []
    /// Files of the app that are left out because they cannot be read.
    var notes: [Diagnostic] = []

    static func read(main: SourceFile, stubs: [String], sources: [String], root: String?) -> SourceFiles {
        var result = SourceFiles()
        var seen: Set<String> = [standardized(main.name)]
        func names(_ paths: [String]) -> [String] {
            paths.flatMap(swiftFiles).filter { seen.insert(standardized($0)).inserted }
        }
        let required = read(names(stubs), isRequired: true)
        let optional = read(names(sources), isRequired: false)
        result.problems = ([main] + required.files).compactMap(\.excess) + required.unreadable
        result.notes = optional.unreadable.map(asWarning) + optional.files.compactMap(\.excess).map(asWarning)
        result.required = [main] + required.files
        result.roots = result.required + (root.map { [SourceFile(name: "--root", text: $0)] } ?? [])
        if let root = result.roots.last, root.name == "--root", let excess = root.excess {
            result.problems.append(excess)
        }
        result.optional = inOrderOfNearness(optional.files.filter { $0.scanner.excess == nil }, to: main.name)
        return result
    }

    private static func asWarning(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            id: diagnostic.id, severity: .warning, location: diagnostic.location,
            message: "the file is left out: \(diagnostic.message)", why: diagnostic.why, fix: diagnostic.fix)
    }

    // MARK: Reading

    private static func read(_ names: [String], isRequired: Bool) -> (files: [SourceFile], unreadable: [Diagnostic]) {
        let slots = Slots(count: names.count)
        DispatchQueue.concurrentPerform(iterations: names.count) { index in
            guard let data = FileManager.default.contents(atPath: names[index]),
                let text = String(validating: data, as: UTF8.self)
            else { return }
            slots.set(SourceFile(name: names[index], text: text, isRequired: isRequired), at: index)
        }
        let unreadable = zip(names, slots.files).filter { $1 == nil }.map { name, _ in
            Diagnostic(
                id: "source.unreadable", location: SourceLocation(file: name, line: 1, column: 1),
                message: "the file cannot be read as UTF-8 text", fix: "check its encoding and rights")
        }
        return (slots.files.compactMap(\.self), unreadable)
    }

    /// Unchecked: each slot is set by one thread, under the lock, and read when all are done.
    private final class Slots: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var files: [SourceFile?]

        init(count: Int) { files = Array(repeating: nil, count: count) }

        func set(_ file: SourceFile, at index: Int) { lock.withLock { files[index] = file } }
    }

    /// The Swift files at a path, sorted, hidden folders left out.
    private static func swiftFiles(at path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        guard let walker = FileManager.default.enumerator(atPath: path) else { return [] }
        return walker.compactMap { $0 as? String }
            .filter { name in
                name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .sorted().map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
    }

    // MARK: Nearness

    /// An app's folder often holds several programs, each with a `ContentView`: what lies nearest to the file that was
    /// named is meant.
    private static func inOrderOfNearness(_ files: [SourceFile], to main: String) -> [SourceFile] {
        let path = components(main)
        let shared = files.map { zip(path, components($0.name)).prefix { $0 == $1 }.count }
        return files.indices.sorted { (shared[$1], $0) < (shared[$0], $1) }.map { files[$0] }
    }

    private static func components(_ name: String) -> [Substring] {
        standardized(name).split(separator: "/").dropLast()
    }

    private static func standardized(_ name: String) -> String {
        URL(fileURLWithPath: name).standardizedFileURL.path
    }
}

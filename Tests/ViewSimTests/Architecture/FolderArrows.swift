import Foundation

/// References between the folders of a target, read off its sources without compiling them.
struct FolderArrows {
    struct Arrow: Hashable, CustomStringConvertible {
        let from: String
        let to: String
        let name: String

        var description: String { "\(from) → \(to): \(name)" }
    }

    /// For each reference, the files that make it.
    private(set) var files: [Arrow: Set<String>] = [:]
    private(set) var folders: Set<String> = []

    /// Reads all Swift files below the folders of a target.
    init(target: URL) throws {
        var sources: [(folder: String, file: String, words: [Word])] = []
        for folder in try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() {
            let url = target.appendingPathComponent(folder)
            guard let paths = FileManager.default.enumerator(atPath: url.path) else { continue }
            for case let path as String in paths where path.hasSuffix(".swift") {
                let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                sources.append((folder, path, Word.all(in: text)))
                folders.insert(folder)
            }
        }
        var homes: [Substring: Set<String>] = [:]
        for source in sources {
            for word in source.words where word.isDeclared { homes[word.text, default: []].insert(source.folder) }
        }
        for source in sources {
            for word in Set(source.words.map(\.text)) {
                guard let home = homes[word], !home.contains(source.folder) else { continue }
                for folder in home {
                    files[Arrow(from: source.folder, to: folder, name: String(word)), default: []].insert(source.file)
                }
            }
        }
    }

    /// A word that can be a type's name.
    struct Word {
        let text: Substring
        /// Whether a type of this name is declared here, at the top of the file and for other files to see.
        let isDeclared: Bool

        private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]

        /// The words of a source that start with a capital letter, outside comments and texts.
        static func all(in source: String) -> [Word] {
            var words: [Word] = []
            for line in source.split(separator: "\n") {
                let isTop = !line.hasPrefix(" ") && !line.contains("private ")
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                // Every second part stands between quotes; an escaped quote does not occur in front of a type's name.
                let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
                    var last: Substring = ""
                    for word in part.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                        if word.first?.isUppercase == true {
                            words.append(Word(text: word, isDeclared: isTop && keywords.contains(last)))
                        }
                        last = word
                    }
                }
            }
            return words
        }
    }
}

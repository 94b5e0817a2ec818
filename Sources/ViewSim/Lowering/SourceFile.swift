/// A file as it was read, with what its words alone tell.
struct SourceFile: Sendable {
    let name: String
    let text: String
    let scanner: SourceScanner
    /// Whether the run cannot do without it: the file that was named, and stubs.
    let isRequired: Bool
    /// The text with blanks where nothing is needed: every place is where it was, and there is less to parse.
    private(set) var neededText: String

    init(name: String, text: String, isRequired: Bool = true) {
        self.name = name
        self.text = text
        self.isRequired = isRequired
        neededText = text
        scanner = SourceScanner(text)
    }

    /// The file with only some of its parts to be parsed.
    func keeping(_ kept: [Int]) -> SourceFile {
        let parts = scanner.parts
        guard kept.count < parts.count else { return self }
        var bytes = Array(text.utf8)
        let kept = Set(kept)
        for index in parts.indices where !kept.contains(index) {
            let end = index + 1 < parts.count ? parts[index + 1].start : bytes.count
            for offset in parts[index].start..<end where bytes[offset] != UInt8(ascii: "\n") {
                bytes[offset] = UInt8(ascii: " ")
            }
        }
        var file = self
        file.neededText = String(decoding: bytes, as: UTF8.self)
        return file
    }

    /// What is too large or nests too deeply to be parsed.
    var excess: Diagnostic? {
        guard let excess = scanner.excess else { return nil }
        let place = SourceText(name: name, text: text).lineAndColumn(at: excess.offset)
        return Diagnostic(
            id: "source.limit", location: SourceLocation(file: name, line: place.line, column: place.column),
            message: excess.message, fix: excess.fix)
    }
}

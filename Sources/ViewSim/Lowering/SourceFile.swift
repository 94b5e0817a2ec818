/// A file as it was read, with what its words alone tell.
struct SourceFile: Sendable {
    let name: String
    let text: String
    let scanner: SourceScanner
    /// Whether the run cannot do without it: the file that was named, and stubs.
    var isRequired: Bool

    init(name: String, text: String, isRequired: Bool = true) {
        self.name = name
        self.text = text
        self.isRequired = isRequired
        scanner = SourceScanner(text)
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

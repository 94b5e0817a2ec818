/// A file as it was read, with what its words alone tell.
struct SourceFile: Sendable {
    let name: String
    let text: String
    let scanner: SourceScanner
    /// Whether the run cannot do without it: the file that was named, and stubs. Of the others, bodies of functions
    /// wait until they run.
    let isRequired: Bool

    init(name: String, text: String, isRequired: Bool = true) {
        self.name = name
        self.text = text
        self.isRequired = isRequired
        scanner = SourceScanner(text, defersBodies: !isRequired)
    }

    /// The text of some parts, without the bodies that wait, and blanks in place of all else: every place is where it
    /// was, and there is less to parse.
    func text(ofParts kept: [Int]) -> String {
        let blank = UInt8(ascii: " ")
        let bodies = scanner.bodies.bodies
        var text = text
        return text.withUTF8 { source in
            var bytes = [UInt8](repeating: blank, count: source.count)
            var body = 0
            for part in kept {
                let start = scanner.parts[part].start
                let end = part + 1 < scanner.parts.count ? scanner.parts[part + 1].start : source.count
                // What stood before ended its line.
                if start > 0 { bytes[start - 1] = UInt8(ascii: "\n") }
                bytes.replaceSubrange(start..<end, with: source[start..<end])
                while body < bodies.count, bodies[body].lowerBound < start { body += 1 }
                while body < bodies.count, bodies[body].upperBound <= end {
                    for offset in bodies[body] { bytes[offset] = blank }
                    body += 1
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The statements of a body that waits, with blanks before.
    func text(ofBody body: Range<Int>) -> String {
        var text = text
        return text.withUTF8 { source in
            guard body.upperBound <= source.count else { return "" }
            var bytes = [UInt8](repeating: UInt8(ascii: " "), count: body.lowerBound)
            bytes += source[body]
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The body that begins right after an offset, if it is one that waits. O(log bodies).
    func body(from offset: Int) -> Range<Int>? {
        guard !isRequired else { return nil }
        let bodies = scanner.bodies.bodies
        var low = 0
        var high = bodies.count
        while low < high {
            let middle = (low + high) / 2
            if bodies[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < bodies.count && bodies[low].lowerBound == offset ? bodies[low] : nil
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

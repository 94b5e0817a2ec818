/// `// expected-error {{text}}` comments: errors that a file shows on purpose, as Swift's own `-verify` tests do.
package struct ExpectedErrors {
    package struct Expectation {
        package let line: Int
        package let text: String
        package var isMet = false
    }

    package private(set) var expectations: [Expectation] = []

    /// O(n) in the text.
    init(_ source: SourceText) {
        guard source.text.utf8.count <= SourceScanner.Limit.bytes, source.text.contains("expected-error") else {
            return
        }
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var rest = line[...]
            while let marker = rest.range(of: "expected-error") {
                rest = rest[marker.upperBound...]
                var offset = 0
                if rest.first == "@", let end = rest.firstIndex(where: { $0 == " " || $0 == "{" }) {
                    offset = Int(rest[rest.index(after: rest.startIndex)..<end]) ?? 0
                }
                guard let open = rest.range(of: "{{"), let close = rest.range(of: "}}") else { break }
                expectations.append(
                    Expectation(
                        line: index + 1 + offset, text: String(rest[open.upperBound..<close.lowerBound])))
                rest = rest[close.upperBound...]
            }
        }
    }

    package var isEmpty: Bool { expectations.isEmpty }

    /// Takes the errors of a file that were expected out of a list.
    package mutating func removeExpected(from diagnostics: [Diagnostic], file: String) -> [Diagnostic] {
        diagnostics.filter { diagnostic in
            guard diagnostic.severity == .error, let location = diagnostic.location, location.file == file else {
                return true
            }
            for index in expectations.indices
            where expectations[index].line == location.line && diagnostic.message.contains(expectations[index].text) {
                expectations[index].isMet = true
                return false
            }
            return true
        }
    }
}

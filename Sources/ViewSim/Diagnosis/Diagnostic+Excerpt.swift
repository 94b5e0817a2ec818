import SwiftFrontEnd

extension Diagnostic {
    /// The message, and below it the line of source that it is about with a caret under the place.
    package func text(quoting line: Substring?) -> String {
        guard let location, let line, line.utf8.count <= Self.longestExcerpt, location.column >= 1 else {
            return description
        }
        // Columns count bytes; the caret stands below the character, so tabs stay tabs.
        var width = location.column - 1
        var indent = ""
        for character in line {
            guard width > 0 else { break }
            width -= character.utf8.count
            indent += character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
        }
        let source = line.last == "\r" ? line.dropLast() : line
        return "\(description)\n    \(source)\n    \(indent)^"
    }

    /// Longer lines are generated code, which nobody reads in a terminal.
    private static let longestExcerpt = 400
}

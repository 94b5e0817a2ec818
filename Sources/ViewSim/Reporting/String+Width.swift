extension String {
    /// The number of terminal columns that the text takes.
    var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text itself, or its beginning with an ellipsis, in at most the given number of columns.
    func truncated(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var result = ""
        var used = 0
        for character in self {
            guard used + character.displayWidth < width else { break }
            result.append(character)
            used += character.displayWidth
        }
        return result + "…"
    }

    /// The text itself, or its beginning and end around an ellipsis, in at most the given number of columns.
    func truncatedInMiddle(to width: Int) -> String {
        guard displayWidth > width else { return self }
        let room = width / 3
        var tail = ""
        var used = 0
        for character in reversed() {
            guard used + character.displayWidth <= room else { break }
            tail.append(character)
            used += character.displayWidth
        }
        return truncated(to: width - used) + String(tail.reversed())
    }

    /// The text in lines of at most the given number of columns, broken between words where possible.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                var word = String(word)
                if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
                    lines.append(line)
                    line = ""
                }
                while word.displayWidth > width {
                    let head = String(word.truncated(to: width).dropLast())
                    guard !head.isEmpty else { break }
                    lines.append(head)
                    word.removeFirst(head.count)
                }
                line += line.isEmpty ? word : " " + word
            }
            lines.append(line)
        }
        return lines
    }

    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }

    func paddedLeft(to width: Int) -> String { String(repeating: " ", count: max(0, width - displayWidth)) + self }
}

extension Character {
    /// 2 for emoji and East Asian wide characters, 0 for none, else 1.
    var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x1100 { return 1 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

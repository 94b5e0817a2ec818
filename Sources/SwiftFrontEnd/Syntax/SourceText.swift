/// The text of one source file with its lines.
package final class SourceText {
    let name: String
    let text: String
    /// What code that Swift writes itself stands for in the program: the place of everything in it.
    let origin: SourcePosition?
    private let lineStarts: [Int]

    init(name: String, text: String, origin: SourcePosition? = nil) {
        self.name = name
        self.text = text
        self.origin = origin
        var starts = [0]
        var text = text
        text.withUTF8 { bytes in
            for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    /// The line and column, from 1, of a UTF-8 offset. O(log lines).
    func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// The text of a line, from 1; empty past the end.
    func line(_ number: Int) -> Substring {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
        let end =
            number < lineStarts.count
            ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number] - 1) : utf8.endIndex
        return text[start..<end]
    }
}

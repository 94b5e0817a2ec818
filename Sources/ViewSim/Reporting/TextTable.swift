/// Columns of text: the first aligned to the left, the others to the right.
struct TextTable {
    var header: [String]
    var rows: [[String]] = []

    /// The lines of the table, none wider than the given width; only the first column gives way.
    func lines(width: Int, indent: String = "  ") -> [String] {
        let all = [header] + rows
        var widths = header.indices.map { column in
            all.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        let others = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
        widths[0] = max(8, min(widths[0], width - indent.count - others))
        return all.map { row in
            var line = indent + (row.first ?? "").truncated(to: widths[0]).padded(to: widths[0])
            for (cell, width) in zip(row, widths).dropFirst() { line += "  " + cell.paddedLeft(to: width) }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}

import Foundation

/// All figures of a run, as a table and as JSON.
struct Report: Encodable {
    var version = 1
    var figures: [Figure] = []
    var floors: [Floor] = []

    /// The fastest run of a figure; nil where it was not measured.
    func fastest(_ group: String, _ name: String) -> Double? {
        figures.first { $0.group == group && $0.name == name }?.min
    }

    func ratio(_ group: String, _ name: String, to other: String) -> Double? {
        guard let value = fastest(group, name), let other = fastest(group, other), other > 0 else { return nil }
        return value / other
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    func text() -> String {
        var rows: [[String]] = []
        var group = ""
        for figure in figures {
            if figure.group != group {
                group = figure.group
                rows.append([])
                rows.append([group, "median", "min", "max", "runs"])
            }
            let values = [figure.median, figure.min, figure.max].map { Self.number($0, figure.unit) }
            rows.append(["  \(figure.name)"] + values + ["\(figure.runs)"])
        }
        rows.append([])
        rows.append(["Floors", "measured", "limit"])
        for floor in floors {
            rows.append(
                ["  \(floor.name)", Self.number(floor.value, floor.unit), Self.number(floor.limit, floor.unit)]
                    + [floor.isMet ? "met" : "MISSED"])
        }
        return Self.table(rows)
    }

    /// `12.3 ms`, `1,234 bytes`, `1.25 ×`.
    static func number(_ value: Double, _ unit: String) -> String {
        let digits = unit == "bytes" || value >= 1000 ? 0 : value >= 100 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(digits)f \(unit)", value)
    }

    private static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                line += column == 0 ? cell + padding : "  " + padding + cell
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

import Foundation

/// A length of time in words or figures, as `DateComponentsFormatter` gives it in English; the host's Foundation has
/// none everywhere.
struct IntervalText {
    private struct Unit {
        let bit: Int
        let seconds: Int
        let short: String
        let abbreviated: String
        let full: String
    }

    private static let all = [
        Unit(bit: 4, seconds: 31_536_000, short: "yr", abbreviated: "y", full: "year"),
        Unit(bit: 8, seconds: 2_592_000, short: "mth", abbreviated: "mo", full: "month"),
        Unit(bit: 4096 | 8192, seconds: 604_800, short: "wk", abbreviated: "w", full: "week"),
        Unit(bit: 16, seconds: 86_400, short: "day", abbreviated: "d", full: "day"),
        Unit(bit: 32, seconds: 3600, short: "hr", abbreviated: "h", full: "hour"),
        Unit(bit: 64, seconds: 60, short: "min", abbreviated: "m", full: "minute"),
        Unit(bit: 128, seconds: 1, short: "sec", abbreviated: "s", full: "second"),
    ]

    /// The bits of `NSCalendar.Unit`; none stands for all that a length needs.
    let units: Int
    /// The numbers of `DateComponentsFormatter.UnitsStyle`.
    let style: Int
    let zeros: Int
    let maximum: Int

    func text(of interval: Double) -> String {
        guard abs(interval) < 1e12 else { return "" }
        var rest = Int(abs(interval).rounded())
        let isNegative = interval < 0 && rest > 0
        let isPositional = style == 0
        let allowed = Self.all.filter { units == 0 ? $0.bit & (4096 | 8192) == 0 : units & $0.bit != 0 }
        var parts: [(unit: Unit, count: Int)] = []
        for unit in allowed {
            parts.append((unit, rest / unit.seconds))
            rest %= unit.seconds
        }
        let isPadded = zeros & 65_536 != 0
        // A running timer shows its minutes from the start: `0:45`.
        let keepsZeros = isPadded || zeros & 131_072 != 0
        if !keepsZeros {
            let first = parts.firstIndex { $0.count != 0 } ?? max(0, parts.count - 1)
            parts.removeFirst(min(first, parts.count))
            if !isPositional, parts.contains(where: { $0.count != 0 }) { parts.removeAll { $0.count == 0 } }
        }
        if parts.isEmpty, let last = allowed.last { parts = [(last, 0)] }
        if maximum > 0 { parts = Array(parts.prefix(maximum)) }
        let sign = isNegative ? "-" : ""
        if isPositional {
            let figures = parts.enumerated().map { index, part in
                index == 0 && !isPadded ? "\(part.count)" : part.count < 10 ? "0\(part.count)" : "\(part.count)"
            }
            return sign + figures.joined(separator: ":")
        }
        let words = parts.map { part -> String in
            let plural = part.count == 1 ? "" : "s"
            return switch style {
            case 1: "\(part.count)\(part.unit.abbreviated)"
            case 2: "\(part.count) \(part.unit.short)\(part.unit.short == "day" ? plural : "")"
            case 4: "\(Self.spelled(part.count)) \(part.unit.full)\(plural)"
            case 5: "\(part.count)\(part.unit.short)"
            default: "\(part.count) \(part.unit.full)\(plural)"
            }
        }
        return sign + words.joined(separator: style == 1 || style == 5 ? " " : ", ")
    }

    private static func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }
}

import Foundation

extension NativeRegistry {
    /// 2026-01-01 00:00 UTC, when every run starts, in seconds since the reference date 2001-01-01.
    private static let startOfTime = 788_918_400.0

    static func registerFoundation(_ registry: inout NativeRegistry) {
        registry.register("_makeUUIDString()") { interpreter, _ in
            Value(uuidString(interpreter.library.random.next(), interpreter.library.random.next()))
        }
        registry.define("_normalizedUUIDString(_:)") { _, arguments in
            let text = try arguments.string(0).uppercased()
            let groups = text.split(separator: "-", omittingEmptySubsequences: false)
            let isValid =
                groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
                && groups.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
            return isValid ? Value(text) : .none
        }
        registry.register("_now()") { interpreter, _ in
            .double(startOfTime + Double(interpreter.trace.now) / 1_000_000_000)
        }
        registry.define("_describeDate(_:)") { _, arguments in
            Value(describeDate(try arguments.double(0)))
        }
        registry.define("_formatISO8601(_:_:)") { _, arguments in
            guard let date = Date(within: try arguments.double(0)) else { return Value("invalid date") }
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: try arguments.int(1) > 0)
            return Value(style.format(date))
        }
        registry.define("_parseISO8601(_:_:)") { _, arguments in
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: try arguments.bool(1))
            let date = try? style.parse(try arguments.string(0))
            return date.map { .double($0.timeIntervalSinceReferenceDate) } ?? .none
        }
    }

    /// The text of a random UUID (version 4) made of 128 bits.
    private static func uuidString(_ high: UInt64, _ low: UInt64) -> String {
        let high = high & ~0xF000 | 0x4000
        let low = low & ~(0b11 << 62) | 0b10 << 62
        func hex(_ value: UInt64) -> String {
            let digits = String(value, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        let digits = Array(hex(high) + hex(low))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    /// `2026-01-01 00:00:00 +0000`.
    private static func describeDate(_ secondsSinceReferenceDate: Double) -> String {
        guard secondsSinceReferenceDate.isFinite, abs(secondsSinceReferenceDate) < 1e14 else { return "invalid date" }
        let seconds = Int((secondsSinceReferenceDate + 978_307_200).rounded(.down))
        let days = Int((Double(seconds) / 86400).rounded(.down))
        let time = seconds - days * 86400
        // Days are counted from 0000-03-01, so that the leap day is the last of its year.
        let shifted = days + 719_468
        let era = Int((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let yearText = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
        return
            "\(yearText)-\(two(month))-\(two(day)) \(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) +0000"
    }
}

extension Date {
    /// A date within 30,000 years of today: Foundation ends the process, or takes long, for others.
    init?(within secondsSinceReferenceDate: Double) {
        guard abs(secondsSinceReferenceDate) < 1e12 else { return nil }
        self.init(timeIntervalSinceReferenceDate: secondsSinceReferenceDate)
    }
}

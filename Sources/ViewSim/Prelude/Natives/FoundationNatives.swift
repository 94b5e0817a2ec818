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
            Value(Date(timeIntervalSinceReferenceDate: try arguments.double(0)).description)
        }
        registry.define("_formatISO8601(_:_:)") { _, arguments in
            let date = Date(timeIntervalSinceReferenceDate: try arguments.double(0))
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
}

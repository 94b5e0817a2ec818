typealias TimeInterval = Double

struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    let timeIntervalSinceReferenceDate: Double
    init() { timeIntervalSinceReferenceDate = _now() }
    init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
    init(timeIntervalSince1970: Double) { timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200 }
    init(timeIntervalSinceNow: Double) { timeIntervalSinceReferenceDate = _now() + timeIntervalSinceNow }
    init(timeInterval: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval }
    static var now: Date { Date() }
    static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
    static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }
    static var timeIntervalBetween1970AndReferenceDate: Double { 978_307_200 }
    static var timeIntervalSinceReferenceDate: Double { _now() }
    var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
    var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
    func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
    func addingTimeInterval(_ interval: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
    mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
    func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
    func advanced(by interval: Double) -> Date { addingTimeInterval(interval) }
    static func < (_ lhs: Date, _ rhs: Date) -> Bool { lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate }
    static func + (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
    static func - (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
    static func += (_ lhs: inout Date, _ rhs: Double) { lhs = lhs.addingTimeInterval(rhs) }
    static func -= (_ lhs: inout Date, _ rhs: Double) { lhs = lhs.addingTimeInterval(-rhs) }
    var description: String { _describeDate(timeIntervalSinceReferenceDate) }
    func description(with locale: Any?) -> String { description }
}

extension Date {
    func compare(_ other: Date) -> ComparisonResult { self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending }
    func formatted() -> String { _formatDateStyle(timeIntervalSinceReferenceDate, Date.FormatStyle(date: .numeric, time: .shortened)) }
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        _formatDateStyle(timeIntervalSinceReferenceDate, Date.FormatStyle(date: date, time: time))
    }
    func formatted<F: Foundation.FormatStyle>(_ style: F) -> String { style.format(self) }
    func ISO8601Format(_ style: Date.ISO8601FormatStyle = Date.ISO8601FormatStyle()) -> String { style.format(self) }
    init<S: ParseStrategy>(_ text: String, strategy: S) throws { self = try strategy.parse(text) }
}

func _now() -> Double
func _describeDate(_ secondsSinceReferenceDate: Double) -> String

struct DateInterval: Hashable, Comparable, Codable {
    var start: Date
    var duration: Double
    init() {
        start = Date()
        duration = 0
    }
    init(start: Date, end: Date) {
        self.start = start
        duration = end.timeIntervalSince(start)
    }
    init(start: Date, duration: Double) {
        self.start = start
        self.duration = duration
    }
    var end: Date {
        get { start.addingTimeInterval(duration) }
        set { duration = newValue.timeIntervalSince(start) }
    }
    func contains(_ date: Date) -> Bool { !(date < start) && !(start.addingTimeInterval(duration) < date) }
    func intersects(_ other: DateInterval) -> Bool { contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end) }
    func intersection(with other: DateInterval) -> DateInterval? {
        if !intersects(other) { return nil }
        return DateInterval(start: other.start < start ? start : other.start, end: end < other.end ? end : other.end)
    }
    static func < (_ lhs: DateInterval, _ rhs: DateInterval) -> Bool { lhs.start < rhs.start || lhs.start == rhs.start && lhs.duration < rhs.duration }
}

// swift-format-ignore-file
typealias TimeInterval = Double
struct Date: Hashable, Comparable, CustomStringConvertible {
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
    var description: String { _describeDate(timeIntervalSinceReferenceDate) }
}
func _now() -> Double
func _describeDate(_ secondsSinceReferenceDate: Double) -> String

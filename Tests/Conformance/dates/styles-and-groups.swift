import Foundation

struct Entry: Identifiable {
    let id: Int
    let date: Date
    let amount: Double
}
var calendar = Calendar(identifier: .iso8601)
calendar.timeZone = .gmt
let start = calendar.date(from: DateComponents(year: 2024, month: 12, day: 30, hour: 10))!
let entries = (0..<6).map {
    Entry(id: $0, date: calendar.date(byAdding: .hour, value: $0 * 31, to: start)!, amount: Double($0) * 1.5)
}
let days = Dictionary(grouping: entries) { [calendar] in calendar.startOfDay(for: $0.date) }
for day in days.keys.sorted() {
    let total = days[day]!.reduce(0) { $0 + $1.amount }
    print(
        day.ISO8601Format(), days[day]!.map(\.id),
        total.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))))
}
print(
    calendar.component(.weekOfYear, from: start), calendar.component(.yearForWeekOfYear, from: start),
    calendar.component(.weekday, from: start))
print(calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
let sorted = entries.sorted { $0.date > $1.date }
print(sorted.first!.id, sorted.last!.date < sorted.first!.date)
let countdown = calendar.dateComponents([.day, .hour, .minute], from: start, to: start.addingTimeInterval(100_000))
print("\(countdown.day!)d \(countdown.hour!)h \(countdown.minute!)m")
func timestamp(_ seconds: TimeInterval) -> String {
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    return String(format: "%02d:%02d", minutes, rest)
}
print(timestamp(75), timestamp(3599), timestamp(5))

import Foundation

let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
}()
let now = Date()
let day: TimeInterval = 86400
print(calendar.isDateInToday(now), calendar.isDateInYesterday(now), calendar.isDateInTomorrow(now))
print(calendar.isDateInYesterday(now.addingTimeInterval(-day)), calendar.isDateInTomorrow(now.addingTimeInterval(day)))
print(calendar.isDateInToday(now.addingTimeInterval(3 * day)))

struct Day: Identifiable {
    let id: Int
    let date: Date
}

func week(of date: Date) -> [Day] {
    guard let interval = calendar.dateInterval(of: .weekOfYear, for: date) else { return [] }
    return (0..<7).compactMap { offset in
        calendar.date(byAdding: .day, value: offset, to: interval.start).map { Day(id: offset, date: $0) }
    }
}
let fixed = Date(timeIntervalSince1970: 1_714_000_000)
for day in week(of: fixed) { print(day.id, day.date) }
let grouped = Dictionary(grouping: [0, 1, 40, 41, 90].map { fixed.addingTimeInterval(Double($0) * day) }) {
    calendar.component(.month, from: $0)
}
print(grouped.keys.sorted().map { "\($0): \(grouped[$0]!.count)" })

func age(of birthday: Date, at date: Date) -> Int {
    calendar.dateComponents([.year], from: birthday, to: date).year ?? 0
}
print(age(of: calendar.date(from: DateComponents(year: 1990, month: 6, day: 15))!, at: fixed))

func daysInMonth(_ date: Date) -> [Int] {
    guard let range = calendar.range(of: .day, in: .month, for: date) else { return [] }
    return Array(range)
}
print(daysInMonth(fixed).count, daysInMonth(fixed).last ?? 0)

import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")

let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 45, second: 30))!
print(date)
print(
    calendar.component(.year, from: date), calendar.component(.weekday, from: date),
    calendar.component(.hour, from: date))
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second as Any)
print(calendar.date(byAdding: .day, value: 2, to: date)!, calendar.date(byAdding: .month, value: -1, to: date)!)
print(calendar.date(byAdding: DateComponents(year: 1, day: 1), to: date)!)
print(calendar.startOfDay(for: date))
let christmas = calendar.date(from: DateComponents(year: 2024, month: 12, day: 25))!
print(
    calendar.dateComponents([.day], from: date, to: christmas).day!,
    calendar.dateComponents([.month, .day], from: date, to: christmas))
print(calendar.isDate(date, inSameDayAs: date.addingTimeInterval(3600)), calendar.isDate(date, inSameDayAs: christmas))
print(calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .month, in: .year, for: date)!)
print(
    calendar.isDate(date, equalTo: christmas, toGranularity: .year),
    calendar.compare(date, to: christmas, toGranularity: .month) == .orderedAscending)
print(calendar.dateInterval(of: .month, for: date)!.start, calendar.dateInterval(of: .weekOfYear, for: date)!.start)
print(calendar.ordinality(of: .day, in: .year, for: date)!, calendar.component(.weekOfYear, from: date))
print(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date)!)
print(calendar.nextDate(after: date, matching: DateComponents(hour: 8), matchingPolicy: .nextTime)!)
print(
    calendar.weekdaySymbols.prefix(2), calendar.shortWeekdaySymbols, calendar.monthSymbols[1],
    calendar.shortMonthSymbols.count)
print(
    calendar.firstWeekday, calendar.isDateInWeekend(date), calendar.isDateInWeekend(date.addingTimeInterval(3 * 86400)))
var monday = calendar
monday.firstWeekday = 2
print(monday.dateInterval(of: .weekOfYear, for: date)!.start)
print(calendar.date(from: DateComponents(year: 2023, month: 13, day: 1))!)

import Foundation

var components = DateComponents()
components.year = 2025
components.month = 3
components.day = 9
print(components.year ?? 0, components.hour as Any, components == DateComponents(year: 2025, month: 3, day: 9))
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
print(calendar.date(from: components)!)
components.hour = 25
print(calendar.date(from: components)!)
components.calendar = calendar
print(components.date!, components.isValidDate)
components.hour = 5
print(components.isValidDate)
let difference = calendar.dateComponents(
    [.hour, .minute, .second], from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 7384))
print(difference.hour!, difference.minute!, difference.second!, difference.day as Any)
print(difference.value(for: .minute)!)
let days = calendar.dateComponents(
    [.weekOfYear, .day], from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 864_000))
print(days.weekOfYear!, days.day!)
var negative = DateComponents()
negative.day = -1
negative.hour = 6
print(calendar.date(byAdding: negative, to: Date(timeIntervalSince1970: 86400))!)
var berlin = calendar
berlin.timeZone = TimeZone(identifier: "Europe/Berlin")!
print(berlin.date(from: DateComponents(year: 2024, month: 7, day: 1, hour: 12))!)
print(berlin.component(.hour, from: Date(timeIntervalSince1970: 1_720_000_000)))
print(DateComponents(hour: 1, minute: 2).hour!, Set([DateComponents(day: 1), DateComponents(day: 1)]).count)

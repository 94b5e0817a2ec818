import Foundation

let date = Date(timeIntervalSince1970: 1_712_345_678.25)
let formatter = ISO8601DateFormatter()
print(formatter.string(from: date))
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(formatter.string(from: date))
formatter.formatOptions = [.withFullDate]
print(formatter.string(from: date))
formatter.formatOptions = [.withYear, .withMonth, .withDay]
print(formatter.string(from: date))
print(ISO8601DateFormatter().date(from: "2024-02-29T12:00:00+02:00") as Any)
print(ISO8601DateFormatter().date(from: "2024-02-29") as Any)
print(date.ISO8601Format())
print(date.formatted(.iso8601))
print(try Date("2024-05-06T07:08:09Z", strategy: .iso8601))
do {
    _ = try Date("06.05.2024", strategy: .iso8601)
} catch {
    print("not a date")
}
print(date.formatted(.iso8601.year().month().day()))

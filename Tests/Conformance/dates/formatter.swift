import Foundation

let date = Date(timeIntervalSince1970: 1_712_345_678)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
for format in [
    "yyyy-MM-dd", "dd/MM/yy HH:mm:ss", "EEEE, MMM d, yyyy", "h:mm a", "MMMM", "EEE", "D", "HH:mm:ss.SSS",
    "yyyy-MM-dd'T'HH:mm:ssZ", "'week' w",
] {
    formatter.dateFormat = format
    print(format, "|", formatter.string(from: date))
}
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2023-11-05 18:30") as Any)
print(formatter.date(from: "yesterday") as Any, formatter.date(from: "2023-13-45 00:00") as Any)
formatter.timeZone = TimeZone(identifier: "America/New_York")
print(formatter.string(from: date), formatter.date(from: "2023-07-01 00:00")!)

final class Store {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMM d"
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = .gmt
        return formatter
    }()
    func label(_ date: Date) -> String { Self.formatter.string(from: date) }
}
let store = Store()
print(store.label(date), store.label(date.addingTimeInterval(86400 * 30)))

let styled = DateFormatter()
styled.locale = Locale(identifier: "en_US")
styled.timeZone = .gmt
for style in [DateFormatter.Style.short, .medium, .long, .full] {
    styled.dateStyle = style
    styled.timeStyle = .none
    print(styled.string(from: date))
}
styled.locale = Locale(identifier: "de_DE")
print(styled.string(from: date))
extension Date {
    var iso: String { ISO8601DateFormatter().string(from: self) }
}
print(date.iso, ISO8601DateFormatter().date(from: "2024-01-02T03:04:05Z")!)

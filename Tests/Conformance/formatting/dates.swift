import Foundation

let date = Date(timeIntervalSince1970: 1_712_345_678)
let us = Locale(identifier: "en_US")
var style = Date.FormatStyle(
    date: .abbreviated, time: .omitted, locale: us, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
print(style.format(date), date.formatted(style))
func show(_ style: Date.FormatStyle) {
    var style = style.locale(us)
    style.timeZone = .gmt
    print(style.format(date))
}
show(Date.FormatStyle(date: .numeric, time: .omitted))
show(Date.FormatStyle(date: .long, time: .omitted))
show(Date.FormatStyle(date: .complete, time: .omitted))
show(.dateTime.year().month().day())
show(.dateTime.month(.wide).day())
show(.dateTime.weekday(.wide))
show(.dateTime.day().month(.twoDigits).year(.twoDigits))
show(.dateTime.hour(.twoDigits(amPM: .omitted)).minute())
show(.dateTime.year())
show(.dateTime.weekday(.abbreviated).day())
style.locale = Locale(identifier: "fr_FR")
print(style.format(date))

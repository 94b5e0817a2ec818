// Status: 0
// Dates, numbers, texts and addresses so extreme that the host's Foundation would end the process for some of them.
import Foundation
let cal = Calendar.current
let d = Date()
print(cal.nextDate(after: d, matching: DateComponents(month: 2, day: 30), matchingPolicy: .strict) as Any)
print(cal.nextDate(after: d, matching: DateComponents(year: 1800), matchingPolicy: .nextTime) as Any)
print(cal.nextDate(after: d, matching: DateComponents(month: 99, day: -3), matchingPolicy: .nextTime) as Any)
print(cal.date(from: DateComponents(year: 99999, month: -500, day: 40_000_000)) as Any, cal.date(from: DateComponents(year: Int.max)) as Any)
for o in 0..<4096 { if o % 37 == 0 { let f = ISO8601DateFormatter(); f.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(o)); _ = f.string(from: d); _ = f.date(from: "2026-01-01T00:00:00Z") } }
for v in [0.0, -0.0, 1e300, -1e-300, .infinity, .nan, 1e15] {
  for st in 0..<4 { switch st { case 0: _ = v.formatted(); case 1: _ = v.formatted(.percent); case 2: _ = v.formatted(.currency(code: "")); default: _ = v.formatted(.currency(code: "ZZZZZZZZZZ")) } }
  _ = v.formatted(.number.precision(.fractionLength(0...1000))); _ = v.formatted(.number.precision(.significantDigits(0))); _ = v.formatted(.number.precision(.integerLength(-5)))
  _ = v.formatted(.number.rounded(rule: .up, increment: 0)); _ = v.formatted(.number.rounded(rule: .up, increment: -1)); _ = v.formatted(.number.scale(.nan)); _ = v.formatted(.number.notation(.scientific)); _ = v.formatted(.number.rounded(rule: .up, increment: .infinity))
  let f = NumberFormatter(); f.numberStyle = .spellOut; _ = f.string(from: NSNumber(value: v)); f.numberStyle = .decimal; f.format = "###,,..%%;;'"; _ = f.string(from: NSNumber(value: v)); f.minimumFractionDigits = -4; f.maximumFractionDigits = 9999; _ = f.string(from: NSNumber(value: v)); f.positiveFormat = "'"; _ = f.string(from: NSNumber(value: v)); f.multiplier = 0; _ = f.string(from: NSNumber(value: v)); f.roundingMode = .ceiling;  _ = f.string(from: NSNumber(value: v)); _ = f.number(from: "''1e999999")
}
for i in [Int.min, Int.max, 0] { _ = i.formatted(); _ = i.formatted(.percent); _ = i.formatted(.number.rounded(rule: .down, increment: 0)); _ = i.formatted(.number.scale(1e300)); _ = Int64(i).formatted(.byteCount(style: .memory, allowedUnits: [])); _ = Int64(i).formatted(.byteCount(style: .file, allowedUnits: .kb)); _ = ByteCountFormatter().string(fromByteCount: Int64(i)) }
_ = Duration.seconds(1e9).formatted(.units(allowed: [], width: .wide)); _ = Duration.nanoseconds(Int.max / 2).formatted(); _ = Duration.seconds(-5).formatted(.units(allowed: [.hours], width: .narrow, maximumUnitCount: -3)); _ = Duration.seconds(5).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 99999, fractionalSecondsLength: 99999)))
for f in ["", "yyyyyyyyyyyyyyyyyyyyyy", "'", "''''", "\u{0}", String(repeating: "M", count: 5000), "XXXXXXX", "😀"] { let x = DateFormatter(); x.dateFormat = f; _ = x.string(from: d); _ = x.date(from: f) }
for u in ["%", "http://[", "http://[::1]:99999999/", "://", String(repeating: "a/", count: 60000), "http://a:b@c:d/", "file:", "?#?#", "http://exa mple.com/ü?q=%zz#é"] {
  if let url = URL(string: u) { _ = (url.host, url.port, url.path, url.query, url.pathComponents, url.lastPathComponent, url.deletingLastPathComponent(), url.appendingPathComponent("../x"), url.standardized, url.appending(queryItems: [URLQueryItem(name: "&", value: "=")])) }
  var c = URLComponents(string: u) ?? URLComponents(); c.scheme = u; _ = c.string; c.scheme = "http"; c.host = u; _ = c.string; c.port = -4; _ = c.string; c.port = nil; c.path = u; _ = c.url; c.percentEncodedQuery = u; _ = c.url; _ = c.queryItems; c.percentEncodedPath = u; _ = c.url; c.user = u; _ = c.string
}
for t in ["", "x", "GMT+99", "America/New_York"] { _ = TimeZone(identifier: t)?.abbreviation(); _ = Locale(identifier: t).localizedString(forRegionCode: t) }
_ = TimeZone(secondsFromGMT: Int.max); _ = TimeZone(secondsFromGMT: -99999)
for a in ["1e100", "-0", "1e-130", "NaN", "9999999999999999999999999999999999999999"] { let x = Decimal(string: a) ?? 0; _ = x * x; _ = x / x; _ = x - x; _ = x.formatted(); var r = Decimal(), y = x; NSDecimalRound(&r, &y, 999999, .up) }
for j in ["[", "{\"a\":}", String(repeating: "[", count: 100000), "\"\\ud800\"", "1e999", "-", "[1,,2]", "\u{FEFF}1", "{\"a\":1,\"a\":2}", "nul", "\"\u{7}\""] { _ = try? JSONDecoder().decode([Int].self, from: Data(j.utf8)); _ = try? JSONSerialization.jsonObject(with: Data(j.utf8)) }
_ = Data(base64Encoded: String(repeating: "=", count: 50)); _ = String(data: Data([0xFF, 0xD8, 0x00]), encoding: .utf16); _ = String(data: Data([1]), encoding: String.Encoding(rawValue: 99999)); _ = "é".data(using: String.Encoding(rawValue: 12345))
let r = RelativeDateTimeFormatter(); r.unitsStyle = .abbreviated; print(r.localizedString(for: d.addingTimeInterval(-7200), relativeTo: d)); _ = r.localizedString(for: Date.distantPast, relativeTo: Date.distantFuture)
let dc = DateComponentsFormatter(); dc.allowedUnits = [.hour, .minute]; dc.unitsStyle = .abbreviated; print(dc.string(from: 5400) ?? "nil"); dc.unitsStyle = .full; print(dc.string(from: 5400)!); dc.unitsStyle = .positional; dc.allowedUnits = [.minute, .second]; dc.zeroFormattingBehavior = .pad; print(dc.string(from: 65)!, dc.string(from: .nan) ?? "", dc.string(from: 1e300) ?? "")
print("done")

let dates = [Date.distantPast, Date.distantFuture, Date(timeIntervalSinceReferenceDate: 9.9e11), Date(timeIntervalSinceReferenceDate: -9.9e11), Date(timeIntervalSinceReferenceDate: .infinity), Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: 1e300), Date(timeIntervalSince1970: 0)]

let comps: [Calendar.Component] = [.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .dayOfYear]
var n = 0
for d in dates {
    _ = d.description; _ = d.formatted(); _ = d.ISO8601Format(); _ = d.formatted(date: .complete, time: .complete)
    let f = DateFormatter(); f.dateStyle = .full; f.timeStyle = .full; _ = f.string(from: d)
    for c in comps {
        _ = cal.component(c, from: d); _ = cal.dateInterval(of: c, for: d)
        for v in [1, -1, 1_000_000, Int.max, Int.min] { _ = cal.date(byAdding: c, value: v, to: d); _ = cal.date(bySetting: c, value: v, of: d) }
        for e in comps { _ = cal.range(of: c, in: e, for: d); _ = cal.ordinality(of: c, in: e, for: d); n += 1 }
    }
    _ = cal.dateComponents(Set(comps), from: d, to: dates[0])
}
print("dates", n)

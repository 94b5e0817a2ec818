import Foundation

/// What stands behind the date formatters: the host's, in the zone, locale and time of the run.
extension NativeRegistry {
    static func registerDateFormats(_ registry: inout NativeRegistry) {
        registerDateFormatter(&registry)
        registerDateStyles(&registry)
        registry.define("_formatISO8601Date(_:_:_:)") { interpreter, arguments in
            guard let date = Date(within: try arguments.double(0)) else { return Value("") }
            let formatter = interpreter.isoFormatter(try arguments.int(1), try arguments.string(2))
            return Value(formatter.string(from: date))
        }
        registry.define("_parseISO8601Date(_:_:_:)") { interpreter, arguments in
            let formatter = interpreter.isoFormatter(try arguments.int(1), try arguments.string(2))
            return Value(seconds: formatter.date(from: try arguments.string(0)))
        }
    }

    private static func registerDateFormatter(_ registry: inout NativeRegistry) {
        registry.define("_formatDate(_:_:_:)") { interpreter, arguments in
            let settings = try arguments.value(0)
            guard let date = Date(within: try arguments.double(1)), let now = Date(within: try arguments.double(2))
            else {
                return Value("")
            }
            let formatter = interpreter.dateFormatter(settings)
            if let relative = interpreter.relativeDay(of: date, now, settings, formatter) { return Value(relative) }
            return Value(formatter.string(from: date))
        }
        registry.define("_parseDate(_:_:)") { interpreter, arguments in
            let formatter = interpreter.dateFormatter(try arguments.value(0))
            return Value(seconds: formatter.date(from: try arguments.string(1)))
        }
        registry.define("_dateFormat(_:_:)") { _, arguments in
            let locale = Locale(identifier: try arguments.string(1))
            let template = try arguments.string(0)
            return Value(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
        }
    }

    private static func registerDateStyles(_ registry: inout NativeRegistry) {
        registry.define("_formatDateStyle(_:_:)") { interpreter, arguments in
            guard let date = Date(within: try arguments.double(0)) else { return Value("") }
            return Value(interpreter.dateStyle(try arguments.value(1)).format(date))
        }
        registry.define("_formatRelative(_:_:_:_:_:)") { _, arguments in
            guard let date = Date(within: try arguments.double(0)),
                let reference = Date(within: try arguments.double(1))
            else { return Value("") }
            let units: Date.RelativeFormatStyle.UnitsStyle =
                switch try arguments.int(3) {
                case 1: .spellOut
                case 2: .abbreviated
                case 3: .narrow
                default: .wide
                }
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: try arguments.bool(2) ? .named : .numeric, unitsStyle: units,
                locale: Locale(identifier: try arguments.string(4)))
            return Value(style.format(reference))
        }
        registry.define("_formatInterval(_:_:_:_:_:)") { _, arguments in
            let interval = IntervalText(
                units: try arguments.int(1), style: try arguments.int(2), zeros: try arguments.int(3),
                maximum: try arguments.int(4))
            return Value(interval.text(of: try arguments.double(0)))
        }
    }
}

extension Interpreter {
    fileprivate func isoFormatter(_ options: Int, _ zone: String) -> ISO8601DateFormatter {
        library.hostValue("iso8601 \(options) \(zone)") {
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(truncatingIfNeeded: options) & 0xFFF)
            formatter.timeZone = TimeZone(identifier: zone) ?? .gmt
            return formatter
        }
    }

    /// The host's formatter for the settings of the program's.
    fileprivate func dateFormatter(_ settings: Value) -> DateFormatter {
        let format = text("dateFormat", of: settings)
        let dateStyle = caseNumber("dateStyle", of: settings) ?? 0
        let timeStyle = caseNumber("timeStyle", of: settings) ?? 0
        let locale = hostLocale("locale", of: settings)
        let zone = hostTimeZone("timeZone", of: settings)
        let isLenient = flag("isLenient", of: settings) ?? false
        let symbols = [text("amSymbol", of: settings), text("pmSymbol", of: settings)]
        let key =
            "date \(format ?? "-") \(dateStyle) \(timeStyle) \(locale.identifier) \(zone.identifier) \(isLenient) \(symbols)"
        return library.hostValue(key) {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = zone
            formatter.isLenient = isLenient
            formatter.dateStyle = DateFormatter.Style(rawValue: UInt(dateStyle)) ?? .none
            formatter.timeStyle = DateFormatter.Style(rawValue: UInt(timeStyle)) ?? .none
            if let format { formatter.dateFormat = String(format.prefix(200)) }
            if let symbol = symbols[0] { formatter.amSymbol = symbol }
            if let symbol = symbols[1] { formatter.pmSymbol = symbol }
            return formatter
        }
    }

    /// The text of a day near today, where the formatter asks for words; the host would compare with its own today.
    fileprivate func relativeDay(
        of date: Date, _ now: Date, _ settings: Value, _ formatter: DateFormatter
    ) -> String? {
        guard flag("doesRelativeDateFormatting", of: settings) == true, formatter.dateStyle != .none else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = formatter.timeZone
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date))
        guard let distance = days.day, let word = [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][distance] else {
            return nil
        }
        guard let timeStyle = caseNumber("timeStyle", of: settings), timeStyle > 0 else { return word }
        let time = DateFormatter()
        time.locale = formatter.locale
        time.timeZone = formatter.timeZone
        time.timeStyle = DateFormatter.Style(rawValue: UInt(timeStyle)) ?? .short
        let dateStyle = caseNumber("dateStyle", of: settings) ?? 0
        return "\(word)\(dateStyle >= 3 ? " at " : ", ")\(time.string(from: date))"
    }

    fileprivate func dateStyle(_ settings: Value) -> Date.FormatStyle {
        let dates: [String: Date.FormatStyle.DateStyle] = [
            "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long, "complete": .complete,
        ]
        let times: [String: Date.FormatStyle.TimeStyle] = [
            "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
        ]
        var style = Date.FormatStyle(
            date: text("_date", of: settings).flatMap { dates[$0] },
            time: text("_time", of: settings).flatMap { times[$0] }, locale: hostLocale("locale", of: settings),
            calendar: Calendar(identifier: .gregorian), timeZone: hostTimeZone("timeZone", of: settings))
        guard case .cell(let cell) = storedField("_fields", of: settings).unerased, let fields = cell as? DictionaryCell
        else { return style }
        for index in fields.table.liveIndices {
            guard let name = fields.table.keys[index].asString, let symbol = fields.table.values[index].asString else {
                continue
            }
            style = style.adding(name, symbol)
        }
        return style
    }
}

extension Date.FormatStyle {
    /// The style with one more field, by the names of the prelude.
    fileprivate func adding(_ field: String, _ symbol: String) -> Date.FormatStyle {
        let parts = symbol.split(separator: ":").map(String.init)
        let name = parts.first ?? ""
        let detail = parts.dropFirst().first ?? ""
        let isWide = name == "wide"
        let isNarrow = name == "narrow"
        switch field {
        case "era": return era(isWide ? .wide : isNarrow ? .narrow : .abbreviated)
        case "year":
            switch name {
            case "twoDigits": return year(.twoDigits)
            case "padded": return year(.padded(min(10, max(1, Int(detail) ?? 4))))
            default: return year(.defaultDigits)
            }
        case "quarter": return quarter(isWide ? .wide : isNarrow ? .narrow : .abbreviated)
        case "month":
            switch name {
            case "wide": return month(.wide)
            case "narrow": return month(.narrow)
            case "twoDigits": return month(.twoDigits)
            case "defaultDigits": return month(.defaultDigits)
            default: return month(.abbreviated)
            }
        case "week":
            return week(name == "twoDigits" ? .twoDigits : name == "weekOfMonth" ? .weekOfMonth : .defaultDigits)
        case "day":
            return day(
                name == "twoDigits" ? .twoDigits : name == "ordinalOfDayInMonth" ? .ordinalOfDayInMonth : .defaultDigits
            )
        case "dayOfYear": return dayOfYear(name == "threeDigits" ? .threeDigits : .defaultDigits)
        case "weekday":
            switch name {
            case "wide": return weekday(.wide)
            case "narrow": return weekday(.narrow)
            case "short": return weekday(.short)
            case "oneDigit": return weekday(.oneDigit)
            case "twoDigits": return weekday(.twoDigits)
            default: return weekday(.abbreviated)
            }
        case "hour": return addingHour(name, detail)
        case "minute": return minute(name == "twoDigits" ? .twoDigits : .defaultDigits)
        case "second": return second(name == "twoDigits" ? .twoDigits : .defaultDigits)
        case "secondFraction": return secondFraction(.fractional(min(9, max(1, Int(detail) ?? 3))))
        case "timeZone":
            return timeZone(detail == "long" ? .specificName(.long) : .specificName(.short))
        default: return self
        }
    }

    private func addingHour(_ name: String, _ detail: String) -> Date.FormatStyle {
        let style: Date.FormatStyle.Symbol.Hour.AMPMStyle =
            switch detail {
            case "omitted": .omitted
            case "wide": .wide
            case "narrow": .narrow
            default: .abbreviated
            }
        return hour(name.hasPrefix("twoDigits") ? .twoDigits(amPM: style) : .defaultDigits(amPM: style))
    }
}

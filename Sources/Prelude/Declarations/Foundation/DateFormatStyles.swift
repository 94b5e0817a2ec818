extension Date {
    struct FormatStyle: ParseableFormatStyle, Hashable {
        enum DateStyle: String { case omitted, numeric, abbreviated, long, complete }
        enum TimeStyle: String { case omitted, shortened, standard, complete }
        enum Symbol {
            typealias Month = _DateSymbol
            typealias Day = _DateSymbol
            typealias Year = _DateSymbol
            typealias Weekday = _DateSymbol
            typealias Hour = _DateSymbol
            typealias Minute = _DateSymbol
            typealias Second = _DateSymbol
        }
        var _date: String?
        var _time: String?
        var _fields: [String: String] = [:]
        var locale: Locale = Locale.current
        var timeZone: TimeZone = TimeZone.current
        var calendar: Calendar = Calendar.current
        init(
            date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = Locale.current,
            calendar: Calendar = Calendar.current, timeZone: TimeZone = TimeZone.current, capitalizationContext: Any? = nil
        ) {
            _date = date?.rawValue
            _time = time?.rawValue
            self.locale = locale
            self.calendar = calendar
            self.timeZone = timeZone
        }
        func format(_ date: Date) -> String { _formatDateStyle(date.timeIntervalSinceReferenceDate, self) }
        func _with(_ field: String, _ symbol: _DateSymbol) -> Date.FormatStyle {
            var copy = self
            copy._fields[field] = symbol._name
            return copy
        }
        func era(_ format: _DateSymbol = .abbreviated) -> Date.FormatStyle { _with("era", format) }
        func year(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("year", format) }
        func quarter(_ format: _DateSymbol = .abbreviated) -> Date.FormatStyle { _with("quarter", format) }
        func month(_ format: _DateSymbol = .abbreviated) -> Date.FormatStyle { _with("month", format) }
        func week(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("week", format) }
        func day(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("day", format) }
        func dayOfYear(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("dayOfYear", format) }
        func weekday(_ format: _DateSymbol = .abbreviated) -> Date.FormatStyle { _with("weekday", format) }
        func hour(_ format: _DateSymbol = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle { _with("hour", format) }
        func minute(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("minute", format) }
        func second(_ format: _DateSymbol = .defaultDigits) -> Date.FormatStyle { _with("second", format) }
        func secondFraction(_ format: _DateSymbol) -> Date.FormatStyle { _with("secondFraction", format) }
        func timeZone(_ format: _DateSymbol = .specificName(.short)) -> Date.FormatStyle { _with("timeZone", format) }
        func locale(_ locale: Locale) -> Date.FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
        func parse(_ text: String) throws -> Date { throw NSError(domain: "NSCocoaErrorDomain", code: 2048) }
    }
    struct ISO8601FormatStyle: ParseableFormatStyle, ParseStrategy, Hashable {
        var timeZone: TimeZone = TimeZone.gmt
        var _hasFraction: Bool
        init(includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone.gmt) {
            _hasFraction = includingFractionalSeconds
            self.timeZone = timeZone
        }
        func format(_ date: Date) -> String { _formatISO8601Date(date.timeIntervalSinceReferenceDate, _hasFraction ? 3955 : _options, timeZone.identifier) }
        var _options = 1907
        func _with(_ options: Int) -> Date.ISO8601FormatStyle {
            var copy = self
            copy._options = _options == 1907 ? options : _options | options
            return copy
        }
        func year() -> Date.ISO8601FormatStyle { _with(257) }
        func month() -> Date.ISO8601FormatStyle { _with(258) }
        func day() -> Date.ISO8601FormatStyle { _with(272) }
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle { _with(includingFractionalSeconds ? 2592 : 544) }
        func parse(_ text: String) throws -> Date {
            guard let seconds = _parseISO8601(text, _hasFraction) else {
                throw NSError(
                    domain: "NSCocoaErrorDomain", code: 2048,
                    userInfo: ["NSDebugDescription": "Cannot parse \(text). String should adhere to the preferred format, such as 2026-01-01T00:00:00Z."])
            }
            return Date(timeIntervalSinceReferenceDate: seconds)
        }
        static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    }
    struct RelativeFormatStyle: Foundation.FormatStyle {
        enum Presentation: String { case numeric, named }
        enum UnitsStyle: Int { case wide, spellOut, abbreviated, narrow }
        let presentation: Date.RelativeFormatStyle.Presentation
        let unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var _locale: Locale?
        init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) {
            self.presentation = presentation
            self.unitsStyle = unitsStyle
        }
        func format(_ date: Date) -> String {
            _formatRelative(date.timeIntervalSinceReferenceDate, _now(), presentation == .named, unitsStyle.rawValue, (_locale ?? Locale.current)._formats)
        }
        func locale(_ locale: Locale) -> Date.RelativeFormatStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
    }
    struct VerbatimFormatStyle: Foundation.FormatStyle {
        let _formatter: DateFormatter
        init(format: String, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {
            _formatter = DateFormatter()
            _formatter.dateFormat = format
            _formatter.timeZone = timeZone
            if let locale { _formatter.locale = locale }
        }
        func format(_ date: Date) -> String { _formatter.string(from: date) }
    }
    struct IntervalFormatStyle: Foundation.FormatStyle {
        var _style = Date.FormatStyle(date: .numeric, time: .shortened)
        func format(_ range: Range<Date>) -> String { "\(_style.format(range.lowerBound)) – \(_style.format(range.upperBound))" }
    }
    struct ComponentsFormatStyle: Foundation.FormatStyle {
        enum Style: Int { case timeDuration = 0, condensedAbbreviated = 1, abbreviated = 2, wide = 3, spellOut = 4, narrow = 5 }
        enum Field: String { case year, month, week, day, hour, minute, second }
        let style: Date.ComponentsFormatStyle.Style
        let fields: Set<Date.ComponentsFormatStyle.Field>?
        init(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) {
            self.style = style
            self.fields = fields
        }
        func format(_ range: Range<Date>) -> String { _formatInterval(range.upperBound.timeIntervalSince(range.lowerBound), 0, style.rawValue, 1, 0) }
    }
}

// How a part of a date is written.
enum _DateSymbol {
    case abbreviated, wide, narrow, short, oneDigit, twoDigits, defaultDigits, ordinalOfDayInMonth, julianModified, weekOfMonth, omitted, extended, shortName
    case padded(Int)
    case extended(minimumLength: Int)
    case fractional(Int)
    case milliseconds(Int)
    case defaultDigits(amPM: _DateSymbol)
    case twoDigits(amPM: _DateSymbol)
    case defaultDigitsNoAMPM, twoDigitsNoAMPM
    case specificName(_DateSymbol), genericName(_DateSymbol), iso8601(_DateSymbol), localizedGMT(_DateSymbol), identifier(_DateSymbol), exemplarLocation,
        genericLocation
    case long
    var _name: String {
        switch self {
        case .padded(let length): "padded:\(length)"
        case .fractional(let length): "fractional:\(length)"
        case .milliseconds(let length): "milliseconds:\(length)"
        case .defaultDigits(let amPM): "defaultDigits:\(amPM._name)"
        case .twoDigits(let amPM): "twoDigits:\(amPM._name)"
        case .specificName(let width): "specificName:\(width._name)"
        case .genericName(let width): "genericName:\(width._name)"
        case .iso8601(let width): "iso8601:\(width._name)"
        case .localizedGMT(let width): "localizedGMT:\(width._name)"
        case .identifier(let width): "identifier:\(width._name)"
        default: "\(self)"
        }
    }
}

func _formatDateStyle(_ date: Double, _ style: Any) -> String

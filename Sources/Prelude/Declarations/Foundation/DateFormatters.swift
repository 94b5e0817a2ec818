class Formatter: NSObject {
    enum Context { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
    enum UnitStyle: Int { case short = 1, medium, long }
    func string(for object: Any?) -> String? { nil }
}

class DateFormatter: Formatter {
    enum Style: Int { case none, short, medium, long, full }
    var dateFormat: String!
    var dateStyle: DateFormatter.Style = .none
    var timeStyle: DateFormatter.Style = .none
    var locale: Locale! = Locale.current
    var timeZone: TimeZone! = TimeZone.current
    var calendar: Calendar! = Calendar.current
    var isLenient = false
    var doesRelativeDateFormatting = false
    var formattingContext: Formatter.Context = .unknown
    var defaultDate: Date?
    var amSymbol: String!
    var pmSymbol: String!
    func string(from date: Date) -> String { _formatDate(self, date.timeIntervalSinceReferenceDate, _now()) }
    func date(from text: String) -> Date? {
        if let seconds = _parseDate(self, text) { return Date(timeIntervalSinceReferenceDate: seconds) }
        return nil
    }
    override func string(for object: Any?) -> String? {
        if let date = object as? Date { return string(from: date) }
        return nil
    }
    func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) }
    static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        _dateFormat(template, (locale ?? Locale.current)._formats)
    }
    static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
    var weekdaySymbols: [String]! { calendar.weekdaySymbols }
    var shortWeekdaySymbols: [String]! { calendar.shortWeekdaySymbols }
    var veryShortWeekdaySymbols: [String]! { calendar.veryShortWeekdaySymbols }
    var monthSymbols: [String]! { calendar.monthSymbols }
    var shortMonthSymbols: [String]! { calendar.shortMonthSymbols }
    var standaloneMonthSymbols: [String]! { calendar.standaloneMonthSymbols }
}

func _formatDate(_ formatter: Any, _ date: Double, _ now: Double) -> String
func _parseDate(_ formatter: Any, _ text: String) -> Double?
func _dateFormat(_ template: String, _ locale: String) -> String

class ISO8601DateFormatter: Formatter {
    struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withYear = ISO8601DateFormatter.Options(rawValue: 1)
        static let withMonth = ISO8601DateFormatter.Options(rawValue: 2)
        static let withWeekOfYear = ISO8601DateFormatter.Options(rawValue: 4)
        static let withDay = ISO8601DateFormatter.Options(rawValue: 16)
        static let withTime = ISO8601DateFormatter.Options(rawValue: 32)
        static let withTimeZone = ISO8601DateFormatter.Options(rawValue: 64)
        static let withSpaceBetweenDateAndTime = ISO8601DateFormatter.Options(rawValue: 128)
        static let withDashSeparatorInDate = ISO8601DateFormatter.Options(rawValue: 256)
        static let withColonSeparatorInTime = ISO8601DateFormatter.Options(rawValue: 512)
        static let withColonSeparatorInTimeZone = ISO8601DateFormatter.Options(rawValue: 1024)
        static let withFractionalSeconds = ISO8601DateFormatter.Options(rawValue: 2048)
        static let withFullDate = ISO8601DateFormatter.Options(rawValue: 275)
        static let withFullTime = ISO8601DateFormatter.Options(rawValue: 1632)
        static let withInternetDateTime = ISO8601DateFormatter.Options(rawValue: 1907)
    }
    var formatOptions: ISO8601DateFormatter.Options = [.withInternetDateTime]
    var timeZone: TimeZone! = TimeZone.gmt
    func string(from date: Date) -> String { _formatISO8601Date(date.timeIntervalSinceReferenceDate, Int(formatOptions.rawValue), timeZone.identifier) }
    func date(from text: String) -> Date? {
        if let seconds = _parseISO8601Date(text, Int(formatOptions.rawValue), timeZone.identifier) { return Date(timeIntervalSinceReferenceDate: seconds) }
        return nil
    }
    static func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = [.withInternetDateTime]) -> String {
        _formatISO8601Date(date.timeIntervalSinceReferenceDate, Int(formatOptions.rawValue), timeZone.identifier)
    }
}

func _formatISO8601Date(_ date: Double, _ options: Int, _ timeZone: String) -> String
func _parseISO8601Date(_ text: String, _ options: Int, _ timeZone: String) -> Double?

class RelativeDateTimeFormatter: Formatter {
    enum DateTimeStyle: Int { case numeric, named }
    enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
    var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric
    var unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
    var locale: Locale! = Locale.current
    var calendar: Calendar! = Calendar.current
    var formattingContext: Formatter.Context = .unknown
    func localizedString(for date: Date, relativeTo reference: Date) -> String {
        _formatRelative(
            date.timeIntervalSinceReferenceDate, reference.timeIntervalSinceReferenceDate, dateTimeStyle == .named, unitsStyle.rawValue, locale._formats)
    }
    func localizedString(fromTimeInterval interval: Double) -> String {
        _formatRelative(_now() + interval, _now(), dateTimeStyle == .named, unitsStyle.rawValue, locale._formats)
    }
    func localizedString(from components: DateComponents) -> String {
        let date = calendar.date(byAdding: components, to: Date()) ?? Date()
        return localizedString(for: date, relativeTo: Date())
    }
}

func _formatRelative(_ date: Double, _ reference: Double, _ isNamed: Bool, _ units: Int, _ locale: String) -> String

class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
    struct ZeroFormattingBehavior: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let `default` = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1)
        static let dropLeading = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4)
        static let dropTrailing = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8)
        static let dropAll = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14)
        static let pad = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 65536)
    }
    var unitsStyle: DateComponentsFormatter.UnitsStyle = .positional
    var allowedUnits: NSCalendar.Unit = []
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
    var maximumUnitCount = 0
    var collapsesLargestUnit = false
    var allowsFractionalUnits = false
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var calendar: Calendar? = Calendar.current
    var referenceDate: Date?
    func string(from interval: Double) -> String? {
        _formatInterval(interval, Int(allowedUnits.rawValue), unitsStyle.rawValue, Int(zeroFormattingBehavior.rawValue), maximumUnitCount)
    }
    func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
    func string(from components: DateComponents) -> String? {
        let start = Date()
        return string(from: (calendar ?? Calendar.current).date(byAdding: components, to: start)?.timeIntervalSince(start) ?? 0)
    }
}

func _formatInterval(_ seconds: Double, _ units: Int, _ style: Int, _ zeros: Int, _ maximum: Int) -> String

class NSCalendar: NSObject {
    struct Unit: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let year = NSCalendar.Unit(rawValue: 4)
        static let month = NSCalendar.Unit(rawValue: 8)
        static let day = NSCalendar.Unit(rawValue: 16)
        static let hour = NSCalendar.Unit(rawValue: 32)
        static let minute = NSCalendar.Unit(rawValue: 64)
        static let second = NSCalendar.Unit(rawValue: 128)
        static let weekday = NSCalendar.Unit(rawValue: 512)
        static let weekOfMonth = NSCalendar.Unit(rawValue: 4096)
        static let weekOfYear = NSCalendar.Unit(rawValue: 8192)
    }
}

class DateIntervalFormatter: Formatter {
    var dateStyle: DateFormatter.Style = .medium
    var timeStyle: DateFormatter.Style = .medium
    var dateTemplate: String!
    var locale: Locale! = Locale.current
    var timeZone: TimeZone! = TimeZone.current
    var calendar: Calendar! = Calendar.current
    func string(from start: Date, to end: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        formatter.locale = locale
        formatter.timeZone = timeZone
        return "\(formatter.string(from: start)) – \(formatter.string(from: end))"
    }
    func string(from interval: DateInterval) -> String? { string(from: interval.start, to: interval.end) }
}

protocol FormatStyle<FormatInput, FormatOutput> {
    associatedtype FormatInput
    associatedtype FormatOutput = String
    func format(_ value: FormatInput) -> FormatOutput
}

extension FormatStyle { func locale(_ locale: Locale) -> Self { self } }

protocol ParseStrategy {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}

extension ParseStrategy { static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() } }
protocol ParseableFormatStyle: FormatStyle {}

extension FormatStyle {
    static var number: _NumberFormat { _NumberFormat(_kind: "number", _code: nil) }
    static var percent: _NumberFormat { _NumberFormat(_kind: "percent", _code: nil) }
    static func currency(code: String) -> _NumberFormat { _NumberFormat(_kind: "currency", _code: code) }
    static func currency<Code: StringProtocol>(code: Code) -> _NumberFormat { _NumberFormat(_kind: "currency", _code: "\(code)") }
    static var dateTime: Date.FormatStyle { Date.FormatStyle() }
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)
        -> Date.RelativeFormatStyle
    { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
    static func verbatim(_ format: String, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
    }
    static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
    static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Date.ComponentsFormatStyle {
        Date.ComponentsFormatStyle(style: style, fields: fields)
    }
    static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle {
        ListFormatStyle(_member: nil, type: type, width: width)
    }
    static func list<S: FormatStyle>(memberStyle: S, type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle {
        ListFormatStyle(_member: memberStyle, type: type, width: width)
    }
    static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> ByteCountFormatStyle {
        ByteCountFormatStyle(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
    }
    static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern) }
    static func units(
        allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated,
        maximumUnitCount: Int? = nil, zeroValueUnits: Any? = nil, fractionalPart: Any? = nil
    ) -> Duration.UnitsFormatStyle { Duration.UnitsFormatStyle(allowedUnits: allowed, width: width, maximumUnitCount: maximumUnitCount) }
    static func measurement(width: _MeasurementWidth, usage: _MeasurementUsage = .general, numberFormatStyle: _NumberFormat? = nil) -> _MeasurementFormat {
        _MeasurementFormat(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
    static var url: URL.FormatStyle { URL.FormatStyle() }
}

// How a number is written; percent and currency are numbers too.
struct _NumberFormat: ParseableFormatStyle, Hashable {
    var _kind: String
    var _code: String?
    var _locale: Locale?
    var _fraction: [Int?]?
    var _significant: [Int?]?
    var _integer: [Int?]?
    var _rounding: String?
    var _increment: Double?
    var _grouping = "automatic"
    var _sign = "automatic"
    var _notation = "automatic"
    var _scale: Double?
    var _separator = "automatic"
    var _presentation = "standard"
    init(_kind kind: String, _code code: String?) {
        _kind = kind
        _code = code
    }
    init(locale: Locale = Locale.current) {
        _kind = "number"
        _code = nil
        _locale = locale
    }
    init(code: String, locale: Locale = Locale.current) {
        _kind = "currency"
        _code = code
        _locale = locale
    }
    func format(_ value: Any) -> String { _formatNumber(value, self, (_locale ?? Locale.current)._formats) }
    func locale(_ locale: Locale) -> _NumberFormat {
        var copy = self
        copy._locale = locale
        return copy
    }
    var parseStrategy: _NumberParse { _NumberParse(_format: self) }
    func grouping(_ group: _NumberGrouping) -> _NumberFormat {
        var copy = self
        copy._grouping = "\(group)"
        return copy
    }
    func precision(_ precision: _NumberPrecision) -> _NumberFormat {
        var copy = self
        if let digits = precision._fraction { copy._fraction = digits }
        if let digits = precision._significant { copy._significant = digits }
        if let digits = precision._integer { copy._integer = digits }
        return copy
    }
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> _NumberFormat {
        var copy = self
        copy._rounding = "\(rule)"
        copy._increment = increment
        return copy
    }
    func sign(strategy: _NumberSign) -> _NumberFormat {
        var copy = self
        copy._sign = strategy._name
        return copy
    }
    func notation(_ notation: _NumberNotation) -> _NumberFormat {
        var copy = self
        copy._notation = "\(notation)"
        return copy
    }
    func scale(_ multiplicand: Double) -> _NumberFormat {
        var copy = self
        copy._scale = multiplicand
        return copy
    }
    func decimalSeparator(strategy: _NumberSeparator) -> _NumberFormat {
        var copy = self
        copy._separator = "\(strategy)"
        return copy
    }
    func presentation(_ presentation: _CurrencyPresentation) -> _NumberFormat {
        var copy = self
        copy._presentation = "\(presentation)"
        return copy
    }
    static func Currency(code: String) -> _NumberFormat { _NumberFormat(_kind: "currency", _code: code) }
    static func Percent() -> _NumberFormat { _NumberFormat(_kind: "percent", _code: nil) }
}

typealias FloatingPointFormatStyle = _NumberFormat
typealias IntegerFormatStyle = _NumberFormat

// Whether thousands are separated.
enum _NumberGrouping { case automatic, never }

// Whether a number is shortened or written with an exponent.
enum _NumberNotation { case automatic, compactName, scientific }

// Whether a decimal separator stands without digits behind it.
enum _NumberSeparator { case automatic, always }

// How a currency is named.
enum _CurrencyPresentation { case standard, narrow, isoCode, fullName }

// Which numbers are written with a sign.
struct _NumberSign {
    let _name: String
    static var automatic: _NumberSign { _NumberSign(_name: "automatic") }
    static var never: _NumberSign { _NumberSign(_name: "never") }
    static func always(includingZero: Bool = true) -> _NumberSign { _NumberSign(_name: includingZero ? "always" : "alwaysButZero") }
    static func always(showZero: Bool) -> _NumberSign { _NumberSign(_name: showZero ? "always" : "alwaysButZero") }
    static var accounting: _NumberSign { _NumberSign(_name: "accounting") }
    static func accountingAlways(showZero: Bool = false) -> _NumberSign { _NumberSign(_name: "accountingAlways") }
}

// How many digits are written.
struct _NumberPrecision {
    var _fraction: [Int?]?
    var _significant: [Int?]?
    var _integer: [Int?]?
    static func fractionLength(_ length: Int) -> _NumberPrecision { _NumberPrecision(_fraction: [length, length]) }
    static func fractionLength<R: RangeExpression>(_ limits: R) -> _NumberPrecision { _NumberPrecision(_fraction: _lengthLimits(limits)) }
    static func significantDigits(_ digits: Int) -> _NumberPrecision { _NumberPrecision(_significant: [digits, digits]) }
    static func significantDigits<R: RangeExpression>(_ limits: R) -> _NumberPrecision { _NumberPrecision(_significant: _lengthLimits(limits)) }
    static func integerLength(_ length: Int) -> _NumberPrecision { _NumberPrecision(_integer: [length, length]) }
    static func integerLength<R: RangeExpression>(_ limits: R) -> _NumberPrecision { _NumberPrecision(_integer: _lengthLimits(limits)) }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> _NumberPrecision {
        _NumberPrecision(_fraction: [fraction, fraction], _integer: [integer, integer])
    }
}

func _lengthLimits(_ range: Any) -> [Int?]
func _formatNumber(_ value: Any, _ format: Any, _ locale: String) -> String

// Reads what a `_NumberFormat` writes.
struct _NumberParse: ParseStrategy {
    let _format: _NumberFormat
    func parse(_ text: String) throws -> _Value {
        let value: _Value = _parseNumber(text, _format._kind, (_format._locale ?? Locale.current)._formats)
        guard let value else { throw NSError(domain: "NSCocoaErrorDomain", code: 2048) }
        return value
    }
}

func _parseNumber(_ text: String, _ kind: String, _ locale: String) -> _Value

extension BinaryInteger {
    func formatted() -> String { _NumberFormat(_kind: "number", _code: nil).format(self) }
    func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput { format.format(self) }
}

extension BinaryFloatingPoint {
    func formatted() -> String { _NumberFormat(_kind: "number", _code: nil).format(self) }
    func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput { format.format(self) }
}

extension Sequence {
    func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput { format.format(self) }
    func formatted() -> String { ListFormatStyle(_member: nil, type: .and, width: .standard).format(self) }
}

extension Duration {
    func formatted() -> String { Duration.TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
    func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput { format.format(self) }
    struct TimeFormatStyle: FormatStyle {
        struct Pattern {
            let _fields: String
            let _pad: Int?
            let _fraction: Int
            static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_fields: "hms", _pad: nil, _fraction: 0) }
            static var hourMinute: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_fields: "hm", _pad: nil, _fraction: 0) }
            static var minuteSecond: Duration.TimeFormatStyle.Pattern { Duration.TimeFormatStyle.Pattern(_fields: "ms", _pad: nil, _fraction: 0) }
            static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Duration.TimeFormatStyle.Pattern {
                Duration.TimeFormatStyle.Pattern(_fields: "hms", _pad: padHourToLength, _fraction: fractionalSecondsLength)
            }
            static func hourMinute(padHourToLength: Int) -> Duration.TimeFormatStyle.Pattern {
                Duration.TimeFormatStyle.Pattern(_fields: "hm", _pad: padHourToLength, _fraction: 0)
            }
            static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Duration.TimeFormatStyle.Pattern {
                Duration.TimeFormatStyle.Pattern(_fields: "ms", _pad: padMinuteToLength, _fraction: fractionalSecondsLength)
            }
        }
        var pattern: Duration.TimeFormatStyle.Pattern
        var _locale: Locale?
        init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale? = nil) {
            self.pattern = pattern
            _locale = locale
        }
        func format(_ value: Duration) -> String {
            _formatDuration(value._nanoseconds, pattern._fields, pattern._pad ?? 0, pattern._fraction, (_locale ?? Locale.current)._formats)
        }
        func locale(_ locale: Locale) -> Duration.TimeFormatStyle { Duration.TimeFormatStyle(pattern: pattern, locale: locale) }
    }
    struct UnitsFormatStyle: FormatStyle {
        enum Unit: String { case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds }
        enum UnitWidth: String { case wide, abbreviated, condensedAbbreviated, narrow }
        var allowedUnits: Set<Duration.UnitsFormatStyle.Unit>
        var width: Duration.UnitsFormatStyle.UnitWidth
        var maximumUnitCount: Int?
        var _locale: Locale?
        init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil) {
            self.allowedUnits = allowedUnits
            self.width = width
            self.maximumUnitCount = maximumUnitCount
        }
        func format(_ value: Duration) -> String {
            var names: [String] = []
            for unit in allowedUnits { names.append(unit.rawValue) }
            return _formatDurationUnits(value._nanoseconds, names, width.rawValue, maximumUnitCount ?? 0, (_locale ?? Locale.current)._formats)
        }
        func locale(_ locale: Locale) -> Duration.UnitsFormatStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
    }
}

func _formatDuration(_ nanoseconds: Int, _ fields: String, _ pad: Int, _ fraction: Int, _ locale: String) -> String
func _formatDurationUnits(_ nanoseconds: Int, _ units: [String], _ width: String, _ maximum: Int, _ locale: String) -> String

struct ListFormatStyle: FormatStyle {
    enum ListType: String { case and, or }
    enum Width: String { case standard, short, narrow }
    let _member: _Value
    let type: ListFormatStyle.ListType
    let width: ListFormatStyle.Width
    var _locale: Locale?
    init(_member member: _Value, type: ListFormatStyle.ListType, width: ListFormatStyle.Width) {
        _member = member
        self.type = type
        self.width = width
    }
    func format(_ values: _Value) -> String {
        var texts: [String] = []
        for value in values {
            if let _member { texts.append(_member.format(value)) } else { texts.append("\(value)") }
        }
        return _formatList(texts, type.rawValue, width.rawValue, (_locale ?? Locale.current)._formats)
    }
    func locale(_ locale: Locale) -> ListFormatStyle {
        var copy = self
        copy._locale = locale
        return copy
    }
}

func _formatList(_ texts: [String], _ type: String, _ width: String, _ locale: String) -> String

class ListFormatter: Formatter {
    var locale: Locale! = Locale.current
    var itemFormatter: Formatter?
    static func localizedString(byJoining strings: [String]) -> String { _formatList(strings, "and", "standard", Locale.current._formats) }
    func string(from items: [Any]) -> String? { _formatList(items.map { "\($0)" }, "and", "standard", locale._formats) }
}

struct ByteCountFormatStyle: FormatStyle {
    enum Style: String { case file, memory, decimal, binary }
    struct Units: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let bytes = ByteCountFormatStyle.Units(rawValue: 1)
        static let kb = ByteCountFormatStyle.Units(rawValue: 2)
        static let mb = ByteCountFormatStyle.Units(rawValue: 4)
        static let gb = ByteCountFormatStyle.Units(rawValue: 8)
        static let tb = ByteCountFormatStyle.Units(rawValue: 16)
        static let all = ByteCountFormatStyle.Units(rawValue: 65535)
        static let `default` = ByteCountFormatStyle.Units(rawValue: 65535)
    }
    var style: ByteCountFormatStyle.Style = .file
    var allowedUnits: ByteCountFormatStyle.Units = .all
    var spellsOutZero = true
    var includesActualByteCount = false
    var _locale: Locale?
    init(
        style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false, locale: Locale? = nil
    ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        _locale = locale
    }
    func format(_ value: _Value) -> String {
        _formatByteCount(Int(value), style.rawValue, Int(allowedUnits.rawValue), spellsOutZero, includesActualByteCount, (_locale ?? Locale.current)._formats)
    }
    func locale(_ locale: Locale) -> ByteCountFormatStyle {
        var copy = self
        copy._locale = locale
        return copy
    }
}

func _formatByteCount(_ count: Int, _ style: String, _ units: Int, _ spellsOutZero: Bool, _ includesCount: Bool, _ locale: String) -> String

class ByteCountFormatter: Formatter {
    enum CountStyle: String { case file, memory, decimal, binary }
    struct Units: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let useAll = ByteCountFormatter.Units(rawValue: 65535)
        static let useBytes = ByteCountFormatter.Units(rawValue: 1)
        static let useKB = ByteCountFormatter.Units(rawValue: 2)
        static let useMB = ByteCountFormatter.Units(rawValue: 4)
        static let useGB = ByteCountFormatter.Units(rawValue: 8)
        static let useTB = ByteCountFormatter.Units(rawValue: 16)
    }
    var countStyle: ByteCountFormatter.CountStyle = .file
    var allowedUnits: ByteCountFormatter.Units = []
    var includesUnit = true
    var includesCount = true
    var isAdaptive = true
    var allowsNonnumericFormatting = true
    var zeroPadsFractionDigits = false
    func string(fromByteCount count: Int64) -> String {
        _formatByteCount(
            Int(count), countStyle.rawValue, allowedUnits.isEmpty ? 65535 : Int(allowedUnits.rawValue), allowsNonnumericFormatting, false,
            Locale.current._formats)
    }
    static func string(fromByteCount count: Int64, countStyle: ByteCountFormatter.CountStyle) -> String {
        _formatByteCount(Int(count), countStyle.rawValue, 65535, true, false, Locale.current._formats)
    }
}

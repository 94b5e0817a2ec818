import Foundation
import SwiftFrontEnd

/// What stands behind the number styles: the host's, with the options that the program's style collected.
extension NativeRegistry {
    static func registerNumberFormats(_ registry: inout NativeRegistry) {
        registry.define("_formatNumber(_:_:_:)") { interpreter, arguments in
            let number = interpreter.number(try arguments.value(0))
            let style = NumberStyle(try arguments.value(1), Locale(identifier: try arguments.string(2)), interpreter)
            return Value(style.format(number))
        }
        registry.define("_parseNumber(_:_:_:)") { _, arguments in
            let locale = Locale(identifier: try arguments.string(2))
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = try arguments.string(1) == "percent" ? .percent : .decimal
            let text = try arguments.string(0).filter { $0.isNumber || "+-.,%eE".contains($0) }
            return formatter.number(from: text).map { .double($0.doubleValue) } ?? .none
        }
        registry.define("_lengthLimits(_:)") { _, arguments in
            guard case .cell(let cell) = try arguments.value(0), let range = cell as? StructCell else {
                return Value(array: [.none, .none])
            }
            let bounds = range.fields.map(\.asAnyInt)
            let limits: [Int?] =
                switch range.type.known {
                case .closedRange: [bounds.first ?? nil, bounds.last ?? nil]
                case .range: [bounds.first ?? nil, (bounds.last ?? nil).map { $0 - 1 }]
                case .partialRangeFrom: [bounds.first ?? nil, nil]
                case .partialRangeUpTo: [0, (bounds.first ?? nil).map { $0 - 1 }]
                default: [0, bounds.first ?? nil]
                }
            return Value(array: limits.map { $0.map { .int($0) } ?? .none })
        }
        registry.define("_formatList(_:_:_:_:)") { interpreter, arguments in
            let type: ListFormatStyle<StringStyle, [String]>.ListType = try arguments.string(1) == "or" ? .or : .and
            let width: ListFormatStyle<StringStyle, [String]>.Width =
                switch try arguments.string(2) {
                case "short": .short
                case "narrow": .narrow
                default: .standard
                }
            var style = ListFormatStyle<StringStyle, [String]>(memberStyle: StringStyle())
            style.listType = type
            style.width = width
            let texts = try interpreter.strings(arguments.value(0))
            return Value(style.locale(Locale(identifier: try arguments.string(3))).format(texts))
        }
        registry.define("_formatByteCount(_:_:_:_:_:_:)") { _, arguments in
            let style: ByteCountFormatStyle.Style =
                switch try arguments.string(1) {
                case "memory": .memory
                case "decimal": .decimal
                case "binary": .binary
                default: .file
                }
            let units = try arguments.int(2)
            let byteCount = ByteCountFormatStyle(
                style: style,
                allowedUnits: units == 65535 ? .all : ByteCountFormatStyle.Units(rawValue: UInt(units & 0x1FF)),
                spellsOutZero: try arguments.bool(3), includesActualByteCount: try arguments.bool(4),
                locale: Locale(identifier: try arguments.string(5)))
            return Value(byteCount.format(Int64(try arguments.int(0))))
        }
        registerDurations(&registry)
        registerNumberFormatter(&registry)
        registerDecimal(&registry)
    }

    private static func registerDurations(_ registry: inout NativeRegistry) {
        registry.define("_formatDuration(_:_:_:_:_:)") { _, arguments in
            let pad = min(20, max(0, try arguments.int(2)))
            let fraction = min(18, max(0, try arguments.int(3)))
            let pattern: Duration.TimeFormatStyle.Pattern =
                switch try arguments.string(1) {
                case "hm": pad > 0 ? .hourMinute(padHourToLength: pad) : .hourMinute
                case "ms":
                    pad > 0 || fraction > 0
                        ? .minuteSecond(padMinuteToLength: max(1, pad), fractionalSecondsLength: fraction)
                        : .minuteSecond
                default:
                    pad > 0 || fraction > 0
                        ? .hourMinuteSecond(padHourToLength: max(1, pad), fractionalSecondsLength: fraction)
                        : .hourMinuteSecond
                }
            let style = Duration.TimeFormatStyle(pattern: pattern, locale: Locale(identifier: try arguments.string(4)))
            return Value(style.format(.nanoseconds(try arguments.int(0))))
        }
        registry.define("_formatDurationUnits(_:_:_:_:_:)") { interpreter, arguments in
            let known: [String: Duration.UnitsFormatStyle.Unit] = [
                "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
                "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
            ]
            let units = try interpreter.strings(arguments.value(1)).compactMap { known[$0] }
            // The host ends the process where no unit is allowed.
            guard !units.isEmpty else { return Value("") }
            let width: Duration.UnitsFormatStyle.UnitWidth =
                switch try arguments.string(2) {
                case "wide": .wide
                case "narrow": .narrow
                case "condensedAbbreviated": .condensedAbbreviated
                default: .abbreviated
                }
            let maximum = try arguments.int(3)
            let style = Duration.UnitsFormatStyle(
                allowedUnits: Set(units), width: width, maximumUnitCount: maximum > 0 ? maximum : nil
            ).locale(Locale(identifier: try arguments.string(4)))
            return Value(style.format(.nanoseconds(try arguments.int(0))))
        }
    }

    private static func registerNumberFormatter(_ registry: inout NativeRegistry) {
        registry.define("_formatWithNumberFormatter(_:_:)") { interpreter, arguments in
            let formatter = interpreter.numberFormatter(try arguments.value(0))
            return Value(optional: formatter.string(from: interpreter.number(try arguments.value(1)).object))
        }
        registry.define("_parseWithNumberFormatter(_:_:)") { interpreter, arguments in
            let formatter = interpreter.numberFormatter(try arguments.value(0))
            guard let number = formatter.number(from: try arguments.string(1)),
                let type = interpreter.preludeType("NSNumber")
            else { return .none }
            let double = number.doubleValue
            let value: Value = Int(exactly: double).map { .int($0) } ?? .double(double)
            return try interpreter.construct(type, labels: ["value"], [value])
        }
        registry.register("_numberAsDouble(_:)") { interpreter, arguments in
            .double(interpreter.number(arguments[0]).double)
        }
        registry.register("_numberText(_:)") { interpreter, arguments in
            let value = arguments[0].unerased
            if let flag = value.asBool { return Value(flag ? "1" : "0") }
            return Value(interpreter.number(value).object.stringValue)
        }
    }

    private static func registerDecimal(_ registry: inout NativeRegistry) {
        registry.define("_decimal(_:_:_:)") { _, arguments in
            let operation = try arguments.string(0)
            let posix = Locale(identifier: "en_US_POSIX")
            guard let left = Decimal(string: String(try arguments.string(1).prefix(200)), locale: posix) else {
                return operation == "parse" ? .none : Value("NaN")
            }
            let right = Decimal(string: String(try arguments.string(2).prefix(200)), locale: posix) ?? .nan
            switch operation {
            case "new", "parse": return Value("\(left)")
            case "+": return Value("\(left + right)")
            case "-": return Value("\(left - right)")
            case "*": return Value("\(left * right)")
            case "/": return Value(right.isZero ? "NaN" : "\(left / right)")
            case "<": return Value(left < right ? "true" : "false")
            default:
                var (value, result) = (left, Decimal())
                let mode: NSDecimalNumber.RoundingMode =
                    switch operation {
                    case "round:down": .down
                    case "round:up": .up
                    case "round:bankers": .bankers
                    default: .plain
                    }
                NSDecimalRound(&result, &value, min(100, max(-100, Int("\(right)") ?? 0)), mode)
                return Value("\(result)")
            }
        }
    }
}

/// A number of the program: an integer, a `Double`, or a `Decimal`.
enum HostNumber {
    case integer(Int)
    case double(Double)
    case decimal(Decimal)

    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): Double("\(value)") ?? .nan
        }
    }

    var object: NSNumber {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .decimal(let value): NSDecimalNumber(decimal: value)
        }
    }
}

/// Texts stand for themselves in a list.
private struct StringStyle: FormatStyle { func format(_ value: String) -> String { value } }

extension Interpreter {
    /// The number that a value is, or holds: a `Decimal`, an `NSNumber`, or the number itself.
    func number(_ value: Value) -> HostNumber {
        let value = value.unerased.unwrapped ?? .none
        if let flag = value.asBool { return .integer(flag ? 1 : 0) }
        if let number = value.asAnyInt { return .integer(number) }
        if let number = value.asAnyDouble {
            if case .float(let float) = value { return .double(Double(float.description) ?? number) }
            return .double(number)
        }
        if let text = text("_text", of: value) {
            return .decimal(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan)
        }
        let inner = storedField("_value", of: value)
        return inner.isNone ? .double(.nan) : number(inner)
    }

    fileprivate func numberFormatter(_ settings: Value) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = hostLocale("locale", of: settings)
        let styles: [NumberFormatter.Style] = [
            .none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal, .currencyISOCode, .currencyPlural,
            .currencyAccounting,
        ]
        if let style = caseNumber("numberStyle", of: settings), styles.indices.contains(style) {
            formatter.numberStyle = styles[style]
        }
        func digits(_ name: String) -> Int? { integer(name, of: settings).map { min(300, max(0, $0)) } }
        if let code = text("currencyCode", of: settings) { formatter.currencyCode = code }
        if let symbol = text("currencySymbol", of: settings) { formatter.currencySymbol = symbol }
        if let format = text("format", of: settings) { formatter.format = String(format.prefix(200)) }
        if let format = text("positiveFormat", of: settings) { formatter.positiveFormat = String(format.prefix(200)) }
        if let format = text("negativeFormat", of: settings) { formatter.negativeFormat = String(format.prefix(200)) }
        if let count = digits("minimumIntegerDigits") { formatter.minimumIntegerDigits = count }
        if let count = digits("maximumIntegerDigits") { formatter.maximumIntegerDigits = count }
        if let count = digits("minimumFractionDigits") { formatter.minimumFractionDigits = count }
        if let count = digits("maximumFractionDigits") { formatter.maximumFractionDigits = count }
        if flag("usesSignificantDigits", of: settings) == true { formatter.usesSignificantDigits = true }
        if let count = digits("minimumSignificantDigits") { formatter.minimumSignificantDigits = count }
        if let count = digits("maximumSignificantDigits") { formatter.maximumSignificantDigits = count }
        if let uses = flag("usesGroupingSeparator", of: settings) { formatter.usesGroupingSeparator = uses }
        if let separator = text("groupingSeparator", of: settings) { formatter.groupingSeparator = separator }
        if let size = digits("groupingSize") { formatter.groupingSize = size }
        if let separator = text("decimalSeparator", of: settings) { formatter.decimalSeparator = separator }
        if let prefix = text("positivePrefix", of: settings) { formatter.positivePrefix = prefix }
        if let suffix = text("positiveSuffix", of: settings) { formatter.positiveSuffix = suffix }
        if let prefix = text("negativePrefix", of: settings) { formatter.negativePrefix = prefix }
        if let suffix = text("negativeSuffix", of: settings) { formatter.negativeSuffix = suffix }
        if let symbol = text("zeroSymbol", of: settings) { formatter.zeroSymbol = symbol }
        if let sign = text("plusSign", of: settings) { formatter.plusSign = sign }
        if let sign = text("minusSign", of: settings) { formatter.minusSign = sign }
        let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
        if let mode = caseNumber("roundingMode", of: settings), modes.indices.contains(mode) {
            formatter.roundingMode = modes[mode]
        }
        if flag("alwaysShowsDecimalSeparator", of: settings) == true { formatter.alwaysShowsDecimalSeparator = true }
        let multiplier = storedField("multiplier", of: settings)
        if !multiplier.isNone { formatter.multiplier = number(multiplier).object }
        return formatter
    }
}

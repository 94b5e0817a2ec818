import Foundation

/// The options of the prelude's `_NumberFormat`, applied to whichever of the host's styles fits the number.
struct NumberStyle {
    private typealias Configuration = NumberFormatStyleConfiguration

    private let kind: String
    private let code: String
    private let locale: Locale
    private let fraction: (Int?, Int?)?
    private let significant: (Int?, Int?)?
    private let integer: (Int?, Int?)?
    private let rounding: String?
    private let increment: Double?
    private let grouping: String
    private let sign: String
    private let notation: String
    private let scale: Double?
    private let separator: String
    private let presentation: String

    init(_ value: Value, _ locale: Locale, _ interpreter: Interpreter) {
        func limits(_ name: String) -> (Int?, Int?)? {
            guard case .cell(let cell) = interpreter.storedField(name, of: value), let array = cell.asArray,
                array.elements.count == 2
            else { return nil }
            func bounded(_ value: Value) -> Int? { value.asAnyInt.map { min(300, max(0, $0)) } }
            let (low, high) = (bounded(array.elements[0]), bounded(array.elements[1]))
            if let low, let high, low > high { return (high, high) }
            return (low, high)
        }
        kind = interpreter.text("_kind", of: value) ?? "number"
        code = String((interpreter.text("_code", of: value) ?? "USD").prefix(10))
        self.locale = locale
        fraction = limits("_fraction")
        significant = limits("_significant")
        integer = limits("_integer")
        rounding = interpreter.text("_rounding", of: value)
        // The host ends the process for an increment that no decimal number holds.
        increment = interpreter.storedField("_increment", of: value).asAnyDouble.flatMap {
            $0 > 1e-30 && $0 < 1e30 ? $0 : nil
        }
        grouping = interpreter.text("_grouping", of: value) ?? "automatic"
        sign = interpreter.text("_sign", of: value) ?? "automatic"
        notation = interpreter.text("_notation", of: value) ?? "automatic"
        scale = interpreter.storedField("_scale", of: value).asAnyDouble
        separator = interpreter.text("_separator", of: value) ?? "automatic"
        presentation = interpreter.text("_presentation", of: value) ?? "standard"
    }

    func format(_ number: HostNumber) -> String {
        switch (number, kind) {
        case (.integer(let value), "percent"):
            finish(IntegerFormatStyle<Int>.Percent(locale: locale)).sign(strategy: signs).format(value)
        case (.integer(let value), "currency"):
            finish(IntegerFormatStyle<Int>.Currency(code: code, locale: locale)).sign(strategy: currencySigns)
                .presentation(presentations).format(value)
        case (.integer(let value), _):
            finish(IntegerFormatStyle<Int>(locale: locale)).sign(strategy: signs).notation(notations).format(value)
        case (.double(let value), "percent"):
            finish(FloatingPointFormatStyle<Double>.Percent(locale: locale)).sign(strategy: signs).format(value)
        case (.double(let value), "currency"):
            finish(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)).sign(strategy: currencySigns)
                .presentation(presentations).format(value)
        case (.double(let value), _):
            finish(FloatingPointFormatStyle<Double>(locale: locale)).sign(strategy: signs).notation(notations)
                .format(value)
        case (.decimal(let value), "percent"):
            finish(Decimal.FormatStyle.Percent(locale: locale)).sign(strategy: signs).format(value)
        case (.decimal(let value), "currency"):
            finish(Decimal.FormatStyle.Currency(code: code, locale: locale)).sign(strategy: currencySigns)
                .presentation(presentations).format(value)
        case (.decimal(let value), _):
            finish(Decimal.FormatStyle(locale: locale)).sign(strategy: signs).notation(notations).format(value)
        }
    }

    private func finish<Style: AdjustableNumberStyle>(_ style: Style) -> Style {
        var style = style
        if let precision { style = style.precision(precision) }
        if grouping == "never" { style = style.grouping(.never) }
        if separator == "always" { style = style.decimalSeparator(strategy: .always) }
        if let scale { style = style.scale(scale) }
        if let rounding { style = style.rounded(by: rules[rounding] ?? .toNearestOrEven, increment: increment) }
        return style
    }

    private var precision: Configuration.Precision? {
        if let significant { return .significantDigits(Self.range(significant, least: 1)) }
        if let integer, let fraction {
            return .integerAndFractionLength(
                integerLimits: Self.range(integer, least: 0), fractionLimits: Self.range(fraction, least: 0))
        }
        if let fraction { return .fractionLength(Self.range(fraction, least: 0)) }
        if let integer { return .integerLength(Self.range(integer, least: 0)) }
        return nil
    }

    private static func range(_ limits: (Int?, Int?), least: Int) -> ClosedRange<Int> {
        let low = max(least, limits.0 ?? least)
        return low...max(low, limits.1 ?? 300)
    }

    private var rules: [String: FloatingPointRoundingRule] {
        [
            "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
            "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
        ]
    }

    private var signs: Configuration.SignDisplayStrategy {
        switch sign {
        case "never": .never
        case "always": .always(includingZero: true)
        case "alwaysButZero": .always(includingZero: false)
        default: .automatic
        }
    }

    private var currencySigns: CurrencyFormatStyleConfiguration.SignDisplayStrategy {
        switch sign {
        case "never": .never
        case "always": .always(showZero: true)
        case "alwaysButZero": .always(showZero: false)
        case "accounting": .accounting
        case "accountingAlways": .accountingAlways(showZero: false)
        default: .automatic
        }
    }

    private var notations: Configuration.Notation {
        switch notation {
        case "compactName": .compactName
        case "scientific": .scientific
        default: .automatic
        }
    }

    private var presentations: CurrencyFormatStyleConfiguration.Presentation {
        switch presentation {
        case "narrow": .narrow
        case "isoCode": .isoCode
        case "fullName": .fullName
        default: .standard
        }
    }
}

/// What the host's nine styles for numbers have in common.
private protocol AdjustableNumberStyle {
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
    func scale(_ multiplicand: Double) -> Self
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self
}

extension FloatingPointFormatStyle: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}
extension FloatingPointFormatStyle.Percent: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}
extension FloatingPointFormatStyle.Currency: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment)
    }
}
extension IntegerFormatStyle: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}
extension IntegerFormatStyle.Percent: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}
extension IntegerFormatStyle.Currency: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}
extension Decimal.FormatStyle: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}
extension Decimal.FormatStyle.Percent: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}
extension Decimal.FormatStyle.Currency: AdjustableNumberStyle {
    func rounded(by rule: FloatingPointRoundingRule, increment: Double?) -> Self {
        rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded()) })
    }
}

import Foundation

/// Names and parts of locales and time zones.
extension NativeRegistry {
    static func registerLocale(_ registry: inout NativeRegistry) {
        registry.define("_localePart(_:_:)") { _, arguments in
            let locale = Locale(identifier: try arguments.string(0))
            let part: String? =
                switch try arguments.string(1) {
                case "language": locale.language.languageCode?.identifier
                case "region": locale.region?.identifier
                case "currency": locale.currency?.identifier
                case "currencySymbol": locale.currencySymbol
                case "decimalSeparator": locale.decimalSeparator
                case "groupingSeparator": locale.groupingSeparator
                case "measurement": locale.measurementSystem.identifier
                default: nil
                }
            return Value(optional: part)
        }
        registry.define("_localizedName(_:_:_:)") { _, arguments in
            let locale = Locale(identifier: try arguments.string(0))
            let code = try arguments.string(2)
            let name: String? =
                switch try arguments.string(1) {
                case "language": locale.localizedString(forLanguageCode: code)
                case "region": locale.localizedString(forRegionCode: code)
                case "currency": locale.localizedString(forCurrencyCode: code)
                default: locale.localizedString(forIdentifier: code)
                }
            return Value(optional: name)
        }
        registry.define("_regionCodes()") { _, _ in
            Value(array: Locale.Region.isoRegions.map { Value($0.identifier) })
        }
        registry.define("_timeZone(_:_:)") { _, arguments in
            if let text = try arguments.value(0).unwrapped?.asString {
                let prefix = "abbreviation:"
                if text.hasPrefix(prefix) {
                    return Value(optional: TimeZone(abbreviation: String(text.dropFirst(prefix.count)))?.identifier)
                }
                return Value(optional: TimeZone(identifier: text)?.identifier)
            }
            let seconds = try arguments.int(1)
            guard abs(max(-1_000_000, min(1_000_000, seconds))) <= 64_800 else { return .none }
            return Value(optional: TimeZone(secondsFromGMT: seconds)?.identifier)
        }
        registry.define("_timeZonePart(_:_:_:)") { _, arguments in
            let zone = TimeZone(identifier: try arguments.string(0)) ?? .gmt
            guard let date = Date(within: try arguments.double(1)) else { return Value("") }
            return switch try arguments.string(2) {
            case "seconds": Value("\(zone.secondsFromGMT(for: date))")
            case "daylight": Value(zone.isDaylightSavingTime(for: date) ? "true" : "false")
            case "offset": Value("\(zone.daylightSavingTimeOffset(for: date))")
            default: Value(zone.abbreviation(for: date) ?? zone.identifier)
            }
        }
        registry.define("_timeZoneIdentifiers()") { _, _ in
            Value(array: TimeZone.knownTimeZoneIdentifiers.map { Value($0) })
        }
    }
}

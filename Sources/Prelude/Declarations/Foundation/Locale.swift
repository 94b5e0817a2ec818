struct Locale: Hashable, Sendable, CustomStringConvertible {
    let identifier: String
    /// What formats in the locale look like: those of the current one as on a device in the United States.
    let _formats: String
    init(identifier: String) {
        self.identifier = identifier
        _formats = identifier
    }
    init(_current: Void) {
        identifier = "en_US_POSIX"
        _formats = "en_US"
    }
    static var current: Locale { Locale(_current: ()) }
    static var autoupdatingCurrent: Locale { Locale(_current: ()) }
    static func == (_ lhs: Locale, _ rhs: Locale) -> Bool { lhs.identifier == rhs.identifier }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    var description: String { "\(identifier) (\(_formats == identifier ? "fixed" : "current"))" }
}

extension Locale {
    static var preferredLanguages: [String] { ["en-US"] }
    static var availableIdentifiers: [String] { ["en_US"] }
    var languageCode: String? { _localePart(_formats, "language") }
    var regionCode: String? { _localePart(_formats, "region") }
    var currencyCode: String? { _localePart(_formats, "currency") }
    var currencySymbol: String? { _localePart(_formats, "currencySymbol") }
    var decimalSeparator: String? { _localePart(_formats, "decimalSeparator") }
    var groupingSeparator: String? { _localePart(_formats, "groupingSeparator") }
    var usesMetricSystem: Bool { _localePart(_formats, "measurement") == "metric" }
    var measurementSystem: Locale.MeasurementSystem { Locale.MeasurementSystem(_localePart(_formats, "measurement") ?? "metric") }
    var calendar: Calendar { Calendar(_locale: self) }
    var timeZone: TimeZone? { TimeZone.current }
    var language: Locale.Language { Locale.Language(_identifier: _formats) }
    var region: Locale.Region? { regionCode.map { Locale.Region($0) } }
    var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
    func localizedString(forIdentifier identifier: String) -> String? { _localizedName(_formats, "identifier", identifier) }
    func localizedString(forLanguageCode code: String) -> String? { _localizedName(_formats, "language", code) }
    func localizedString(forRegionCode code: String) -> String? { _localizedName(_formats, "region", code) }
    func localizedString(forCurrencyCode code: String) -> String? { _localizedName(_formats, "currency", code) }
    static var isoRegionCodes: [String] { Locale.Region.isoRegions.map { $0.identifier } }
    struct Region: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static var isoRegions: [Locale.Region] { _regionCodes().map { Locale.Region($0) } }
    }
    struct Currency: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
    }
    struct LanguageCode: Hashable, Sendable, CustomStringConvertible {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        var description: String { identifier }
    }
    struct Language: Hashable, Sendable {
        let _identifier: String
        init(_identifier: String) { self._identifier = _identifier }
        init(identifier: String) { _identifier = identifier }
        var languageCode: Locale.LanguageCode? { _localePart(_identifier, "language").map { Locale.LanguageCode($0) } }
        var region: Locale.Region? { _localePart(_identifier, "region").map { Locale.Region($0) } }
        var minimalIdentifier: String { _localePart(_identifier, "language") ?? _identifier }
    }
    struct MeasurementSystem: Hashable, Sendable {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        static var metric: Locale.MeasurementSystem { Locale.MeasurementSystem("metric") }
        static var us: Locale.MeasurementSystem { Locale.MeasurementSystem("ussystem") }
        static var uk: Locale.MeasurementSystem { Locale.MeasurementSystem("uksystem") }
    }
}

func _localePart(_ identifier: String, _ part: String) -> String?
func _localizedName(_ identifier: String, _ kind: String, _ code: String) -> String?
func _regionCodes() -> [String]

struct TimeZone: Hashable, Sendable, CustomStringConvertible {
    let identifier: String
    init?(identifier: String) {
        guard let known = _timeZone(identifier, nil) else { return nil }
        self.identifier = known
    }
    init?(secondsFromGMT seconds: Int) {
        guard let known = _timeZone(nil, seconds) else { return nil }
        identifier = known
    }
    init?(abbreviation: String) {
        guard let known = _timeZone("abbreviation:\(abbreviation)", nil) else { return nil }
        identifier = known
    }
    init(_known identifier: String) { self.identifier = identifier }
    static var current: TimeZone { TimeZone(_known: "UTC") }
    static var autoupdatingCurrent: TimeZone { TimeZone(_known: "UTC") }
    static var `default`: TimeZone { TimeZone(_known: "UTC") }
    static var gmt: TimeZone { TimeZone(_known: "GMT") }
    static var knownTimeZoneIdentifiers: [String] { _timeZoneIdentifiers() }
    var description: String { "\(identifier) (fixed)" }
}

extension TimeZone {
    func secondsFromGMT(for date: Date = Date()) -> Int { Int(_timeZonePart(identifier, date.timeIntervalSinceReferenceDate, "seconds")) ?? 0 }
    func abbreviation(for date: Date = Date()) -> String? { _timeZonePart(identifier, date.timeIntervalSinceReferenceDate, "abbreviation") }
    func isDaylightSavingTime(for date: Date = Date()) -> Bool { _timeZonePart(identifier, date.timeIntervalSinceReferenceDate, "daylight") == "true" }
    func daylightSavingTimeOffset(for date: Date = Date()) -> Double { Double(_timeZonePart(identifier, date.timeIntervalSinceReferenceDate, "offset")) ?? 0 }
    func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String? { identifier }
}

class NSTimeZone: NSObject { enum NameStyle { case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric } }
func _timeZone(_ identifier: String?, _ seconds: Int?) -> String?
func _timeZonePart(_ identifier: String, _ date: Double, _ part: String) -> String
func _timeZoneIdentifiers() -> [String]

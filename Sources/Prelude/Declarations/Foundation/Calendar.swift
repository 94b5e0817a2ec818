struct Calendar: Hashable, CustomStringConvertible, Sendable {
    enum Identifier: String {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian, islamic, islamicCivil, japanese, persian,
            republicOfChina, islamicTabular, islamicUmmAlQura
    }
    enum Component: String {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, dayOfYear,
            calendar, timeZone, isLeapMonth, isRepeatedDay
    }
    enum MatchingPolicy: String { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
    enum RepeatedTimePolicy: String { case first, last }
    enum SearchDirection: String { case forward, backward }
    let identifier: Calendar.Identifier
    var timeZone: TimeZone
    var locale: Locale?
    var firstWeekday: Int
    var minimumDaysInFirstWeek: Int
    init(identifier: Calendar.Identifier) {
        self.identifier = identifier
        timeZone = TimeZone.current
        locale = nil
        firstWeekday = identifier == .iso8601 ? 2 : 1
        minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
    }
    init(_locale locale: Locale) {
        identifier = .gregorian
        timeZone = TimeZone.current
        self.locale = locale
        firstWeekday = 1
        minimumDaysInFirstWeek = 1
    }
    static var current: Calendar { Calendar(_locale: Locale.current) }
    static var autoupdatingCurrent: Calendar { Calendar(_locale: Locale.current) }
    var description: String { "\(identifier) (current)" }
}

extension Calendar {
    func component(_ component: Calendar.Component, from date: Date) -> Int {
        _calendarComponents(self, date.timeIntervalSinceReferenceDate, [component.rawValue])[component.rawValue] ?? 0
    }
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
        DateComponents(_values: _calendarComponents(self, date.timeIntervalSinceReferenceDate, _names(components)), _in: self, components)
    }
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        let all: Set<Calendar.Component> = [
            .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond,
            .calendar, .timeZone,
        ]
        return calendar.dateComponents(all, from: date)
    }
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents {
        DateComponents(
            _values: _calendarDifference(self, start.timeIntervalSinceReferenceDate, end.timeIntervalSinceReferenceDate, _names(components)), _in: self, [])
    }
    func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents {
        guard let first = date(from: start), let last = date(from: end) else { return DateComponents() }
        return dateComponents(components, from: first, to: last)
    }
    func _names(_ components: Set<Calendar.Component>) -> [String] {
        var names: [String] = []
        for component in components { names.append(component.rawValue) }
        return names
    }
    func date(from components: DateComponents) -> Date? { _date(_calendarDate(components._zone(self), components._values)) }
    func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
        _date(_calendarAdd(self, date.timeIntervalSinceReferenceDate, [component.rawValue: value], wrappingComponents))
    }
    func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
        _date(_calendarAdd(self, date.timeIntervalSinceReferenceDate, components._values, wrappingComponents))
    }
    func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
        _date(_calendarSet(self, date.timeIntervalSinceReferenceDate, component.rawValue, value))
    }
    func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
    ) -> Date? {
        nextDate(
            after: startOfDay(for: date).addingTimeInterval(-0.5), matching: DateComponents(hour: hour, minute: minute, second: second),
            matchingPolicy: matchingPolicy)
    }
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        for (name, value) in components._values { if _calendarComponents(self, date.timeIntervalSinceReferenceDate, [name])[name] != value { return false } }
        return true
    }
    func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
    ) -> Date? {
        _date(_calendarNext(self, date.timeIntervalSinceReferenceDate, components._values, matchingPolicy.rawValue, direction == .forward))
    }
    func startOfDay(for date: Date) -> Date {
        Date(timeIntervalSinceReferenceDate: _calendarInterval(self, "day", date.timeIntervalSinceReferenceDate)?[0] ?? date.timeIntervalSinceReferenceDate)
    }
    func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: date) == startOfDay(for: other) }
    func isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool {
        compare(date, to: other, toGranularity: component) == .orderedSame
    }
    func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
    func isDateInYesterday(_ date: Date) -> Bool { self.date(byAdding: .day, value: -1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false }
    func isDateInTomorrow(_ date: Date) -> Bool { self.date(byAdding: .day, value: 1, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false }
    func isDateInWeekend(_ date: Date) -> Bool { component(.weekday, from: date) == 1 || component(.weekday, from: date) == 7 }
    func compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
        let first = _calendarInterval(self, component.rawValue, date.timeIntervalSinceReferenceDate)?[0] ?? date.timeIntervalSinceReferenceDate
        let second = _calendarInterval(self, component.rawValue, other.timeIntervalSinceReferenceDate)?[0] ?? other.timeIntervalSinceReferenceDate
        return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
        guard let interval = _calendarInterval(self, component.rawValue, date.timeIntervalSinceReferenceDate) else { return nil }
        return DateInterval(start: Date(timeIntervalSinceReferenceDate: interval[0]), duration: interval[1])
    }
    func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout Double, for date: Date) -> Bool {
        guard let found = dateInterval(of: component, for: date) else { return false }
        start = found.start
        interval = found.duration
        return true
    }
    func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
        guard let range = _calendarRange(self, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate) else { return nil }
        return range[0]..<range[1]
    }
    func minimumRange(of component: Calendar.Component) -> Range<Int>? {
        component == .month ? 1..<13 : component == .day ? 1..<29 : component == .weekday ? 1..<8 : nil
    }
    func maximumRange(of component: Calendar.Component) -> Range<Int>? {
        component == .month ? 1..<13 : component == .day ? 1..<32 : component == .weekday ? 1..<8 : nil
    }
    func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int? {
        _calendarOrdinality(self, smaller.rawValue, larger.rawValue, date.timeIntervalSinceReferenceDate)
    }
    func enumerateDates(
        startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void
    ) {
        var stop = false
        var date = start
        while !stop {
            guard let next = nextDate(after: date, matching: components, matchingPolicy: matchingPolicy, direction: direction) else { return }
            block(next, true, &stop)
            date = next
        }
    }
    func _date(_ seconds: Double?) -> Date? {
        if let seconds { return Date(timeIntervalSinceReferenceDate: seconds) }
        return nil
    }
    var weekdaySymbols: [String] { _calendarSymbols(self, "weekday") }
    var shortWeekdaySymbols: [String] { _calendarSymbols(self, "shortWeekday") }
    var veryShortWeekdaySymbols: [String] { _calendarSymbols(self, "veryShortWeekday") }
    var standaloneWeekdaySymbols: [String] { _calendarSymbols(self, "standaloneWeekday") }
    var shortStandaloneWeekdaySymbols: [String] { _calendarSymbols(self, "shortStandaloneWeekday") }
    var veryShortStandaloneWeekdaySymbols: [String] { _calendarSymbols(self, "veryShortStandaloneWeekday") }
    var monthSymbols: [String] { _calendarSymbols(self, "month") }
    var shortMonthSymbols: [String] { _calendarSymbols(self, "shortMonth") }
    var veryShortMonthSymbols: [String] { _calendarSymbols(self, "veryShortMonth") }
    var standaloneMonthSymbols: [String] { _calendarSymbols(self, "standaloneMonth") }
    var shortStandaloneMonthSymbols: [String] { _calendarSymbols(self, "shortStandaloneMonth") }
    var quarterSymbols: [String] { _calendarSymbols(self, "quarter") }
    var eraSymbols: [String] { _calendarSymbols(self, "era") }
    var amSymbol: String { _calendarSymbols(self, "am")[0] }
    var pmSymbol: String { _calendarSymbols(self, "pm")[0] }
}

func _calendarComponents(_ calendar: Calendar, _ date: Double, _ components: [String]) -> [String: Int]
func _calendarDifference(_ calendar: Calendar, _ start: Double, _ end: Double, _ components: [String]) -> [String: Int]
func _calendarDate(_ calendar: Calendar, _ values: [String: Int]) -> Double?
func _calendarAdd(_ calendar: Calendar, _ date: Double, _ values: [String: Int], _ isWrapping: Bool) -> Double?
func _calendarSet(_ calendar: Calendar, _ date: Double, _ component: String, _ value: Int) -> Double?
func _calendarNext(_ calendar: Calendar, _ date: Double, _ values: [String: Int], _ policy: String, _ isForward: Bool) -> Double?
func _calendarInterval(_ calendar: Calendar, _ component: String, _ date: Double) -> [Double]?
func _calendarRange(_ calendar: Calendar, _ smaller: String, _ larger: String, _ date: Double) -> [Int]?
func _calendarOrdinality(_ calendar: Calendar, _ smaller: String, _ larger: String, _ date: Double) -> Int?
func _calendarSymbols(_ calendar: Calendar, _ kind: String) -> [String]

struct DateComponents: Hashable, CustomStringConvertible, Sendable {
    var calendar: Calendar?
    var timeZone: TimeZone?
    var era: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var nanosecond: Int?
    var weekday: Int?
    var weekdayOrdinal: Int?
    var quarter: Int?
    var weekOfMonth: Int?
    var weekOfYear: Int?
    var yearForWeekOfYear: Int?
    var dayOfYear: Int?
    var isLeapMonth: Bool?
    init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil,
        minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
        weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
    ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.era = era
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.weekday = weekday
        self.weekdayOrdinal = weekdayOrdinal
        self.quarter = quarter
        self.weekOfMonth = weekOfMonth
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
    }
    init(_values values: [String: Int], _in calendar: Calendar, _ components: Set<Calendar.Component>) {
        if components.contains(.calendar) { self.calendar = calendar }
        if components.contains(.timeZone) { timeZone = calendar.timeZone }
        era = values["era"]
        year = values["year"]
        month = values["month"]
        day = values["day"]
        hour = values["hour"]
        minute = values["minute"]
        second = values["second"]
        nanosecond = values["nanosecond"]
        weekday = values["weekday"]
        weekdayOrdinal = values["weekdayOrdinal"]
        quarter = values["quarter"]
        weekOfMonth = values["weekOfMonth"]
        weekOfYear = values["weekOfYear"]
        yearForWeekOfYear = values["yearForWeekOfYear"]
        dayOfYear = values["dayOfYear"]
        isLeapMonth = components.contains(.month) ? false : nil
    }
    var _values: [String: Int] {
        var values: [String: Int] = [:]
        values["era"] = era
        values["year"] = year
        values["month"] = month
        values["day"] = day
        values["hour"] = hour
        values["minute"] = minute
        values["second"] = second
        values["nanosecond"] = nanosecond
        values["weekday"] = weekday
        values["weekdayOrdinal"] = weekdayOrdinal
        values["quarter"] = quarter
        values["weekOfMonth"] = weekOfMonth
        values["weekOfYear"] = weekOfYear
        values["yearForWeekOfYear"] = yearForWeekOfYear
        values["dayOfYear"] = dayOfYear
        return values
    }
    func _zone(_ calendar: Calendar) -> Calendar {
        guard let timeZone else { return calendar }
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }
    var description: String {
        var text = ""
        if calendar != nil { text.append("calendar: gregorian (fixed) ") }
        if let timeZone { text.append("timeZone: \(timeZone.description) ") }
        let values = _values
        for name in [
            "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear",
            "yearForWeekOfYear", "dayOfYear",
        ] {
            if let value = values[name] { text.append("\(name): \(value) ") }
        }
        if let isLeapMonth { text.append("isLeapMonth: \(isLeapMonth) ") }
        return text
    }
}

extension DateComponents {
    var date: Date? { calendar?.date(from: self) }
    var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
    func isValidDate(in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: self) else { return false }
        return calendar.date(date, matchesComponents: self)
    }
    func value(for component: Calendar.Component) -> Int? { _values[component.rawValue] }
    mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        var values = _values
        values[component.rawValue] = value
        self = DateComponents(_values: values, _in: calendar ?? Calendar.current, [])
    }
}

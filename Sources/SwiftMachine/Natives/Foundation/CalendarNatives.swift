import Foundation

/// What stands behind the prelude's `Calendar`: the host's calendars, in the zone and locale that the value says.
extension NativeRegistry {
    static func registerCalendar(_ registry: inout NativeRegistry) {
        registerCalendarReading(&registry)
        registerCalendarSearching(&registry)
        registry.define("_calendarSymbols(_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            return Value(array: symbols(try arguments.string(1), of: calendar).map { Value($0) })
        }
    }

    private static func registerCalendarReading(_ registry: inout NativeRegistry) {
        registry.define("_calendarComponents(_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let date = Date(within: try arguments.double(1)) else { return try interpreter.numberDictionary([]) }
            let names = try interpreter.strings(arguments.value(2))
            let components = calendar.dateComponents(
                Set(names.compactMap { Calendar.Component(named: $0) }), from: date)
            return try interpreter.numberDictionary(components.numbers(names))
        }
        registry.define("_calendarDifference(_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let start = Date(within: try arguments.double(1)), let end = Date(within: try arguments.double(2))
            else {
                return try interpreter.numberDictionary([])
            }
            let names = try interpreter.strings(arguments.value(3))
            let components = calendar.dateComponents(
                Set(names.compactMap { Calendar.Component(named: $0) }), from: start, to: end)
            return try interpreter.numberDictionary(components.numbers(names))
        }
        registry.define("_calendarInterval(_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let component = Calendar.Component(named: try arguments.string(1)),
                let date = Date(within: try arguments.double(2)),
                let interval = calendar.dateInterval(of: component, for: date)
            else { return .none }
            return Value(array: [
                .double(interval.start.timeIntervalSinceReferenceDate), .double(interval.duration),
            ])
        }
        registry.define("_calendarRange(_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let smaller = Calendar.Component(named: try arguments.string(1)),
                let larger = Calendar.Component(named: try arguments.string(2)),
                let date = Date(within: try arguments.double(3)),
                let range = calendar.range(of: smaller, in: larger, for: date)
            else { return .none }
            return Value(array: [.int(range.lowerBound), .int(range.upperBound)])
        }
        registry.define("_calendarOrdinality(_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let smaller = Calendar.Component(named: try arguments.string(1)),
                let larger = Calendar.Component(named: try arguments.string(2)),
                let date = Date(within: try arguments.double(3))
            else { return .none }
            return calendar.ordinality(of: smaller, in: larger, for: date).map { .int($0) } ?? .none
        }
    }

    private static func registerCalendarSearching(_ registry: inout NativeRegistry) {
        registry.define("_calendarDate(_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            let components = DateComponents(numbers: try interpreter.numbers(arguments.value(1)))
            return Value(seconds: components.flatMap { calendar.date(from: $0) })
        }
        registry.define("_calendarAdd(_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let date = Date(within: try arguments.double(1)),
                let components = DateComponents(numbers: try interpreter.numbers(arguments.value(2)))
            else { return .none }
            let isWrapping = try arguments.bool(3)
            return Value(seconds: calendar.date(byAdding: components, to: date, wrappingComponents: isWrapping))
        }
        registry.define("_calendarSet(_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let date = Date(within: try arguments.double(1)),
                let component = Calendar.Component(named: try arguments.string(2)),
                let value = DateComponents.bounded(try arguments.int(3), component)
            else { return .none }
            return Value(seconds: calendar.date(bySetting: component, value: value, of: date))
        }
        registry.define("_calendarNext(_:_:_:_:_:)") { interpreter, arguments in
            let calendar = interpreter.hostCalendar(try arguments.value(0))
            guard let date = Date(within: try arguments.double(1)),
                let components = DateComponents(numbers: try interpreter.numbers(arguments.value(2)))
            else { return .none }
            let policy: Calendar.MatchingPolicy =
                switch try arguments.string(3) {
                case "strict": .strict
                case "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents
                case "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents
                default: .nextTime
                }
            let direction: Calendar.SearchDirection = try arguments.bool(4) ? .forward : .backward
            return Value(
                seconds: calendar.nextDate(
                    after: date, matching: components, matchingPolicy: policy, direction: direction))
        }
    }

    private static func symbols(_ kind: String, of calendar: Calendar) -> [String] {
        switch kind {
        case "weekday": calendar.weekdaySymbols
        case "shortWeekday": calendar.shortWeekdaySymbols
        case "veryShortWeekday": calendar.veryShortWeekdaySymbols
        case "standaloneWeekday": calendar.standaloneWeekdaySymbols
        case "shortStandaloneWeekday": calendar.shortStandaloneWeekdaySymbols
        case "veryShortStandaloneWeekday": calendar.veryShortStandaloneWeekdaySymbols
        case "month": calendar.monthSymbols
        case "shortMonth": calendar.shortMonthSymbols
        case "veryShortMonth": calendar.veryShortMonthSymbols
        case "standaloneMonth": calendar.standaloneMonthSymbols
        case "shortStandaloneMonth": calendar.shortStandaloneMonthSymbols
        case "quarter": calendar.quarterSymbols
        case "era": calendar.eraSymbols
        case "am": [calendar.amSymbol]
        case "pm": [calendar.pmSymbol]
        default: []
        }
    }
}

extension Calendar.Component {
    init?(named name: String) {
        let known: [String: Calendar.Component] = [
            "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
            "second": .second, "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter,
            "weekOfMonth": .weekOfMonth, "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
            "nanosecond": .nanosecond, "dayOfYear": .dayOfYear,
        ]
        guard let component = known[name] else { return nil }
        self = component
    }
}

extension DateComponents {
    /// Components of numbers by name; nil where a number is so large that the host's calendars would not return.
    init?(numbers: [String: Int]) {
        self.init()
        for (name, value) in numbers {
            guard let component = Calendar.Component(named: name), let value = Self.bounded(value, component) else {
                return nil
            }
            setValue(value, for: component)
        }
    }

    static func bounded(_ value: Int, _ component: Calendar.Component) -> Int? {
        let limit =
            switch component {
            case .era, .year, .yearForWeekOfYear: 100_000
            case .second, .nanosecond: 100_000_000_000
            default: 40_000_000
            }
        return (-limit...limit).contains(value) ? value : nil
    }

    /// The values of components, in the order of their names.
    func numbers(_ names: [String]) -> [(String, Int)] {
        names.compactMap { name in
            guard let component = Calendar.Component(named: name), let value = value(for: component),
                value != Int.max
            else { return nil }
            return (name, value)
        }
    }
}

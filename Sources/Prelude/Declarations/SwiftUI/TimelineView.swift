@_primitive("TimelineView") struct TimelineView<Schedule: TimelineSchedule, Content>: View {
    typealias Context = TimelineViewDefaultContext
    let _content: Any
    let _schedule: Any
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        _content = content
        _schedule = schedule
    }
    func _context(_ date: Double) -> TimelineViewDefaultContext { TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: date)) }
    // The date of the entry that holds now, and how long it holds.
    func _entry() -> [Double] { _timelineEntry(_schedule, Date(timeIntervalSinceReferenceDate: _now())) }
}

func _timelineEntry(_ schedule: Any, _ now: Date) -> [Double] {
    var current: Date?
    var count = 0
    for date in (schedule as! TimelineSchedule)._upcoming(now) {
        if date > now { return [(current ?? now).timeIntervalSinceReferenceDate, date.timeIntervalSince(now)] }
        current = date
        count += 1
        if count > 10_000 { break }
    }
    return [(current ?? now).timeIntervalSinceReferenceDate, -1]
}

struct TimelineViewDefaultContext {
    let date: Date
    var cadence: Cadence { .live }
    func invalidateTimelineContent() {}
    enum Cadence: Comparable { case live, seconds, minutes }
}

enum TimelineScheduleMode { case normal, lowFrequency }

protocol TimelineSchedule {
    associatedtype Entries
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    func _upcoming(_ now: Date) -> Any
}

extension TimelineSchedule { func _upcoming(_ now: Date) -> Any { entries(from: now, mode: .normal) } }

func _regular(_ start: Date, _ interval: Double, _ now: Date) -> [Date] {
    guard interval > 0.0001 else { return [start] }
    guard now >= start else { return [start] }
    let passed = ((now.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate) / interval + 0.000001).rounded(.down)
    return [start.addingTimeInterval(passed * interval), start.addingTimeInterval((passed + 1) * interval)]
}

struct PeriodicTimelineSchedule: TimelineSchedule {
    let _start: Date
    let _interval: Double
    init(from startDate: Date, by interval: TimeInterval) {
        _start = startDate
        _interval = interval
    }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { _regular(_start, _interval, startDate) }
}

struct EveryMinuteTimelineSchedule: TimelineSchedule {
    init() {}
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { _regular(Date(timeIntervalSinceReferenceDate: 0), 60, startDate) }
}

struct ExplicitTimelineSchedule: TimelineSchedule {
    let _dates: [Date]
    init<S>(_ dates: S) { _dates = Array(dates) }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { _dates }
}

struct AnimationTimelineSchedule: TimelineSchedule {
    let _interval: Double
    let _isPaused: Bool
    init(minimumInterval: Double? = nil, paused: Bool = false) {
        _interval = minimumInterval ?? 1.0 / 60
        _isPaused = paused
    }
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        _isPaused ? [startDate] : _regular(Date(timeIntervalSinceReferenceDate: 0), _interval, startDate)
    }
}

extension TimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
    static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
    static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

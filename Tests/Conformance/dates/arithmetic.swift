import Foundation

let start = Date(timeIntervalSince1970: 1_700_000_000)
let later = start.addingTimeInterval(90.5)
print(start, later.timeIntervalSince(start), start.timeIntervalSince(later))
print(start < later, start == start + 0, later > start, min(start, later) == start)
print(start + 60, later - 3600, start.distance(to: later), start.advanced(by: 1))
print(start.timeIntervalSince1970, start.timeIntervalSinceReferenceDate)
var moving = start
moving += 86400
moving -= 1
moving.addTimeInterval(2)
print(moving, moving.timeIntervalSince(start))
print(Date(timeIntervalSinceReferenceDate: 0), Date(timeInterval: 10, since: start))
print(Date.distantPast < start, Date.distantFuture > start, Date.distantFuture)
print(start.compare(later) == .orderedAscending, start.compare(start) == .orderedSame)
print([later, start, moving].sorted(), Set([start, start, later]).count)
let range = start...later
print(range.contains(start + 30), range.contains(later + 1))
print(Date() <= Date.now, abs(Date().timeIntervalSinceNow) < 5)
let interval = DateInterval(start: start, duration: 3600)
print(interval.end, interval.contains(later), interval.duration)
let other = DateInterval(start: start.addingTimeInterval(1800), end: start.addingTimeInterval(7200))
print(interval.intersects(other), interval.intersection(with: other)?.duration ?? 0, interval < other)

import Foundation

let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
print(rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height)
print(
    rect.origin.x, rect.size.width, rect.isEmpty, CGRect.zero.isEmpty,
    rect == CGRect(origin: CGPoint(x: 10, y: 20), size: CGSize(width: 100, height: 50)))
print(
    rect.contains(CGPoint(x: 10, y: 20)), rect.contains(CGPoint(x: 110, y: 20)),
    rect.contains(CGRect(x: 20, y: 30, width: 5, height: 5)))
let inset = rect.insetBy(dx: 10, dy: 5)
print(inset.minX, inset.minY, inset.width, inset.height)
let moved = rect.offsetBy(dx: -10, dy: 1)
print(moved.origin.x, moved.origin.y)
let other = CGRect(x: 50, y: 40, width: 100, height: 100)
let common = rect.intersection(other)
print(common.minX, common.minY, common.width, common.height, rect.intersects(other))
let both = rect.union(other)
print(both.minX, both.minY, both.width, both.height)
print(rect.intersection(CGRect(x: 500, y: 500, width: 1, height: 1)).isNull, rect.integral == rect)
var size = CGSize(width: 3, height: 4)
size.width *= 2
print(size.width, size.height, size == .zero, CGPoint.zero == CGPoint(x: 0, y: 0))
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
print(distance(.zero, CGPoint(x: 3, y: 4)), Set([CGPoint.zero, .zero]).count)
let backwards = CGRect(x: 10, y: 10, width: -4, height: -6)
print(backwards.minX, backwards.maxX, backwards.width, backwards.standardized.origin.x)

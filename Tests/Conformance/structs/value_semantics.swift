// A copy of a struct is independent of the original, through any depth of nesting.
struct Point {
    var x = 0
    var y = 0
}

struct Segment {
    var start = Point()
    var end = Point(x: 3, y: 4)
}

struct Drawing {
    var segments = [Segment(), Segment()]
    var title = "plan"
}

var first = Drawing()
var second = first
second.segments[1].end.x = 30
second.title += " b"
print(first.segments[1].end.x, second.segments[1].end.x)
print(first.title, second.title)

var points = [Point(x: 1, y: 1)]
let kept = points
points[0].y = 9
points.append(Point())
print(kept.count, kept[0].y, points.count, points[0].y)

func moved(_ point: Point) -> Point {
    var point = point
    point.x += 1
    return point
}
let origin = Point()
print(moved(moved(origin)).x, origin.x)

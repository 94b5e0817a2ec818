// Key paths join to longer ones, are stored, passed, and called as functions.
struct Point { var x: Int; var y: Int }
struct Line { var start: Point; var end: Point; let name: String }
final class Box { var line = Line(start: Point(x: 1, y: 2), end: Point(x: 3, y: 4), name: "l") }

let x = (\Line.start).appending(path: \.x)
let line = Line(start: Point(x: 5, y: 6), end: Point(x: 7, y: 8), name: "line")
print(line.start.x, line[keyPath: x], line[keyPath: (\Line.name).appending(path: \.count)])
let box = Box()
box.line.start.x = 20
let inBox = (\Box.line).appending(path: x)
print(box[keyPath: inBox], inBox == \Box.line.start.x)
func change() {
    let start: WritableKeyPath<Line, Point> = \Line.start
    let y: WritableKeyPath<Line, Int> = start.appending(path: \Point.y)
    var copy = line
    copy[keyPath: y] += 10
    print(copy.start.y, line.start.y)
}
change()

func apply<A, B>(_ value: A, _ function: (A) -> B) -> B { function(value) }
print(apply(line, \.end.y), apply("abc", \.count), ["a", "bcd"].map(\.count))
let readers: [(Line) -> Int] = [\.start.x, \.end.x, { $0.end.y }]
print(readers.map { $0(line) })
func compose<A, B, C>(_ first: KeyPath<A, B>, _ second: KeyPath<B, C>) -> (A) -> C {
    { $0[keyPath: first.appending(path: second)] }
}
print(compose(\Line.name, \String.isEmpty)(line), [line].map(compose(\.end, \.x)))

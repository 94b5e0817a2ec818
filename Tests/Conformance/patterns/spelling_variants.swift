// swift-format-ignore-file
// The same statements in the other spellings that Swift allows.
enum Shape: Equatable { case dot; case line(Int, to: Int), box(w: Int, h: Int)
    indirect case group(Shape, Shape) }
enum Code: Int { case one = 1, two, ten = 10, eleven }

func size(_ shape: Shape) -> Int {
    switch (shape) {
    case .dot: return 0
    case let .line(from, to): return to - from
    case let .box(w: width, h: height): return (width * height)
    case let .group(first, second): return size(first) + size(second) }
}
let shapes: Array<Shape> = [.dot, .line(2, to: 5), .box(w: 2, h: 3), .group(.dot, .line(0, to: 1))]
print(shapes.map({ (shape: Shape) -> Int in return size(shape) }), Code.two.rawValue, Code.eleven.rawValue)

var a = 1, b = 2, c: Int, d: Optional<Int> = .none
c = a + b; d = .some(c); print(a, b, c, d!); a = 5; if (a > 4) { print("big") } else if (a == 4) { print("four") }
else { print("small") }
if case let .line(from, to: end) = shapes[1], from < end { print(from, end) }
if let d = d, case let x? = Optional(d) , x > 0 { print("d", d, x) }
let table: Dictionary<String, Int> = ["a": 1,
    "b": 2,
]
let function: ((Int) -> (Int)) = { (x) in return (x + 1) }
func nothing() -> () { return () }
func nowhere() -> Void { return }
print(table["a"]!, function(1), nothing() == nowhere())
for (_, shape) in shapes.enumerated() where shape != .dot { guard size(shape) > 1 else { continue }; print(size(shape)) }
let `class` = "escaped", π = 3.14, 名 = "name"
print(`class`, π, 名,
      separator: "/",
      terminator: "\n")
let text = "a" +
    "b"
    + "c"
print(text.uppercased()
          .lowercased(), /* an /* inner */ comment */ "end")
switch a { case 1, 2: print("low"); case 3 ... 5: print("middle"); default: break }
let closure = { print("called"); return }
closure()
({ print("in parentheses") })()
_ = { $0 * 2 }(4)

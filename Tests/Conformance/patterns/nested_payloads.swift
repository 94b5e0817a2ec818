// Patterns inside patterns, with where, in switch, if, guard, for and while.
indirect enum Expr { case number(Int), add(Expr, Expr), multiply(Expr, Expr), negate(Expr), variable(name: String) }
func simplify(_ expr: Expr) -> Expr {
    switch expr {
    case .add(.number(0), let x), .add(let x, .number(0)): simplify(x)
    case .multiply(.number(0), _), .multiply(_, .number(0)): .number(0)
    case .multiply(.number(1), let x), .multiply(let x, .number(1)): simplify(x)
    case .add(.number(let a), .number(let b)) where a + b < 100: .number(a + b)
    case .negate(.negate(let x)): simplify(x)
    case .negate(.number(let n)): .number(-n)
    case .add(let a, let b): .add(simplify(a), simplify(b))
    case .multiply(let a, let b): .multiply(simplify(a), simplify(b))
    case .negate(let x): .negate(simplify(x))
    case .number, .variable: expr
    }
}
func text(_ expr: Expr) -> String {
    switch expr {
    case let .number(n) where n < 0: "(\(n))"
    case let .number(n): "\(n)"
    case .variable(name: let name): name
    case let .add(a, b): "\(text(a))+\(text(b))"
    case let .multiply(a, b): "\(text(a))*\(text(b))"
    case .negate(let x): "-\(text(x))"
    }
}
let x = Expr.variable(name: "x")
for expr in [
    .add(.number(0), x), .multiply(x, .number(1)), .negate(.negate(.number(3))), .add(.number(60), .number(50)),
    .multiply(.add(x, .number(0)), .add(.number(2), .number(3))), .negate(.number(4)),
] as [Expr] {
    print(text(expr), "=>", text(simplify(expr)))
}
enum Event { case key(Character, (shift: Bool, alt: Bool)), click((x: Int, y: Int)?), move([Int]) }
let events: [Event?] = [
    .key("a", (true, false)), .click(nil ?? (x: 1, y: 2)), nil, .move([1, 2]), .key("b", (false, true)),
]
for case .key(let character, (let shift, _))? in events where shift { print("shifted", character) }
for case let .some(.move(points)) in events { print("moved", points) }
for (index, event) in events.enumerated() {
    switch (index, event) {
    case (_, nil): print(index, "nothing")
    case (0, .key(let c, (shift: true, alt: _))?): print("first", c)
    case (1..., .click((let x, let y)?)?): print("click", x + y)
    case (let i, .key(_, let modifiers)?) where modifiers.alt: print("alt at", i)
    default: print(index, "other")
    }
}

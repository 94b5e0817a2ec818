// Overloads are chosen by labels, types, results and generality.
func show(_ value: Int) -> String { "int \(value)" }
func show(_ value: Double) -> String { "double \(value)" }
func show(_ value: String) -> String { "string \(value)" }
func show(value: Int) -> String { "labelled \(value)" }
func show<T>(_ value: T) -> String { "generic \(value)" }
func show<T>(_ value: [T]) -> String { "array of \(value.count)" }
func show(_ value: Int?) -> String { "optional" }
print(show(1), show(1.0), show("a"), show(value: 2), show(true), show([1]), show(nil), separator: ", ")

func make() -> Int { 1 }
func make() -> String { "one" }
let number: Int = make()
let text: String = make()
print(number, text, make() + 1, make() + "!")

struct Canvas {
    func draw(at x: Int) -> String { "at \(x)" }
    func draw(to x: Int) -> String { "to \(x)" }
    func draw(_ body: () -> Int) -> String { "closure \(body())" }
    func draw(_ names: String...) -> String { "names \(names.count)" }
    static func draw() -> String { "static" }
    init(_ text: String = "none") { print("canvas", text) }
    init(number: Int) { print("canvas number", number) }
}
let canvas = Canvas()
_ = Canvas(number: 3)
print(canvas.draw(at: 1), canvas.draw(to: 2), canvas.draw { 3 }, canvas.draw("a", "b"), Canvas.draw(), separator: ", ")

protocol P {}
extension P { func kind() -> String { "any P" } }
struct Plain: P {}
struct Special: P { func kind() -> String { "special" } }
func kind<T: P>(_ value: T) -> String { "constrained" }
func kind<T>(_ value: T) -> String { "unconstrained" }
print(Plain().kind(), Special().kind(), kind(Plain()), kind(5))
let chosen: (Double) -> String = show
print(chosen(2))

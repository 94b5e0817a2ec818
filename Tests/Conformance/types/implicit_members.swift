// Implicit members: cases, statics, chains, functions, optionals, in arguments, generics, arrays and comparisons.
struct Color: Equatable, CustomStringConvertible {
    var name: String, alpha = 1.0
    static let red = Color(name: "red"), blue = Color(name: "blue")
    static func gray(_ level: Int) -> Color { Color(name: "gray\(level)") }
    static var random: Color? { .red }
    func opacity(_ alpha: Double) -> Color { Color(name: name, alpha: alpha) }
    var inverted: Color { self == .red ? .blue : .red }
    var description: String { alpha == 1 ? name : "\(name)@\(alpha)" }
}
func paint(_ color: Color, _ other: Color? = .blue, also: [Color] = [.red, .gray(1)]) -> String {
    "\(color) \(other.map(\.description) ?? "-") \(also)"
}
print(
    paint(.red), paint(.gray(3).opacity(0.5), nil),
    paint(.red.inverted.opacity(0.1), .init(name: "new"), also: [.blue.inverted]))
let optional: Color? = .red.opacity(0.2)
let fromOptional: Color? = .random
print(optional as Any, fromOptional == .red, optional != .blue)
let closure: () -> Color = { .blue }
let table: [String: Color] = ["a": .red, "b": .gray(2)]
print(
    closure(), table.keys.sorted().map { table[$0]! }, [Color.red, .blue].contains(.blue),
    [.red, .blue].firstIndex(of: Color.blue) ?? -1)
enum Edge: CaseIterable { case top, bottom; static let all: [Edge] = [.top, .bottom]; static var first: Edge { .top } }
enum Shape {
    case circle(radius: Double), rect(Double, Double), none;
    static func square(_ side: Double) -> Shape { .rect(side, side) }; static let unit: Shape = .circle(radius: 1)
}
func area(_ shape: Shape) -> Double {
    switch shape {
    case .circle(let radius): radius * 3
    case .rect(let a, let b): a * b
    case .none: 0
    }
}
print(area(.circle(radius: 2)), area(.square(3)), area(.unit), area(.none), Edge.all.contains(.first))
protocol Style { var text: String { get } }
struct Plain: Style { var text = "plain" }
struct Fancy: Style { var level: Int; var text: String { "fancy\(level)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy {
    static func fancy(_ level: Int) -> Fancy { Fancy(level: level) }; static var fancy: Fancy { .fancy(1) }
}
func apply<S: Style>(_ style: S) -> String { style.text }
func applySome(_ style: some Style) -> String { style.text }
func applyAny(_ style: any Style) -> String { style.text }
print(apply(.plain), apply(.fancy(2)), applySome(.fancy), applyAny(.plain))
struct Options: OptionSet {
    let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 2);
    static let both: Options = [.a, .b]
}
func has(_ options: Options) -> [Bool] { [options.contains(.a), options == .both, options.isEmpty] }
print(has(.a), has([.a, .b]), has([]), has(.both.subtracting(.a)))
let ternary: Edge = table.isEmpty ? .top : .bottom
var edge = Edge.top
edge = .bottom
if edge == .bottom, case .bottom = ternary { print("bottom") }
func result(_ n: Int) -> Result<Int, Error> { n > 0 ? .success(n) : .failure(Oops.bad) }
enum Oops: Error { case bad }
print((try? result(1).get()) ?? 0, (try? result(-1).get()) ?? 0)
extension Int { static let answer = 42 }
let n: Int = .answer + .answer
print(n, max(.answer, 1), .answer as Int)

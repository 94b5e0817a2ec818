// A leading dot finds a member of the type that the context wants.
struct Color: Equatable {
    var name: String
    var shade = 0
    static let red = Color(name: "red")
    static let blue = Color(name: "blue")
    static func gray(_ shade: Int) -> Color { Color(name: "gray", shade: shade) }
    func darker() -> Color { Color(name: name, shade: shade + 1) }
    static var palette: [Color] { [.red, .gray(3)] }
}

enum Side {
    case left, right
    case both(Int)
}

func paint(_ color: Color, on side: Side = .left, extras: [Color] = [.blue]) -> String {
    "\(color.name)\(color.shade) \(side) \(extras.count)"
}

print(paint(.red), paint(.gray(2), on: .right, extras: []), paint(.init(name: "own"), on: .both(4)))
print(paint(.red.darker().darker()), paint(Bool(true) ? .red : .blue))
let color: Color = .blue
let optional: Color? = .red
let list: [Color] = [.red, .blue, .gray(1)]
let table: [String: Side] = ["a": .left]
print(color == .blue, optional == .red, list.contains(.gray(1)), list.firstIndex(of: .blue) ?? -1, table["a"] ?? .right)
func pick(_ flag: Bool) -> Color { flag ? .red : .gray(9) }
func early() -> Side { .both(1) }
var side = early()
side = .right
if case .right = side { print("right", pick(false).shade) }
switch side {
case .left: print("left")
case .right, .both: print("not left")
}
let closure: (Int) -> Color = { .gray($0) }
print(closure(7).shade, Color.palette.count, [.red, color].map(\.name), color != .red ? "differs" : "same")
struct Style {
    var tint: Color = .red
    var edge: Side = .both(2)
}
var style = Style(tint: .blue)
style.tint = .gray(4)
style.edge = .left
print(style.tint.shade, style.edge, optional.map { $0 == .red } ?? false)
func defaulted<T>(_ value: T, or other: T) -> T { value }
print(defaulted(.left, or: side), (1, Side.left).1)

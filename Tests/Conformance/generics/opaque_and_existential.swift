// Opaque and existential types, with compositions, metatypes and opened values.
protocol Shape { init(side: Int); var area: Int { get }; static var sides: Int { get } }
protocol Labelled { var label: String { get } }
struct Square: Shape, Labelled, Equatable {
    let side: Int
    var area: Int { side * side }
    static let sides = 4
    var label: String { "square \(side)" }
}
struct Line: Shape {
    let side: Int
    var area: Int { 0 }
    static let sides = 1
}
let types: [any Shape.Type] = [Square.self, Line.self]
print(types.map { $0.init(side: 3).area }, types.map { $0.sides }, types.map { "\($0)" })
func make<S: Shape>(_ type: S.Type, _ side: Int) -> S { type.init(side: side) }
print(make(Square.self, 5).area, make(Line.self, 5).area)
func show(_ value: some Shape & Labelled) -> String { "\(value.label) \(value.area)" }
func both(_ value: any Shape & Labelled) -> String { "\(type(of: value)) \(value.label)" }
print(show(Square(side: 2)), both(Square(side: 1)))
func open<S: Shape>(_ shape: S) -> String { "\(S.self) \(S.sides)" }
let shapes: [any Shape] = [Line(side: 1), Square(side: 2)]
print(shapes.map { open($0) }, shapes.compactMap { $0 as? any Labelled }.map(\.label))
func hidden(_ flag: Bool) -> some Equatable { flag ? 1 : 2 }
print(hidden(true) == hidden(true), hidden(true) == hidden(false))
extension Shape {
    static func unit() -> Self { Self(side: 1) }
    func doubled() -> Self { Self(side: area * 2) }
    var name: String { "\(Self.self)" }
}
print(Square.unit().area, Square(side: 2).doubled().area, shapes.map(\.name), Line.unit().name)

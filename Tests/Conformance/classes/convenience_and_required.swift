// Convenience initializers delegate across, required ones are available through metatypes.
class Shape {
    let sides: Int
    required init(sides: Int) {
        print("designated", sides)
        self.sides = sides
    }
    convenience init() {
        print("convenience of Shape")
        self.init(sides: 3)
    }
    static func make() -> Self { Self(sides: 5) }
}

class Square: Shape {
    var edge = 1
    required init(sides: Int) {
        super.init(sides: sides)
        print("square", self.sides)
    }
    convenience init(edge: Int) {
        self.init(sides: 4)
        self.edge = edge
    }
}

print(Shape().sides)
print(Square().sides)
print(Square(edge: 9).edge)
print(Square.make().sides)
let types: [Shape.Type] = [Shape.self, Square.self]
print(types.map { "\(type(of: $0.init(sides: 6)))" })

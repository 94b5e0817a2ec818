import Foundation

class Shape: Codable {
    var name: String
    var sides: Int
    init(name: String, sides: Int) {
        self.name = name
        self.sides = sides
    }
    deinit { print("deinit", name) }
}

final class Square: Shape {
    var length: Double

    enum CodingKeys: String, CodingKey { case length }

    init(length: Double) {
        self.length = length
        super.init(name: "square", sides: 4)
    }

    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        length = try container.decode(Double.self, forKey: .length)
        try super.init(from: decoder)
    }

    override func encode(to encoder: Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(length, forKey: .length)
    }
}

func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let shape = Shape(name: "triangle", sides: 3)
    print(String(decoding: try encoder.encode(shape), as: UTF8.self))
    let square = Square(length: 2)
    let data = try encoder.encode(square)
    print(String(decoding: data, as: UTF8.self))
    let copy = try JSONDecoder().decode(Square.self, from: data)
    copy.name = "copy"
    print(copy.length, copy.sides, copy !== square)
    let base = try JSONDecoder().decode(Shape.self, from: data)
    base.name = "base"
    print(type(of: base), base.sides)
    do {
        _ = try JSONDecoder().decode(Square.self, from: Data(#"{"name": "n", "sides": 4}"#.utf8))
    } catch {
        print(error)
    }
    withExtendedLifetime((shape, square, copy, base)) { print("end") }
}
try run()

import Foundation
struct Skip: Decodable {}
struct Lossy<T: Decodable>: Decodable {
    var items: [T] = []
    init(from d: Decoder) throws {
        var c = try d.unkeyedContainer();
        while !c.isAtEnd { if let v = try? c.decode(T.self) { items.append(v) } else { _ = try c.decode(Skip.self) } }
    }
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1,"x",3,{}]"#.utf8)).items)

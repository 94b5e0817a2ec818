// Types are values; casts check at run time.
class Animal {
    required init() {}
    var name: String { "animal" }
}
final class Cat: Animal { override var name: String { "cat" } }
struct Rock {}

let types: [Any.Type] = [Int.self, Cat.self, Rock.self, [String].self, (Int?).self]
print(types.map { "\($0)" })
let animals: [Animal.Type] = [Animal.self, Cat.self]
print(animals.map { $0.init().name }, type(of: Cat() as Animal), type(of: Cat() as Animal) == Cat.self)

let values: [Any] = [1, 2.5, "s", Cat(), Rock(), [1, 2], ["k": 1], Optional("o") as Any, (1, 2), { 5 }]
print(values.map { $0 is Int }, values.compactMap { $0 as? String }, values.compactMap { ($0 as? Animal)?.name })
print(
    values[5] as? [Int] ?? [], values[6] as? [String: Int] ?? [:], values[5] as? [String] as Any,
    (values[9] as? () -> Int)?() ?? 0)
print(
    1 as Any is Int, (1 as Any) as? Double as Any, Int(2.9), Double(3), Int("12") ?? 0, Int("x") as Any,
    Double("1.5") ?? 0)
let cat: Animal? = Cat()
print((cat as? Cat)?.name ?? "no cat", cat! as! Cat === cat, (Rock() as Any) as? Cat == nil)
func kind<T>(_ type: T.Type) -> String {
    switch type {
    case is Int.Type: "int"
    case is any StringProtocol.Type: "text"
    default: "else"
    }
}
print(kind(Int.self), kind(String.self), kind(Rock.self), MemoryLayout<Int8>.size)
print(
    [Animal(), Cat()] as [Any] is [Animal], ([Cat()] as [Animal]) as? [Cat] != nil,
    ["a": Cat()] as [String: Animal] is [String: Cat])

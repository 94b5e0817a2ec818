// as, as?, as! and is through classes, protocols, optionals, collections, functions and numbers.
class Animal { var name: String { "animal" } }
class Dog: Animal {
    override var name: String { "dog" }
    func bark() -> String { "woof" }
}
final class Puppy: Dog { override func bark() -> String { "yip" } }
protocol Speaker { func speak() -> String }
extension Dog: Speaker { func speak() -> String { bark() } }
let animals: [Animal] = [Animal(), Dog(), Puppy()]
for animal in animals {
    print(
        animal is Dog, animal is Speaker, (animal as? Dog)?.bark() ?? "-",
        (animal as? any Speaker)?.speak() ?? "silent", animal is Puppy, (animal as Animal).name)
}
print(
    (animals as? [Dog])?.count == nil ? "not all dogs" : "dogs", animals.compactMap { $0 as? Dog }.count,
    (animals.last as! Dog).bark())
let things: [Any] = [
    1, 2.5, "three", [4], ["five": 5], (6, "six"), Optional(7) as Any, Optional<Int>.none as Any, { 8 }, Puppy(),
    Int.self, Character("c"), UInt8(9),
]
func kind(_ value: Any) -> String {
    if let n = value as? Int { return "Int \(n)" }
    if let d = value as? Double { return "Double \(d)" }
    if let s = value as? String { return "String \(s)" }
    if let a = value as? [Int] { return "[Int] \(a)" }
    if let d = value as? [String: Int] { return "dict \(d.count)" }
    if let t = value as? (Int, String) { return "tuple \(t.1)" }
    if let f = value as? () -> Int { return "function \(f())" }
    if let s = value as? any Speaker { return "speaker \(s.speak())" }
    if let t = value as? Any.Type { return "type \(t)" }
    if let c = value as? Character { return "Character \(c)" }
    if let n = value as? any BinaryInteger { return "integer \(n)" }
    return "other"
}
for thing in things { print(kind(thing)) }
let number: Any = 3
print(
    number as? Double as Any, number as! Int + 1, number is Int, number is any Numeric, number as? Int? as Any,
    (number as? Int).map { $0 * 2 } ?? 0)
let mixed: [Any] = [1, "a", 2]
print(
    mixed as? [Int] as Any, ([1, 2] as [Any]) as? [Int] as Any, mixed.contains { $0 is String },
    (["a": 1] as [String: Any]) as? [String: Int] as Any)
let upcast = Puppy() as Dog as Animal
print(type(of: upcast), upcast is Dog, (upcast as? Puppy)?.bark() ?? "")
let erased = [1, 2] as [Any]
let optionalAny: Any? = nil
print(erased.count, optionalAny as? Int as Any, optionalAny is Int, (5 as Any?) as? Int ?? 0)
print(
    (1 as AnyHashable) == (1 as AnyHashable), AnyHashable("a") == AnyHashable("b"),
    ([AnyHashable(1): "one", AnyHashable("k"): "kay"])["k"] ?? "")

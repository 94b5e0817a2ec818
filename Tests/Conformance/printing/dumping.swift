// dump shows the structure of a value.
struct Address {
    var street: String
    var number: Int
}
struct Person {
    var name: String
    var age: Int
    var address: Address?
    var tags: [String]
}
enum Kind {
    case plain
    case rated(Int)
    case labeled(name: String, weight: Double)
}
class Animal {
    var name = "Rex"
    var legs = 4
}
final class Dog: Animal { var breed = "Collie" }
let person = Person(
    name: "Ann", age: 30, address: Address(street: "Main", number: 5), tags: ["a", "b"])
dump(person)
dump(42)
dump("text")
dump([1, 2, 3])
dump(["key": [true, false]])
dump((1, name: "two"))
dump(nil as Int?)
dump(Optional("present") as Any)
dump(Kind.plain)
dump(Kind.rated(5))
dump(Kind.labeled(name: "x", weight: 1.5))
dump(Dog())
dump([Address]())
dump(Set([1]))
dump(1...3)
dump(person, name: "person", maxDepth: 1)
dump(3.5, name: "number", indent: 2)
let same = dump([person.address].count)
print(same)
struct Custom: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["shown": 1, "also": "x"]) }
}
dump(Custom())
struct Described: CustomStringConvertible {
    var value = 1
    var description: String { "described" }
}
dump(Described())
var output = ""
dump([1], to: &output)
print(output.debugDescription)

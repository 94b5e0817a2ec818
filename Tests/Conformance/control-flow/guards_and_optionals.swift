// if let, guard let, if case, chains of conditions, shorthand, shadowing, optional patterns, nil coalescing chains.
struct Address { var street: String?; var city: City? }
final class City { var name: String; var mayor: Person?; init(_ name: String) { self.name = name } }
final class Person {
    var name: String?; var address: Address?; var tags: [String: [Int]] = [:];
    init(_ name: String?) { self.name = name }
}
func check(_ person: Person?, _ n: Int?) -> String {
    guard let person else { return "no person" }
    guard let name = person.name, !name.isEmpty else { return "no name" }
    guard let n, n > 0, let half = n % 2 == 0 ? n / 2 : nil else { return "\(name) odd or none" }
    if let city = person.address?.city?.name, case let length = city.count, length > 3 {
        return "\(name) in \(city) \(half)"
    } else if let street = person.address?.street {
        return "\(name) on \(street)"
    }
    return "\(name) homeless \(half)"
}
let person = Person("ann")
print(
    check(nil, 1), check(Person(nil), 1), check(Person(""), 1), check(person, nil), check(person, 3), check(person, 4))
person.address = Address(street: "Main", city: nil)
print(check(person, 4))
person.address?.city = City("Rome")
person.address?.city?.mayor = Person("max")
person.address?.city?.mayor?.address = person.address
person.address?.city?.mayor?.address?.street? += " St"
person.address?.city?.mayor?.tags["a", default: []].append(1)
person.address?.city?.mayor?.tags["a"]?[0] += 4
person.address?.city?.mayor?.tags["b"]?.append(2)
print(check(person, 4), person.address?.city?.mayor?.address?.street ?? "-", person.address!.city!.mayor!.tags)
let missing: Person? = nil
print(missing?.address?.city?.name as Any, missing?.tags["x"]?.count ?? -1, (missing?.name?.count).map { $0 + 1 } ?? 0)
print(missing?.name = "x", (person.name = "bob") == (), missing?.address?.street?.uppercased() ?? person.name ?? "none")
var optional: Int? = 3
if var value = optional { value += 1; print(value, optional!) }
if let optional, optional > 2 { print("shadowed", optional + 1) }
while let value = optional { optional = value > 1 ? value - 1 : nil; print(value, terminator: " ") }
print()
let nested: Int?? = .some(nil)
if let inner = nested { print("outer some", inner as Any) }
if case .some(.none) = nested { print("nested nil") }
switch nested {
case nil: print("nil");
case .some(nil): print("some nil");
case let value??: print(value)
}
let values: [Any?] = [1, nil, "a", 2.5]
for case let value? in values {
    if let n = value as? Int {
        print("int", n)
    } else if let s = value as? String {
        print("string", s)
    } else {
        print("other")
    }
}
func first(_ list: [Int]) -> Int { guard case let head? = list.first else { return -1 }; return head }
print(first([5]), first([]), [1, 2, 3].first { $0 > 1 }!, Int("4")! + Int("5")!)
let mapped = optional.map { $0 * 2 } ?? Optional(7).flatMap { $0 > 5 ? $0 : nil } ?? 0
let implicit: Int! = 6
let sum = implicit + 1
print(mapped, sum, implicit as Int? as Any, [nil, 1, nil, 2].compactMap { $0 }, Optional<Int>.none == nil)

// Key paths read and write through structs, classes, optionals and subscripts.
struct Address {
    var street: String
    var codes: [Int]
}

final class Person {
    var name: String
    var address: Address
    var boss: Person?
    let born: Int
    init(_ name: String, _ street: String, boss: Person? = nil, born: Int = 2000) {
        self.name = name
        address = Address(street: street, codes: [1, 2])
        self.boss = boss
        self.born = born
    }
    var initial: Character { name.first ?? "?" }
}

let ann = Person("Ann", "Elm")
let bob = Person("Bob", "Oak", boss: ann, born: 1990)

print(bob[keyPath: \.name], bob[keyPath: \.address.street], bob[keyPath: \.initial])
print(bob[keyPath: \.boss?.name] ?? "no boss", ann[keyPath: \.boss?.name] ?? "no boss")
print(bob[keyPath: \.address.codes[1]], bob[keyPath: \.address.codes.count])

let street: ReferenceWritableKeyPath<Person, String> = \.address.street
bob[keyPath: street] += " Street"
bob[keyPath: \.address.codes[0]] = 9
print(bob.address)

let codes: WritableKeyPath<Address, [Int]> = \.codes
var address = Address(street: "s", codes: [])
address[keyPath: codes].append(5)
print(address.codes)

let whole = \Address.self
address[keyPath: whole] = Address(street: "new", codes: [])
print(address.street)

func update<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ change: (inout Value) -> Void) {
    change(&root[keyPath: path])
}
update(&address, \.street) { $0 += "!" }
print(address.street)

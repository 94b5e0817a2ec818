// Overrides are found dynamically; super reaches the overridden one.
class Animal {
    let name: String
    init(name: String) { self.name = name }
    var sound: String { "..." }
    func speak() -> String { "\(name) says \(sound)" }
    class func kind() -> String { "animal" }
    func describe() -> String { "\(type(of: self)) of kind \(Self.kind())" }
}

class Dog: Animal {
    override var sound: String { "woof" }
    override class func kind() -> String { "dog, a " + super.kind() }
}

final class Puppy: Dog {
    override var sound: String { super.sound + "!" }
    override func speak() -> String { super.speak() + " and wags" }
}

let animals: [Animal] = [Animal(name: "It"), Dog(name: "Rex"), Puppy(name: "Bit")]
for animal in animals {
    print(animal.speak())
    print(animal.describe())
}
print(animals[2] is Dog, animals[0] is Dog)
if let puppy = animals[2] as? Puppy { print("puppy", puppy.name) }

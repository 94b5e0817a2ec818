// A weak reference does not keep its object and reads nil afterwards.
final class Owner {
    let name: String
    var pet: Pet?
    init(_ name: String) { self.name = name }
    deinit { print("owner", name, "gone") }
}

final class Pet {
    let name: String
    weak var owner: Owner?
    unowned let breeder: Owner
    init(_ name: String, breeder: Owner) {
        self.name = name
        self.breeder = breeder
    }
    deinit { print("pet", name, "gone") }
}

func run() {
    let breeder = Owner("Bea")
    defer { print("leaving", breeder.name) }
    let pet = Pet("Tom", breeder: breeder)
    do {
        let owner = Owner("Ann")
        owner.pet = pet
        pet.owner = owner
        print(pet.owner?.name ?? "nobody", pet.breeder.name)
    }
    print(pet.owner?.name ?? "nobody", pet.breeder.name)
}
run()

func weakLocal() {
    var strong: Owner? = Owner("Cid")
    weak let weakCopy = strong
    print(weakCopy != nil)
    strong = nil
    print(weakCopy == nil)
}
weakLocal()

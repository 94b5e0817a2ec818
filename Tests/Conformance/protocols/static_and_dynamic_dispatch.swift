// Requirements are dispatched to the type; extension members that are no requirements are chosen statically.
protocol Speaker {
    func required() -> String
}

extension Speaker {
    func required() -> String { "default required" }
    func extra() -> String { "default extra" }
    func both() -> String { required() + ", " + extra() }
}

struct Silent: Speaker {}

struct Own: Speaker {
    func required() -> String { "own required" }
    func extra() -> String { "own extra" }
}

let own = Own()
let erased: any Speaker = own
print(own.required(), "|", own.extra(), "|", own.both())
print(erased.required(), "|", erased.extra(), "|", erased.both())

func generic<S: Speaker>(_ speaker: S) -> String { speaker.required() + ", " + speaker.extra() }
print(generic(own))
print(generic(Silent()))

class Base: Speaker {}
class Derived: Base {
    func required() -> String { "derived required" }
}
let derived: any Speaker = Derived()
print(derived.required(), "|", Derived().required())

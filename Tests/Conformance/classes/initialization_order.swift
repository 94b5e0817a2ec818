// Fields with defaults are set first, then the subclass sets its own, then the superclass runs.
func traced<T>(_ label: String, _ value: T) -> T {
    print("field", label)
    return value
}

class Base {
    let first = traced("Base.first", 1)
    let second: Int
    init(second: Int) {
        self.second = second
        print("Base.init")
        ready()
    }
    func ready() { print("Base.ready") }
}

class Derived: Base {
    let third = traced("Derived.third", 3)
    var fourth: Int
    init() {
        fourth = traced("Derived.fourth", 4)
        print("before super")
        super.init(second: traced("second", 2))
        print("after super")
        fourth += first + second + third
    }
    override func ready() { print("Derived.ready", fourth) }
}

print(Derived().fourth)

// A failed initializer releases the fields that were set; deinit runs only for a complete object.
struct Refused: Error {}

final class Part {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("part", name) }
}

final class Machine {
    let first: Part
    let second: Part
    init?(_ name: String, fails: Bool) {
        first = Part(name + " first")
        if fails { return nil }
        second = Part(name + " second")
    }
    init(throwing name: String) throws {
        first = Part(name + " first")
        second = Part(name + " second")
        throw Refused()
    }
    deinit { print("machine", first.name) }
}

func run() {
    print(Machine("early", fails: true) == nil)
    print((try? Machine(throwing: "late")) == nil)
    if let machine = Machine("whole", fails: false) { print("made", machine.second.name) }
    print("end")
}
run()

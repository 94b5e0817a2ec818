// Observers on a local variable run around every assignment, and see the variable itself without them.
func observed() {
    var count = 0 {
        willSet { print("will", count, newValue) }
        didSet {
            print("did", oldValue, count)
            if count > 10 { count = 10 }
        }
    }
    count = 3
    count += 1
    let bump = { count += 5 }
    bump()
    bump()
    print(count)
    func change(_ number: inout Int) {
        number = 7
        number = 8
    }
    change(&count)
}
observed()

func collections() {
    var list: [Int] = [] { didSet { print(oldValue, list) } }
    list.append(1)
    list[0] = 4
    var log: [String] = []
    var name: String? { didSet { log.append(name ?? "nil") } }
    name = "a"
    name = nil
    print(log)
    for start in 0..<2 {
        var inner = start { didSet(before) { print("inner", before, inner) } }
        inner += 2
    }
}
collections()

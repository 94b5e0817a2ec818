// willSet and didSet run around each assignment, not in the initializer; in-place changes count as one.
struct Thermostat {
    var log: [String] = []
    var degrees = 20 {
        willSet { log.append("will \(degrees)->\(newValue)") }
        didSet { log.append("did \(oldValue)->\(degrees)") }
    }
    var limited = 0 {
        didSet { if limited > 10 { limited = 10 } }
    }
    init() { degrees = 5 }
}

var stat = Thermostat()
print(stat.log)
stat.degrees += 1
stat.degrees = 6
print(stat.log)
stat.limited = 50
print(stat.limited)

class Base {
    var value = 1 { didSet { print("base did", oldValue, value) } }
}
final class Derived: Base {
    override var value: Int {
        willSet { print("derived will", newValue) }
        didSet { print("derived did", oldValue, value) }
    }
}
let derived = Derived()
derived.value = 2

struct List {
    var items: [Int] = [] { didSet { print("items", oldValue, items) } }
}
var list = List()
list.items.append(1)
list.items[0] += 4
func change(_ items: inout [Int]) {
    items.append(7)
    items.append(8)
}
change(&list.items)

func local() {
    var total = 0 { willSet { print("total", newValue) } }
    total = 3
    total += 1
}
local()

// inout through properties, elements, computed properties, optionals and tuples: read once, written once.
struct Meter {
    private var storage = 0
    var log: [String] = []
    var value: Int {
        mutating get { log.append("get"); return storage }
        set { log.append("set \(newValue)"); storage = newValue }
    }
    var plain = 1
    mutating func twice(_ change: (inout Int) -> Void) { change(&plain); change(&plain) }
}
func add(_ n: inout Int, _ amount: Int = 1) { n += amount }
func exchange<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
func failing(_ n: inout Int) throws { n = 99; throw Stop() }
struct Stop: Error {}
var meter = Meter()
add(&meter.value)
meter.value += 5
let amount = meter.plain
add(&meter.value, amount)
print(meter.log)
do { try failing(&meter.value) } catch { print("after throw", meter.log.last!) }
meter.twice { $0 *= 3 }
print(meter.plain)
var list = [1, 2, 3]
add(&list[1], 10)
list.swapAt(0, 2)
print(list)
var pair = (a: 1, b: [1, 2])
add(&pair.a)
add(&pair.b[0], 100)
var spare = 5
exchange(&pair.b[0], &spare)
print(pair)
var optional: Int? = 1
add(&optional!)
if optional != nil { optional! += 1 }
print(optional!)
var table = ["a": 1]
add(&table["a", default: 0])
add(&table["b", default: 5])
print(table["a"]!, table["b"]!)
func nested(_ n: inout Int) {
    func inner() { n += 1 }; inner(); inner(); let closure = { (m: inout Int) in m *= 2 }; closure(&n)
}
nested(&meter.plain)
print(meter.plain)
final class Owner { var meter = Meter(); var observed = 1 { didSet { print("observed", oldValue, observed) } } }
let owner = Owner()
add(&owner.meter.plain)
add(&owner.observed)
owner.meter.twice { add(&$0) }
print(owner.meter.plain)
func variadic(_ n: inout Int, _ rest: Int..., last: inout String) { n = rest.reduce(n, +); last += "\(rest.count)" }
var text = "n"
variadic(&meter.plain, 1, 2, 3, last: &text)
print(meter.plain, text)
var copy = meter
copy.plain = 0
print(meter.plain == copy.plain, copy.log.count == meter.log.count)
mutate { $0.append(1) }
func mutate(_ body: (inout [Int]) -> Void) { var values: [Int] = []; body(&values); body(&values); print(values) }

// Closures capture variables by reference; a capture list copies the value.
func counters() -> (increment: () -> Int, read: () -> Int) {
    var count = 0
    return (
        increment: {
            count += 1
            return count
        }, read: { count }
    )
}

let one = counters()
let two = counters()
print(one.increment(), one.increment(), two.increment(), one.read(), two.read())

func lists() {
    var value = 1
    let byReference = { value }
    let byValue = { [value] in value }
    let renamed = { [double = value * 2] in double }
    value = 10
    print(byReference(), byValue(), renamed())

    var closures: [() -> Int] = []
    for index in 0..<3 { closures.append { index * 10 } }
    print(closures.map { $0() })

    var shared = 0
    var increments: [() -> Void] = []
    for _ in 0..<3 { increments.append { shared += 1 } }
    increments.forEach { $0() }
    print(shared)
}
lists()

struct Meter {
    var reading = 0
    func reader() -> () -> Int { { reading } }
}
var meter = Meter(reading: 5)
let reader = meter.reader()
meter.reading = 6
print(reader(), meter.reader()())

// A parameter with a wrapper is seen through it in the body.
@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Int> { range }
    init(wrappedValue: Int) {
        range = 0...10
        value = min(max(wrappedValue, 0), 10)
    }
}

func use(@Clamped level: Int, _ name: String = "none") { print(level, name, $level) }
use(level: 40)
use(level: -4, "x")

struct Meter {
    var total = 0
    mutating func add(@Clamped _ amount: Int) { total += amount }
    func twice(@Clamped amount: Int) -> [Int] { [1, 2].map { $0 * amount } }
}
var meter = Meter()
meter.add(3)
meter.add(300)
print(meter.total, meter.twice(amount: 77))
func outer() {
    func inner(@Clamped _ value: Int) -> Int { value }
    print(inner(99), inner(9))
}
outer()

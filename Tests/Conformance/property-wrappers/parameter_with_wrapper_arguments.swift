@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }

    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Value> { range }
}

func percent(@Clamped(0...100) of value: Int, @Clamped(0...1) share: Double) -> String {
    "\(value) \($value) \(share) \($share)"
}

print(percent(of: 150, share: -2))
print(percent(of: 42, share: 0.5))

struct Meter {
    let text: String
    init(@Clamped(1...3) level: Int) { text = "level \(level) of \($level.upperBound)" }
}
print(Meter(level: 9).text)

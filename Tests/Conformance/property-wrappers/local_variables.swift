// A local variable with a wrapper has a projection, and closures share its storage.
@propertyWrapper
struct Logged<Value> {
    private(set) var writes = 0
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            writes += 1
        }
    }
    var projectedValue: Int { writes }
}

func run() {
    @Logged var count = 1
    count += 1
    let bump = { count += 10 }
    bump()
    bump()
    print(count, $count)
}
run()

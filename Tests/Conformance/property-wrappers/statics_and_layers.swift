// Statics and locals take wrappers as properties do, and several wrappers nest from the outside in.
@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Int> { range }
    init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

@propertyWrapper
struct Counted<Value> {
    private(set) var writes = 0
    var wrappedValue: Value { didSet { writes += 1 } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Int { writes }
}

@MainActor
struct Settings {
    @Clamped(0...3) static var depth = 9
    @Counted static var title = "t"
    @Counted @Clamped(0...5) var both = 7
    @Counted @Clamped var given: Int
}
Settings.depth = 2
print(Settings.depth, Settings.$depth)
Settings.depth = 77
Settings.title += "!"
print(Settings.depth, Settings.title, Settings.$title)
var settings = Settings(given: 33)
print(settings.both, settings.given)
settings.both = 3
settings.given -= 1
print(settings.both, settings.given, settings.$both, settings.$given)

@MainActor
final class Model {
    @Counted @Clamped var level = 4
    @Clamped static var shared = 5
    init(start: Int) { level = start }
}
let model = Model(start: 50)
model.level += 1
Model.shared += 100
print(model.level, Model.shared)

func local() {
    @Counted @Clamped(1...2) var small = 5
    small = 0
    let grow = {
        small += 1
        return small
    }
    print(grow(), small, $small)
}
local()

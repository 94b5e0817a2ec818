// Observers of wrapped properties, wrappers with observers inside, mutating getters, projected writes.
@propertyWrapper
struct Logged<Value> {
    private var storage: Value { didSet { print("storage changed") } }
    private(set) var reads = 0
    var wrappedValue: Value {
        mutating get { reads += 1; return storage }
        set { print("set"); storage = newValue }
    }
    var projectedValue: Int { reads }
    init(wrappedValue: Value) { storage = wrappedValue }
}
@propertyWrapper
struct Clamped {
    var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Clamped {
        get { self }
        set { self = newValue }
    }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}
struct Player {
    @Logged var name = "ann"
    @Clamped(0...10) var score = 50 {
        willSet { print("score will", newValue) }
        didSet { print("score", oldValue, score) }
    }
    @Clamped(1...3) var level: Int = 0
    mutating func describe() -> String { "\(name) \(score) \(level) \($name)" }
}
var player = Player()
print(player.describe())
player.score = 3
player.score += 20
player.name += "!"
print(player.describe(), player.$name)
player.$level.value = 9
print(player.level, player.$level.range)
func raise(_ n: inout Int) { n += 1 }
raise(&player.level)
raise(&player.score)
print(player.level, player.score)
var other = Player(score: 4, level: 2)
print(other.describe())
final class Holder {
    @Clamped(0...5) var size = 3
    var sizes: [Int] { [size, $size.range.upperBound, _size.value] }
}
let holder = Holder()
holder.size += 9
print(holder.sizes)

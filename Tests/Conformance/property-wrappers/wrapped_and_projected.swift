// A wrapper stores the value; $name is its projection, _name the wrapper itself.
@propertyWrapper
struct Clamped {
    private var value: Int
    let limits: ClosedRange<Int>
    private(set) var wasClamped = false

    init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
        value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
        self.limits = limits
    }

    var wrappedValue: Int {
        get { value }
        set {
            value = min(max(newValue, limits.lowerBound), limits.upperBound)
            wasClamped = value != newValue
        }
    }

    var projectedValue: Bool { wasClamped }
}

struct Player {
    @Clamped(0...100) var health = 150
    @Clamped(wrappedValue: 3, 1...5) var level: Int
    var limit: Int { _level.limits.upperBound }
}

var player = Player()
print(player.health, player.$health)
player.health -= 130
print(player.health, player.$health)
player.level = 9
print(player.level, player.$level, player.limit)

// Raw values count up from the last given one, and initialize by value.
enum Planet: Int {
    case mercury = 1
    case venus, earth
    case jupiter = 5
    case saturn
}

enum Direction: String {
    case north
    case south = "S"
    case east
    var opposite: Direction? { self == .north ? .south : self == .south ? .north : nil }
}

print(Planet.venus.rawValue, Planet.saturn.rawValue)
print(Planet(rawValue: 3) == .earth, Planet(rawValue: 4) == nil)
print(Direction.north.rawValue, Direction.south.rawValue)
print(Direction(rawValue: "S")?.opposite?.rawValue ?? "none", Direction(rawValue: "south") == nil)
print(Planet.earth, Direction.east)

enum Size: Double {
    case small = 0.5
    case large = 2
}
print(Size.small.rawValue, Size(rawValue: 2.0) == .large)
print([1, 2, 9].compactMap(Planet.init(rawValue:)).map { "\($0)" })

// swift-format-ignore-file
protocol RandomNumberGenerator { mutating func next() -> UInt64 }
extension RandomNumberGenerator {
    mutating func _next(below bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }
}
struct SystemRandomNumberGenerator: RandomNumberGenerator {
    init() {}
    mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}

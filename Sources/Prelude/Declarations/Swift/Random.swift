protocol RandomNumberGenerator { mutating func next() -> UInt64 }

extension RandomNumberGenerator {
    mutating func _next(below bound: UInt64, bits: Int) -> UInt64 {
        if bits < 64 {
            let mask: UInt64 = 1 << UInt64(bits) - 1
            var product = (next() & mask) * bound
            if product & mask < bound {
                let limit = (mask - bound + 1) % bound
                while product & mask < limit { product = (next() & mask) * bound }
            }
            return product >> UInt64(bits)
        }
        var product = bound.multipliedFullWidth(by: next())
        if product.low < bound {
            let limit = (0 &- bound) % bound
            while product.low < limit { product = bound.multipliedFullWidth(by: next()) }
        }
        return product.high
    }
    mutating func _index(below bound: Int) -> Int { Int(_next(below: UInt64(bound), bits: 64)) }
    mutating func _unit(_ isFloat: Bool) -> Double {
        isFloat ? Double(next() & 16777215) * 5.9604644775390625e-08 : Double(next() & 9007199254740991) * 1.1102230246251565e-16
    }
}

struct SystemRandomNumberGenerator: RandomNumberGenerator {
    init() {}
    mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}

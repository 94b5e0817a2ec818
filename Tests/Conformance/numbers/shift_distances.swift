// The distance of a shift is an integer of any type, and a negative one shifts the other way.
let large: UInt64 = 1 << 63
let byte: UInt8 = 3
print(large, byte << 3, 1 << byte, UInt8(255) >> UInt16(4), UInt32(1) << 31, 1 << UInt8(70))
print(byte << -1, byte >> -1, -8 >> Int8(1), UInt16(1) << (byte + 4), byte << 100, byte << -100)
var mask: UInt16 = 1
mask <<= byte
mask <<= -1
print(mask, mask >> UInt64.max, Int8(-1) >> Int.max)
func bit(_ place: Int) -> UInt32 { 1 << place }
print(bit(31), [0, 4].map { 1 << $0 } as [UInt8], (0..<3).reduce(0 as UInt8) { $0 | 1 << UInt8($1) })

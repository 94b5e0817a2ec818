// Bit operations and what flags are made of.
let a = 0b1100
let b = 0b1010
print(a & b, a | b, a ^ b, ~a, a << 2, a >> 1, -16 >> 2, 1 << 10)
print(
    String(a & b, radix: 2), String(~UInt8(5), radix: 2), UInt8(1) << 7, UInt8(255) << 1,
    Int8(-128) >> 7)
print(1 << 70, 1 >> 70, -1 >> 70, UInt8(3) << -1, 1 << -1, UInt8(1) &<< 9, Int8(1) &>> 9)
print(
    a.nonzeroBitCount, a.leadingZeroBitCount, a.trailingZeroBitCount, UInt8(1).leadingZeroBitCount,
    UInt16(0x1234).byteSwapped == 0x3412, 0.trailingZeroBitCount)
struct Permissions: OptionSet, Hashable {
    let rawValue: UInt8
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let execute = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .execute]
}
var permissions: Permissions = [.read, .write]
print(
    permissions.rawValue, permissions.contains(.write), permissions.contains([.read, .execute]),
    permissions.isSubset(of: .all), permissions.isEmpty)
print(
    permissions.insert(.execute).inserted, permissions.insert(.execute).inserted,
    permissions.remove(.read) as Any, permissions.remove(.read) as Any)
print(
    permissions.rawValue, permissions.union(.read).rawValue,
    permissions.intersection([.read, .write]).rawValue,
    permissions.symmetricDifference([.read, .write]).rawValue)
print(
    permissions.subtracting(.write).rawValue, Permissions.all.isSuperset(of: permissions),
    permissions.isDisjoint(with: .read), permissions == [.write, .execute], Permissions().isEmpty)
permissions.formUnion(.read)
permissions.subtract(.write)
permissions.formSymmetricDifference(.all)
permissions.formIntersection([.write, .read])
print(
    permissions, permissions.update(with: .read) as Any, permissions.isStrictSubset(of: .all),
    Permissions.all.isStrictSuperset(of: permissions),
    permissions.hashValue == ([.read, .write] as Permissions).hashValue)
func names(_ set: Permissions) -> [String] {
    [(Permissions.read, "read"), (.write, "write"), (.execute, "execute")].filter {
        set.contains($0.0)
    }.map(\.1)
}
print(names(.all), names([]), names([.execute, .read]))
var mask: UInt16 = 0
mask |= 1 << 3
mask |= 1 << 5
mask &= ~(1 << 3)
mask ^= 0b11
mask <<= 1
mask >>= 2
print(mask, mask & 1 == 1, (0..<8).map { mask >> $0 & 1 }.map(String.init).reversed().joined())
func isPowerOfTwo(_ number: Int) -> Bool { number > 0 && number & (number - 1) == 0 }
print(
    (0...9).filter(isPowerOfTwo), UInt32(bitPattern: -1), Int32(bitPattern: 0x8000_0000),
    UInt8(truncatingIfNeeded: -1))
func checksum(_ text: String) -> UInt32 { text.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt32($1) } }
print(checksum("hello"), checksum(""), String(checksum("swift"), radix: 16))
var state: UInt64 = 42
func nextRandom(_ state: inout UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
}
print(nextRandom(&state), nextRandom(&state), nextRandom(&state) % 100)

// Literals take the type their context asks for: parameters, results, members, ternaries, tuples, collections.
func area(width: Double, height: Double = 2) -> Double { width * height }
struct Style {
    var size: Float = 12; var insets: (top: Double, left: Double) = (1, 2); var bytes: [UInt8] = [0xFF, 1];
    var scale: Double? = 3
}
let flag = true
let a: Double = flag ? 1 : 0
let b: [Double] = [1, 2.5, 3]
let c: [String: Double] = ["a": 1]
let d: (Int8, Float) = (1, 2)
let e: Set<UInt16> = [1, 2, 2]
let f: Double? = 4
let g: [Double?] = [1, nil, 2]
let h: Character = "x"
let i: [Character] = ["a", "b"]
let j: Double = -3
let k = 1 / 2 as Double
let l = [1, 2.5]
let m = 3 * 1.5
let n: Any = 1
let o: UInt8 = 0b1010_1010
let p = 1e3
let q: Int = 0x1F + 0o17
print(a, b, c, d, e.sorted(), f as Any, g, h, i, j, k, l, m, n, o, p, q)
print(area(width: 3), Style(), Style(size: 3, insets: (4, 5)).insets)
func sum(_ values: Double...) -> Double { values.reduce(0, +) }
print(sum(1, 2, 3), max(1, 2.5), min(3, 2), abs(-2), [1, 2].map { $0 / 2 }, [1, 2].map { Double($0) / 2 })
var total = 0.0
total += 1
total *= 3
total -= flag ? 1 : 2
let half = total / 2
print(total, half, total > 1, total == 2, 1 < total)
let x: Float = 1 / 3
let y = 1.0 / 3
let z = Double(x)
print(x, y, z == y, Float(y) == x)
switch total {
case 2: print("two");
case ..<1: print("small");
default: print("other")
}
func optional(_ v: Double?) -> String { v.map { "\($0)" } ?? "nil" }
print(optional(1), optional(nil), optional(flag ? 2 : nil))
let matrix: [[Float]] = [[1, 0], [0, 1]]
print(matrix, type(of: matrix), (1...3).map { Float($0) })
let closure: (Double) -> Double = { $0 + 1 }
print(closure(1), { 1 }() as Double, [closure(2), 3])
let nested: [String: [Int8]] = ["k": [1, -1]]
print(nested, Int8.max, UInt8(truncatingIfNeeded: 300), Int(3.99), Int("12") ?? 0, 7 % 3, -7 / 2, -7 % 2)
enum Unit: Double { case one = 1, half = 0.5 }
print(Unit.one.rawValue, Unit(rawValue: 0.5) as Any, Unit(rawValue: 2) as Any)

// Static members and initializers of a generic parameter are those of its argument.
protocol Defaultable { init(); static var fallback: Self { get } }
struct Setting: Defaultable, CustomStringConvertible {
    var value = 3
    static let fallback = Setting(value: 9)
    var description: String { "setting \(value)" }
}
extension Int: Defaultable { static var fallback: Int { 7 } }
extension String: Defaultable { static var fallback: String { "none" } }
func fresh<T: Defaultable>(_ type: T.Type = T.self) -> T { T() }
func or<T: Defaultable>(_ value: T?) -> T { value ?? .fallback }
func all<T: Defaultable>(_ count: Int) -> [T] { (0..<count).map { _ in T.init() } }
let made: Setting = fresh()
print(made, fresh(Int.self), fresh(String.self).isEmpty, or(nil as Int?), or("x"), or(Setting?.none))
let strings: [String] = all(2)
print(strings, all(1) as [Int])

func sum<T: AdditiveArithmetic>(_ values: [T]) -> T { values.reduce(.zero, +) }
func average<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
func one<T: Numeric>() -> T { 1 }
func half<T: FloatingPoint>(_ value: T) -> T { value / 2 }
let double: Double = one()
let int: Int = one()
print(
    sum([1, 2]), sum([0.5, 1]), sum([Double]()), sum([Int]()), average([1.0, 2.0]), average([Double]()), double, int,
    half(3.0))

enum Suit: String, CaseIterable { case hearts, spades }
func list<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> [T.RawValue] { T.allCases.map(\.rawValue) }
func first<T: CaseIterable>(_ type: T.Type) -> T? { T.allCases.first }
print(list(Suit.self), first(Suit.self) as Any)
func maximum<T: FixedWidthInteger>(_ type: T.Type) -> T { T.max }
print(maximum(Int8.self), maximum(UInt16.self))

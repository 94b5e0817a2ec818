// Tuples have labels and positions; aliases name any type.
typealias Point = (x: Int, y: Int)
typealias Transform<T> = (T) -> T
typealias Table = [String: [Int]]

func bounds(_ numbers: [Int]) -> (min: Int, max: Int)? {
    guard let first = numbers.first else { return nil }
    return numbers.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}
var point: Point = (1, 2)
point.x += 10
let (x, y) = point
print(point, x, y, point.0, bounds([3, 1, 2])?.max ?? 0, bounds([]) == nil)
let double: Transform<Int> = { $0 * 2 }
let table: Table = ["a": [1]]
print(double(4), table, (1, (2, 3)).1.0, ((a: 1, b: 3), 2).0.b)
let named = (name: "n", list: [1, 2], inner: (flag: true, 0.5))
print(named, named.inner.flag, named.list[1])
var (first, _, last) = (1, 2, 3)
(first, last) = (last, first)
print(first, last, (1, "a") == (1, "a"), (1, 2) < (1, 3))
func many() -> (Int, String, [Double]) { (1, "two", [3]) }
let (one, two, three) = many()
print(one, two, three, many().1)
for (key, (low, high)) in ["a": (1, 2)] { print(key, low, high) }
let closure: ((Int, Int)) -> Int = { $0.0 + $0.1 }
let pairs = zip([1, 2], ["a", "b"]).map { (number: $0, text: $1) }
print(closure((3, 4)), pairs.map(\.text), pairs[0].number, [(1, 2), (3, 4)].map { $1 })

// Tuples: labels, nesting, comparison, destructuring, swaps, as results, in collections and closures.
typealias Point = (x: Int, y: Int)
let origin: Point = (0, 0)
var p = (x: 3, y: 4)
p.x += 1
p = (p.y, p.x)
print(origin, p, p.x, p.1, p == (4, 4), p != origin, (1, "a") < (1, "b"), (2, 0) > (1, 9))
var (a, b) = (1, 2)
(a, b) = (b, a)
let (first, (second, third), _) = (1, ("two", 3.0), "ignored")
print(a, b, first, second, third)
func divide(_ n: Int, by d: Int) -> (quotient: Int, remainder: Int)? { d == 0 ? nil : (n / d, n % d) }
if let (q, r) = divide(7, by: 2) { print(q, r) }
print(divide(7, by: 2)?.remainder ?? -1, divide(1, by: 0) == nil, divide(9, by: 4)!.quotient)
let nested = (name: "n", inner: (1, [2, 3]), last: (true, Optional("o")))
print(nested.inner.1[1], nested.last.1 ?? "", nested)
var list = [(1, "one"), (2, "two")]
list.append((3, "three"))
list[0].1 = "uno"
list.sort { $0.1 < $1.1 }
print(list, list.map(\.0), list.first { $0.0 == 3 }?.1 ?? "")
for (number, name) in list where number != 2 { print(number, name) }
for (index, (number, _)) in list.enumerated() { print(index, number) }
let table: [String: (Int, Int)] = ["k": (1, 2)]
print(table["k"]!.1, table["z"]?.0 ?? 0)
let pair = (1, { (x: Int) in x + 1 })
print(pair.1(pair.0))
struct Holder {
    var pair: (Int, label: String) = (1, "x")
    mutating func swapIn(_ new: (Int, String)) -> (Int, String) {
        defer { pair = new }
        return pair
    }
}
var holder = Holder()
print(holder.swapIn((2, "y")), holder.pair.label, holder)
let optional: (Int, String)? = (5, "five")
if case (let number, let text)? = optional { print(number, text) }
switch (a, optional?.0) {
case (2, 5?): print("two and five")
case (_, nil): print("nil")
default: print("other")
}
func pass(_ t: (Int, Int)) -> Int { t.0 * t.1 }
print(pass((3, 4)), [(1, 2), (3, 4)].map(pass), (1...2).map { ($0, $0 * $0) })
let single = (7)
print(single + 1, type(of: (1, b: "x")), ((1, 2), 3).0.1, () == ())

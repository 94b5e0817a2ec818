// Lazy chains run element by element, and only as far as somebody asks.
func noisy(_ number: Int) -> Int {
    print("map \(number)", terminator: " ")
    return number * number
}
func isEven(_ number: Int) -> Bool {
    print("test \(number)", terminator: " ")
    return number % 2 == 0
}
let lazy = (1...6).lazy.map(noisy).filter(isEven)
print("nothing yet")
for value in lazy {
    print("first:", value)
    break
}
print("all:", Array(lazy))
print("contains:", lazy.contains { $0 == 16 })
let eager = [1, 2, 3].map(noisy).filter(isEven)
print(eager)
print(Array([1, 2, 3, 4].lazy.filter(isEven).map(noisy)))
print("sum:", (1...3).lazy.map(noisy).reduce(0, +))
print([1, 2, 3].lazy.map(noisy)[1])
print("count:", [1, 2, 3].lazy.map(noisy).count)
print("last:", [1, 2, 3].lazy.map(noisy).last ?? 0)
print(["1", "b", "3"].lazy.compactMap { Int($0) }.first { $0 > 1 } ?? 0)
print(Array((1...).lazy.map { $0 * 3 }.filter { $0 % 2 == 0 }.prefix(3)))
print(
    Array((1...5).lazy.drop { $0 < 3 }), Array((1...5).lazy.prefix { $0 < 3 }),
    Array([[1], [2, 3]].lazy.flatMap { $0 }.map { $0 + 1 }))
print([3, 1, 2].lazy.map { $0 * 2 }.sorted(), [1, 2].lazy.isEmpty)
let found = [5, 12, 7, 20].lazy.filter {
    print("check", $0)
    return $0 > 10
}.map { "n\($0)" }.first { _ in true }
print(found ?? "-")
var calls = 0
let counted = [1, 2, 3].lazy.map { (value: Int) -> Int in
    calls += 1
    return value
}
_ = counted.first
_ = counted.first
print(calls, counted.max() ?? 0, calls)
for (index, value) in ["a", "b"].lazy.map({ $0.uppercased() }).enumerated() { print(index, value) }
print(
    [1, 2, 3].lazy.map { $0 }.joinedText, ["a", "b"].lazy.map { $0 + "!" }.joined(separator: " "))
extension Sequence where Element == Int {
    var joinedText: String { map(String.init).joined(separator: "+") }
}

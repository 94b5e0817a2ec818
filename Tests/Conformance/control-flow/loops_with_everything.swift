// Loops: where clauses, patterns, labels on every statement, repeat, stride, fallthrough, early exits.
var trace: [String] = []
for i in stride(from: 10, through: 0, by: -3) where i != 4 { trace.append("\(i)") }
for (key, value) in ["one": 1].sorted(by: { $0.key < $1.key }) { trace.append("\(key)\(value)") }
for case (let i, true) in [(1, true), (2, false), (3, true)] { trace.append("t\(i)") }
for (index, (a, b)) in zip([1, 2], ["x", "y"]).enumerated() { trace.append("\(index)\(a)\(b)") }
print(trace)
var n = 0
repeat { n += 3 } while n < 10
print(n)
search: do {
    for row in 0..<3 {
        for column in 0..<3 where row * column == 2 {
            print("found", row, column)
            break search
        }
    }
    print("never")
}
check: if n > 10 {
    guard n != 12 else {
        print("leaving check")
        break check
    }
    print("never")
}
outer: while true {
    n -= 1
    switch n {
    case 11: continue outer
    case 10:
        print("ten")
        fallthrough
    case 9: print("nine or fell")
    case ...5: break outer
    default: break
    }
    if n == 7 { continue }
    print("n", n)
}
var queue = [1]
while let next = queue.popLast(), next < 20 {
    if next.isMultiple(of: 2) { queue.append(next * 3) } else { queue.append(next + 1) }
    if queue.count > 5 { break }
}
print(queue)
var copy = [1, 2, 3]
for value in copy { copy.append(value * 10) }
print(copy)
for var value in copy.prefix(2) { value += 100; print(value) }
func firstNegative(_ rows: [[Int]]) -> (Int, Int)? {
    for (y, row) in rows.enumerated() {
        for (x, cell) in row.enumerated() {
            if cell < 0 { return (x, y) }
        }
    }
    return nil
}
print(firstNegative([[1, 2], [3, -4]]) ?? (-1, -1), firstNegative([]) == nil)
for _ in 0..<2 { print("twice") }
for character in "héy".reversed() { print(character, terminator: " ") }
print()
for i in (0...3).reversed() where i % 2 == 1 { print(i) }
for (i, c) in "ab".enumerated() { print(i, c) }

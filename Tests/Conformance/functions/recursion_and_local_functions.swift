// Functions recurse, nest and capture.
func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
func factorial(_ n: Int) -> Int { n == 0 ? 1 : n * factorial(n - 1) }
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
func ackermann(_ m: Int, _ n: Int) -> Int {
    if m == 0 { return n + 1 }
    if n == 0 { return ackermann(m - 1, 1) }
    return ackermann(m - 1, ackermann(m, n - 1))
}
print((0...10).map(fibonacci), factorial(12), isEven(500), isOdd(501), ackermann(2, 3))

func permutations<T>(_ items: [T]) -> [[T]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
        (0...rest.count).map { index in
            var copy = rest
            copy.insert(first, at: index)
            return copy
        }
    }
}
print(permutations([1, 2, 3]))

func hanoi(_ disks: Int) -> Int {
    var moves = 0
    func move(_ count: Int, _ from: String, _ to: String, _ via: String) {
        if count == 0 { return }
        move(count - 1, from, via, to)
        moves += 1
        if moves <= 3 { print("\(from)->\(to)", terminator: " ") }
        move(count - 1, via, to, from)
    }
    move(disks, "a", "c", "b")
    return moves
}
print(hanoi(6))

func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
print(depth(1000))
func sort(_ list: [Int]) -> [Int] {
    guard let pivot = list.first else { return [] }
    let rest = list.dropFirst()
    return sort(rest.filter { $0 < pivot }) + [pivot] + sort(rest.filter { $0 >= pivot })
}
print(sort([3, 1, 4, 1, 5, 9, 2, 6]))

// A sieve, closures over an array, appends to an object's field, and a dictionary of sums.
func sieve(_ n: Int) -> Int {
    var isPrime = [Bool](repeating: true, count: n + 1)
    var i = 2
    while i * i <= n {
        if isPrime[i] {
            var j = i * i
            while j <= n {
                isPrime[j] = false
                j += i
            }
        }
        i += 1
    }
    return isPrime.filter { $0 }.count
}
final class Log { var items: [Int] = [] }
func appends() -> Int {
    let log = Log()
    for i in 0..<300_000 { log.items.append(i) }
    return log.items.count
}
func sums() -> Int {
    var table: [Int: Int] = [:]
    for i in 0..<100_000 { table[i % 1000, default: 0] += i }
    return table.count
}
print(sieve(300_000), (0..<200_000).map { $0 * 2 }.filter { $0 % 3 == 0 }.count, appends(), sums())

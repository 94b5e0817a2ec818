// A sieve, appends to the field of an object, and closures over an array.
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
    for i in 0..<200_000 { log.items.append(i) }
    return log.items.count
}
print(sieve(200_000), (0..<100_000).map { $0 * 2 }.filter { $0 % 3 == 0 }.count, appends())

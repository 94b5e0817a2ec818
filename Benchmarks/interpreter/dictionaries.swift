// Sums by key, lookups, and a count of words.
func sums() -> Int {
    var table: [Int: Int] = [:]
    for i in 0..<100_000 { table[i % 1000, default: 0] += i }
    var total = 0
    for i in 0..<100_000 { if let sum = table[i % 2000] { total += sum % 7 } }
    return total
}
func words() -> Int {
    let names = ["fig", "plum", "pear", "lime", "kiwi"]
    var counts: [String: Int] = [:]
    for i in 0..<50_000 { counts[names[i % 5], default: 0] += 1 }
    return counts.count
}
print(sums(), words())

// 300,000 calls of closures: one that counts in a captured variable, and one that a function made.
func adder(_ amount: Int) -> (Int) -> Int { { $0 + amount } }
func run() -> Int {
    var count = 0
    let step = { count += 1 }
    let add = adder(3)
    var sum = 0
    for i in 0..<150_000 {
        step()
        sum = add(sum) - i % 2
    }
    return sum + count
}
print(run())

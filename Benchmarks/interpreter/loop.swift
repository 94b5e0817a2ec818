// 2,000,000 turns of a loop over two variables.
func sum() -> Int {
    var i = 0
    var s = 0
    while i < 2_000_000 {
        s += i
        i += 1
    }
    return s
}
print(sum())

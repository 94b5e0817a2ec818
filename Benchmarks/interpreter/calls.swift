// 832,039 calls of a recursive function.
func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print(fibonacci(27))

// Conversions of numbers whose types are never named.
let ratio = 7.9
print(Int(ratio), Int(2.9), Int(-0.5), Double(3) / 2)
let count = Int(ratio) + 1
print("\(Int(ratio)) of \(count)")
print([1.5, 2.5].map { Int($0) })

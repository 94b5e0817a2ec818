// Optionals are unwrapped by if let, guard let, ??, !, chaining and patterns.
func describe(_ number: Int?, _ text: String?) -> String {
    guard let number else { return "no number" }
    if let text, !text.isEmpty { return "\(number) \(text)" }
    return "\(number) without text"
}
print(describe(1, "a"), describe(1, ""), describe(1, nil), describe(nil, "a"), separator: "; ")

var maybe: Int? = 4
maybe? += 1
maybe! *= 2
print(maybe ?? 0, maybe.map { $0 + 1 } as Any, maybe.flatMap { $0 > 100 ? $0 : nil } as Any)
if var copy = maybe {
    copy += 1
    print(copy, maybe!)
}
while let value = maybe {
    print("loop", value)
    maybe = value > 5 ? value / 2 : nil
}
print(maybe == nil, maybe as Any, (nil as Int?) ?? 3)

let numbers: [Int?] = [1, nil, 3]
for case let number? in numbers { print("some", number) }
for case .some(let number) in numbers where number > 1 { print("large", number) }
print(numbers.compactMap { $0 }, numbers.map { $0 ?? -1 })
switch numbers[1] {
case nil: print("nil")
case 0?: print("zero")
case let value?: print(value)
}
let implicit: Int! = 5
print(implicit + 1)
let chainedDefault = numbers.first.flatMap { $0 } ?? numbers.last.flatMap { $0 } ?? 0
print(chainedDefault)

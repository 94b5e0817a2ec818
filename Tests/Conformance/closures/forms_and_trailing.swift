// Closures are written with types, with names, with $0, and after the call.
func apply(_ value: Int, _ transform: (Int) -> Int) -> Int { transform(value) }
func choose(_ flag: Bool, then: () -> String, otherwise: () -> String = { "nothing" }) -> String {
    flag ? then() : otherwise()
}

print(apply(3, { (number: Int) -> Int in return number * 2 }))
print(apply(3, { number in number + 1 }))
print(apply(3) { $0 * $0 })
print(apply(3, abs), apply(-3, -))
print(choose(true) { "yes" })
print(
    choose(false) {
        "yes"
    } otherwise: {
        "no"
    })
print(choose(false) { "yes" })
print([3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: <), [3, 1, 2].sorted(by: >))

let add: (Int, Int) -> Int = { $0 + $1 }
let pairs = [(1, 2), (3, 4)]
print(pairs.map { $0 + $1 }, pairs.map { pair in pair.0 * pair.1 }, pairs.map { add($0.0, $0.1) })

let describe = { (_ number: Int) -> String in
    let kind = number.isMultiple(of: 2) ? "even" : "odd"
    return "\(number) is \(kind)"
}
print(describe(4))
let composed = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
print(composed({ $0 + 1 }, { $0 * 10 })(4))
let immediate = { 6 * 7 }()
print(immediate)

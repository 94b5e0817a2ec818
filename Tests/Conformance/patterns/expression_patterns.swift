// ~= on ranges, own types, closures and optionals; strings, tuples of ranges, constants and enum members.
struct Regex { let prefix: String }
func ~= (pattern: Regex, value: String) -> Bool { value.hasPrefix(pattern.prefix) }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func ~= (pattern: Set<Int>, value: Int) -> Bool { pattern.contains(value) }
func even(_ n: Int) -> Bool { n.isMultiple(of: 2) }
func above(_ limit: Int) -> (Int) -> Bool { { $0 > limit } }
let primes: Set = [2, 3, 5, 7]
let limit = 11
func sort(_ n: Int) -> String {
    switch n {
    case limit: "the limit"
    case primes: "small prime"
    case ..<0: "negative"
    case above(1000): "huge"
    case even: "even"
    case 1, 9, 100..<200: "odd special"
    default: "odd"
    }
}
print([11, 7, -4, 5001, 8, 9, 101, 13].map(sort))
func route(_ path: String) -> String {
    switch path {
    case "/", "": "home"
    case Regex(prefix: "/user/"): "user " + path.dropFirst(6)
    case let path where path.hasSuffix(".png"): "image"
    case "a"..."f": "letters"
    default: "unknown"
    }
}
print(["/", "/user/ann", "x.png", "c", "zz"].map(route))
func quadrant(_ point: (Int, Int)) -> String {
    switch point {
    case (0, 0): "origin"
    case (_, 0), (0, _): "axis"
    case (1..., 1...): "first"
    case (..<0, 1...): "second"
    case let (x, y) where x == y: "diagonal \(x)"
    case (-5 ... -1, -5 ... -1): "near third"
    default: "far"
    }
}
print([(0, 0), (0, 4), (1, 2), (-1, 2), (-3, -3), (-2, -4), (9, -9)].map(quadrant))
let optional: Int? = 5
switch optional {
case 5: print("five")
case .some(let n): print(n)
case nil: print("nil")
}
switch Double(optional!) {
case 0..<2.5: print("low")
case 2.5...: print("high")
default: print("nan")
}
let character: Character = "é"
switch character {
case "a"..."z": print("ascii letter")
case "é", "è": print("accent")
default: print("?")
}
if case 1...10 = limit { print("small") } else { print("not small") }

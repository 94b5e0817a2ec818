// Static and top-level variables of optional type are nil until they are set, observed and weak ones too.
final class C { deinit { print("bye") } }
struct P {
    nonisolated(unsafe) static var q: Int?
    nonisolated(unsafe) static var w: Int!
    nonisolated(unsafe) static weak var c: C?
    nonisolated(unsafe) static var d: [Int]? { didSet { print("d") } }
}
print(P.q as Any, P.w as Any, P.c == nil, P.d?.count as Any)
P.q = 3
P.q? += 1
P.d = []
print(P.q!)
var l: Int? { didSet { print("l", oldValue as Any) } }
l = 3
l? += 1
print(l!)
weak var c: C?
do {
    let k = C()
    c = k
    P.c = k
    print(c === k, P.c === k)
}
print(c == nil, P.c == nil)
var (m, n): (Int?, Int) = (nil, 2)
print(m as Any)

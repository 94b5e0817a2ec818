func pair() -> (Int, String) { print("pair"); return (1, "x") }
let (a, b) = pair()
var (c, d): (Double, Int) = (2, 3)
let (e, (f, _)) = (4, (5, 6))
@MainActor func show() { print(a, b, c, d, e, f) }
show()
c += 1; d = 9
show()
struct S {
    var (p, q) = pair(); var (r, s): (Double, String) = (1, "s"); var (t, u) = pair(); static let (v, w) = pair()
}
var s = S()
s.r = 7; s.t += 4
print(s.p, s.q, s.r, s.s, s.t, s.u, S.v, S.w)
final class C { let (m, n): (Int, Int); var (x, y) = (1, 2.5); init() { m = 3; n = 4 } }
let k = C(); k.y *= 2; k.x = 8
print(k.m, k.n, k.x, k.y)
var copy = s; copy.t = 100; print(s.t, copy.t)

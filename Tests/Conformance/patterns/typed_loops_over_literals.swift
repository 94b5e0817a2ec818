enum E { case a, b(x: Int), c([Int]) }
for e: E in [.a, .b(x: 1), .c([2])] {
    switch e {
    case .a: print("a");
    case .b(let x): print(x + 1);
    case .c(let v): print(v.count)
    }
}
enum S { case circle(r: Double), poly([Int]), e }
for s: S in [.circle(r: 11), .poly([1]), .e] {
    switch s {
    case .circle(let r) where r > 10: print("BIG");
    case .circle: print("circle");
    case .poly(let p): print(p.count);
    case .e: print("e")
    }
}

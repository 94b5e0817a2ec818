struct Inner { var x = 0 }
struct Obs { var inner = Inner() { didSet { print("inner set") } } }
var o = Obs(); o.inner.x = 3; print("end")
struct Inner2 { var x = 0 { didSet { print("x", oldValue, x) } } }
struct Obs2 { var inner = Inner2() { didSet { print("inner set") } }; mutating func bump() { inner.x += 1 } }
var o2 = Obs2(); o2.inner.x = 3; o2.bump(); print("end")
func inc(_ x: inout Int) { x += 1 }
inc(&o2.inner.x)

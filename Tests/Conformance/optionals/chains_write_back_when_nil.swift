// A chain that writes opens its access first: setters and observers run although there is nothing to write to.
struct P { var x = 1; var q: [Int]? = nil }
final class A {
    var d: [Int: Int] = [:] { didSet { print("didSet d") } }
    var o: P? = nil { didSet { print("didSet o") } }
    var p = P() { didSet { print("didSet p") } }
    var c: P? {
        get { print("get c"); return nil }
        set { print("set c") }
    }
    var arr: [P?] {
        get { print("get arr"); return [nil] }
        set { print("set arr") }
    }
}
let a = A()
a.d[1]? += 1
print("-")
a.o?.x = 1
print("-")
a.o?.x += 1
print("-")
a.p.q?[0] = 1
print("-")
a.p.q?.append(1)
print("-")
a.c?.x = 1
print("-")
a.arr[0]?.x = 1
print("-")
a.d[1] = nil
print("-")
let v: Void? = (a.o?.x = 3)
print(v == nil)

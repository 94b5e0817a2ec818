// Every getter, index and receiver of a chain that writes is evaluated once, and the value only where it is needed.
struct P { var x = 1; var q: [Int]? = nil; mutating func up() { x += 1 } }
func f() -> Int { print("f"); return 2 }
func i() -> Int { print("i"); return 0 }
final class A {
    var s: P? = P()
    var c: P? {
        get { print("get c"); return s }
        set { print("set c"); s = newValue }
    }
    var k: [P?] {
        get { print("get k"); return [s] }
        set { print("set k"); s = newValue[0] }
    }
    subscript(n: Int) -> P? {
        get { print("get sub"); return s }
        set { print("set sub"); s = newValue }
    }
}
@MainActor func a() -> A { print("a"); return b }
let b = A()
a().c?.x = f()
print("-")
a().c?.x += f()
print("-")
a().k[i()]?.x = f()
print("-")
a()[i()]?.up()
print("-")
a()[i()]?.q = [1]
a()[i()]?.q?[i()] = f()
print("-")
a()[i()]?.q?.append(f())
print(b.s!)
b.s = nil
a()[i()]?.q?[i()] = f()
a().k[i()]?.x += f()
var l: P?
l?.x = f()
l?.up()
let n: ()? = l?.q?.append(f())
print(n == nil)

struct File: ~Copyable {
    let name: String
    init(_ name: String) { self.name = name; print("open \(name)") }
    deinit { print("close \(name)") }
    consuming func finish() { print("finish \(name)") }
    borrowing func peek() -> String { name }
}
extension File { mutating func noop() {} }
struct Token: ~Copyable { var id: Int; deinit { print("token \(id) gone") } }
func use(_ file: borrowing File) { print("use \(file.name)") }
func take(_ file: consuming File) { print("take \(file.name)") }
func change(_ t: inout Token) { t.id += 1 }
func make() -> Token { Token(id: 5) }
do {
    let f = File("a")
    use(f)
    take(f)
    print("after take")
}
do {
    let g = File("b")
    print(g.peek())
    g.finish()
    print("end")
}
do {
    var t = Token(id: 1)
    change(&t)
    print(t.id)
    t = Token(id: 10)
    print("replaced")
    let u = consume t
    print(u.id)
}
do {
    _ = make()
    print("made")
}
enum Maybe<T: ~Copyable>: ~Copyable { case none, some(T) }
do {
    let m = Maybe.some(Token(id: 7))
    switch consume m {
    case .none: print("none")
    case .some(let t): print("got \(t.id)")
    }
    print("done")
}
final class Box { let t: Token; init(_ i: Int) { t = Token(id: i) }; deinit { print("box") } }
do { let b = Box(77); print(b.t.id) }
struct Pair: ~Copyable { let a: Token; let b: Token; deinit { print("pair") } }
do { let p = Pair(a: Token(id: 100), b: Token(id: 200)); print(p.a.id) }
do {
    var o: Token? = Token(id: 300)
    if let t = o.take() { print("took \(t.id)") }
    print(o == nil)
}

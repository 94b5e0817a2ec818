enum Ev: Sendable { case tick(Int), done }
func f() async {
    let (evs, cont) = AsyncStream<Ev>.makeStream()
    cont.yield(.tick(2)); cont.yield(.done); cont.finish()
    for await e in evs {
        switch e {
        case .tick(2): print("two");
        case .tick(let n): print("tick", n);
        case .done: print("done")
        }
    }
    let pair = AsyncStream.makeStream(of: Ev.self)
    pair.continuation.yield(.tick(7)); pair.continuation.finish()
    for await e in pair.stream { print(e) }
    let s = AsyncStream<Ev> { c in
        c.yield(.tick(1)); c.finish()
    }
    for await e in s { print(e) }
}
await f()

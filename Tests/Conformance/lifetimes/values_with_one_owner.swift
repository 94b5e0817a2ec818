struct Handle: ~Copyable {
    let fd: Int
    init(fd: Int) { self.fd = fd; print("open", fd) }
    consuming func close() -> Int { print("closing", fd); let r = fd; discard self; return r }
    deinit { print("deinit", fd) }
}
struct Wrapper: ~Copyable {
    var handle: Handle
    var label = "w"
    init(_ handle: consuming Handle) { self.handle = handle }
    mutating func swapIn(_ other: consuming Handle) { handle = other; print("swapped") }
    consuming func release() -> Handle { handle }
}
enum Slot: ~Copyable {
    case empty, full(Handle)
    consuming func unwrap() -> Handle? {
        switch consume self {
        case .empty: return nil;
        case .full(let h): return h
        }
    }
    var isFull: Bool {
        switch self {
        case .empty: false;
        case .full: true
        }
    }
}
func early(_ flag: Bool) throws { let h = Handle(fd: 9); if flag { throw Oops.no }; print("kept", h.fd) }
enum Oops: Error { case no }
do {
    let h = Handle(fd: 1)
    print("closed", h.close())
    print("after")
}
do {
    var w = Wrapper(Handle(fd: 2))
    w.swapIn(Handle(fd: 3))
    print(w.handle.fd, w.label)
    let h = w.release()
    print("released", h.fd)
}
do {
    let h = Handle(fd: 4)
    let s = Slot.full(h)
    print(s.isFull)
    if let back = s.unwrap() { print("back", back.fd) }
    print("out")
}
do { try early(true) } catch { print("caught") }
try early(false)
func loop() { for i in 10..<12 { let h = Handle(fd: i); if i == 11 { break }; print("loop", h.fd) }; print("loop end") }
loop()
final class Owner {
    var h: Handle; init() { h = Handle(fd: 20) }; func replace() { h = Handle(fd: 21); print("replaced") };
    deinit { print("owner") }
}
do { let o = Owner(); o.replace(); print(o.h.fd) }
func pick(_ a: consuming Handle, _ b: consuming Handle, first: Bool) -> Handle {
    if first { return a } else { return b }
}
do { let p = pick(Handle(fd: 30), Handle(fd: 31), first: false); print("picked", p.fd) }
func inspect(_ h: borrowing Handle) -> Int { h.fd * 2 }
do { let h = Handle(fd: 40); print(inspect(h), inspect(h)); _ = consume h; print("consumed") }
class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("C", n) } }
do { let c = C(1); let d = consume c; print(d.n) }
func eat(_ c: consuming C) { print("eat", c.n) }
do { eat(C(2)); print("eaten") }

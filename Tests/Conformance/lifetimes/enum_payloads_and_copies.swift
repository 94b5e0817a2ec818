// Objects in enum payloads: matched, replaced in place, taken out, in indirect chains and in copies of a struct.
final class Box {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("-\(name)") }
}
enum State {
    case idle, loading(Box), done(Box, [Box])
    mutating func advance() {
        switch self {
        case .idle: self = .loading(Box("loading"))
        case .loading(let box): self = .done(box, [Box("result")])
        case .done: self = .idle
        }
    }
    var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .done: "done"
        }
    }
}
func run() {
    var state = State.idle
    for _ in 0..<3 {
        state.advance()
        print("now", state.name)
    }
    print("run over")
}
run()
indirect enum Chain {
    case end
    case link(Box, Chain)
    var count: Int { if case .link(_, let next) = self { 1 + next.count } else { 0 } }
}
func chain() {
    var chain = Chain.link(Box("c1"), .link(Box("c2"), .end))
    chain = .link(Box("c3"), chain)
    print("count", chain.count)
    if case .link(_, .link(_, let rest)) = chain { chain = rest }
    print("count", chain.count)
    chain = .end
    print("chain emptied", chain.count)
}
chain()
struct Holder {
    var state = State.loading(Box("held"))
    var extra: Box? = Box("extra")
}
func copies() {
    var first: Holder? = Holder()
    var second = first
    first?.extra = nil
    print("first has no extra", first?.extra === nil, second?.extra?.name ?? "nil")
    second?.state = .idle
    first = nil
    print("first gone")
    second = nil
    print("second gone")
}
copies()

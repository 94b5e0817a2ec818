// A temporary dies with its statement, a replaced value when it is replaced.
final class Token {
    let name: String
    init(_ name: String) {
        self.name = name
        print("init", name)
    }
    func greet() -> String { "hello from \(name)" }
    deinit { print("deinit", name) }
}

func run() {
    print(Token("temporary").greet())
    print("next statement")
    _ = Token("discarded")
    print("after discard")

    var held = Token("first")
    print("holding", held.name)
    held = Token("second")
    print("holding", held.name)

    var maybe: Token? = Token("optional")
    print("has", maybe?.name ?? "nothing")
    maybe = nil
    print("has", maybe?.name ?? "nothing")
    print("end", held.name)
}
run()

// Objects passed on or returned live as long as somebody still holds them.
final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}

func pass(_ token: Token) -> Token {
    print("passing", token.name)
    return token
}

func look(_ token: Token) { print("looking at", token.name) }

func run() {
    look(Token("argument"))
    print("after look")
    let kept = pass(pass(Token("passed")))
    print("kept", kept.name)
    _ = pass(Token("returned"))
    print("after return")
    let name = pass(Token("chained")).name
    print("name", name)
    withExtendedLifetime(kept) {}
}
run()

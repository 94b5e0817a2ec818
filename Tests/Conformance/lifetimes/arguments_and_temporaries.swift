// Arguments, default arguments, results that nobody keeps, chained calls and string interpolation let go at their time.
final class Token {
    let name: String
    init(_ name: String) { self.name = name; print("+\(name)") }
    func echo() -> Token { self }
    func child(_ suffix: String) -> Token { Token(name + suffix) }
    var text: String { "<\(name)>" }
    deinit { print("-\(name)") }
}
func take(_ token: Token = Token("default"), _ note: String = "") { print("taking", token.name, note) }
@discardableResult func give(_ name: String) -> Token { Token(name) }
func pass(_ token: Token) -> Token { print("pass", token.name); return token }
func run() {
    take()
    print("1")
    take(Token("argument"))
    print("2")
    give("ignored")
    print("3")
    print(Token("a").child("b").child("c").text)
    print("4")
    let kept = pass(pass(Token("passed")))
    print("5 \(Token("interpolated").text) \(kept.name)")
    print("6")
    let length = Token("measured").name.count
    print("7", length)
    let list = [Token("one"), Token("two")].map { $0.child("!") }
    print("8", list.count)
    print("end")
    withExtendedLifetime(list) {}
    withExtendedLifetime(kept) {}
}
run()
func conditions(_ flag: Bool) -> String {
    if Token("condition").name.isEmpty == flag { return "never" }
    guard let found = Optional(Token("guarded")), found.name.count > 1 else { return "never" }
    while Token("loop").name.isEmpty {}
    switch Token("switched").name.count {
    case 8: print("eight")
    default: print("other")
    }
    defer { print("leaving with", found.name) }
    return Token("result").text
}
print(conditions(true))

// Return, break, continue and throw release the scopes they leave.
struct Stop: Error {}

final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}

func early(_ leave: Bool) -> String {
    let token = Token("early \(leave)")
    if leave { return "left with \(token.name)" }
    defer { print("leaving", token.name) }
    let second = Token("late")
    return "stayed with \(second.name)"
}

func throwing() throws {
    let token = Token("throwing")
    print("about to throw", token.name)
    throw Stop()
}

func loops() {
    for index in 1...4 {
        let token = Token("turn \(index)")
        if index == 2 { continue }
        if index == 3 { break }
        print("using", token.name)
    }
}

print(early(true))
print(early(false))
do { try throwing() } catch { print("caught", error) }
loops()

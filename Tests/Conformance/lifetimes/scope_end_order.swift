// Locals die at the end of their scope, the youngest first.
final class Token {
    let name: String
    init(_ name: String) {
        self.name = name
        print("init", name)
    }
    deinit { print("deinit", name) }
}

func nested() {
    let outer = Token("outer")
    do {
        let inner = Token("inner")
        print("inside", inner.name)
    }
    print("after inner", outer.name)
}

func siblings() {
    let a = Token("a")
    defer { print("leaving", a.name) }
    let b = Token("b")
    defer { print("leaving", b.name) }
    let c = Token("c")
    defer { print("leaving", c.name) }
    print("end of siblings")
}

nested()
siblings()
for index in 1...2 {
    let token = Token("loop \(index)")
    print("body", token.name)
}
print("done")

// A closure keeps what it captures until the closure itself is dropped.
final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}

func makeReader(_ name: String) -> () -> String {
    let token = Token(name)
    return { token.name }
}

func run() {
    var reader: (() -> String)? = makeReader("captured")
    print(reader?() ?? "none")
    reader = nil
    print("dropped")

    var readers: [() -> String] = []
    for name in ["x", "y"] { readers.append(makeReader(name)) }
    print(readers.map { $0() })
    readers.removeFirst()
    print("first gone")
    readers = []
    print("all gone")
}
run()

// Objects in enum payloads, optionals and struct fields go with the value that holds them.
final class Token {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}

enum Slot {
    case empty
    case full(Token)
    case pair(Token, Token)
}

struct Tray {
    var left = Slot.empty
    var right: Token?
    mutating func clear() { self = Tray() }
}

func run() {
    var slot = Slot.full(Token("payload"))
    slot = .pair(Token("one"), Token("two"))
    print("replaced payload")
    if case .pair(let one, _) = slot { print("holds", one.name) }
    slot = .empty
    print("emptied slot")
    if case .empty = slot { print("is empty") }

    var tray = Tray(left: .full(Token("left")), right: Token("right"))
    let copy = tray
    tray.clear()
    print("tray cleared", tray.right == nil)
    if let right = copy.right { print("copy has", right.name) }
}

func matched() {
    let slots: [Slot] = [.full(Token("kept")), .empty]
    for case .full(let token) in slots { print("matched", token.name) }
}

run()
matched()
print("end")

// Inside a container a value of an own type is printed with its module, which is called main here.
enum Suit {
    case hearts
    case spades(Int)
}

struct Card {
    let suit: Suit
    let back: String
    struct Corner { let index: Int }
}

print(Suit.hearts, Suit.spades(1))
print([Suit.hearts])
print(Optional(Suit.hearts) as Any)
print(Card(suit: .hearts, back: "blue"))
print([Card.Corner(index: 1)])
print(String(reflecting: Suit.hearts), String(describing: Suit.hearts))
print(String(reflecting: Card.self), Card.self, Card.Corner.self)
print((Suit.spades(2), 1))
print(["one": Suit.spades(3)])

// An own collection with integer indices needs no `index(after:)`; slices by any kind of range share its indices.
struct Deck: RandomAccessCollection, MutableCollection {
    var cards: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { cards.count }
    subscript(position: Int) -> Int {
        get { cards[position] }
        set { cards[position] = newValue }
    }
}
var deck = Deck(cards: [5, 3, 4, 1])
print(deck.index(after: 1), deck.index(before: 1), deck.index(deck.startIndex, offsetBy: 3), deck.count)
for card in deck { print(card, terminator: " ") }
print(Array(deck[1..<3]), deck[1...].count, Array(deck[...1]), Array(deck[..<2]), deck[0..<2].reduce(0, +))
print(deck[1..<3].first!, deck[2...].startIndex, deck[2...].endIndex, deck.last!, deck.reversed() as [Int])
deck.sort()
print(deck.cards, deck.prefix(2).map { $0 }, Array(deck.dropFirst()), deck.firstIndex(of: 4) ?? -1)
struct Letters: Collection {
    let items = ["a", "b", "c"]
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { items[i] }
    subscript(range: Range<Int>) -> [String] { Array(items[range]) }
}
let letters = Letters()
print(letters[0..<2], letters[1], letters.count, letters.joined(), letters[1...].joined())

// allCases lists the cases in the order of their declaration.
enum Suit: String, CaseIterable {
    case clubs, diamonds, hearts, spades
    var isRed: Bool { self == .diamonds || self == .hearts }
}

print(Suit.allCases.count)
print(Suit.allCases.map(\.rawValue).joined(separator: " "))
print(Suit.allCases.filter(\.isRed).map(\.rawValue))
print(Suit.allCases.firstIndex(of: .spades) ?? -1)

extension CaseIterable where Self: Equatable {
    var next: Self {
        let all = Array(Self.allCases)
        let index = all.firstIndex(of: self)! + 1
        return index == all.count ? all[0] : all[index]
    }
}
print(Suit.hearts.next, Suit.spades.next)

enum Only: CaseIterable {
    case one, two
    static var allCases: [Only] { [.two] }
}
print(Only.allCases.count, Only.allCases[0])

// A literal that is passed for a generic parameter is a number of the kind that the closure beside it computes with.
struct Item {
    var price: Double
    var count: UInt8
    var parts: [Item] = []
}
let items = [Item(price: 1, count: 200), Item(price: 2, count: 20, parts: [Item(price: 0.5, count: 1)])]
let none: [Item] = []
print([1.0, 2].reduce(0, +), [Double]().reduce(0, +), ([1, 2] as [Double]).reduce(0, +))
print(none.reduce(0) { $0 + $1.price }, items.reduce(0) { $0 + $1.price })
print(none.reduce(into: 0) { $0 += $1.price }, none.reduce(into: 0) { $0 = $0 + $1.price })
print([1.5].reduce(into: 0, +=), [Double]().reduce(into: 0, +=), none.reduce(0) { max($0, $1.price) })
print(
    none.reduce(0) { sum, item in
        let next = sum + item.price
        return next
    })
print(none.reduce(0) { $0 + Int($1.count) }, ([100, 20] as [UInt8]).reduce(0, +), max(0, items[0].price))
print([Float]().reduce(0, +), [Float](repeating: 0.5, count: 3).reduce(1, *), [Int]().reduce(7, +))
print(none.reduce(0) { $0 + $1.parts.reduce(0) { $0 + $1.price } })
let sums = Dictionary(grouping: items, by: \.count).mapValues { $0.reduce(0) { $0 + $1.price } }
print(sums.values.sorted(), (sums[20]! / 4 * 100).rounded(), [Double]().reduce(1, -))
struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible {
    var cents: Int
    init(integerLiteral value: Int) { cents = value * 100 }
    init(cents: Int) { self.cents = cents }
    static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
    var description: String { "\(cents)¢" }
}
print([Money(cents: 5), 2].reduce(1, +), [Money]().reduce(0) { $0 + $1 })

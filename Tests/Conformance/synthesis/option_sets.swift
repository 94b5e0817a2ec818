// An option set is made of its options, by literals and by the algebra of sets.
struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1 << 0)
    static let right = Sides(rawValue: 1 << 1)
    static let top = Sides(rawValue: 1 << 2)
    static let horizontal: Sides = [.left, .right]
}

var sides: Sides = [.left]
print(sides.contains(.left), sides.contains(.right), sides.isEmpty, Sides().isEmpty)
sides.insert(.right)
print(sides == .horizontal, sides.rawValue, sides.union(.top).rawValue, sides.subtracting([.left]).rawValue)
sides.remove(.left)
let none: Sides = []
print(sides == [.right], none.rawValue, Sides.horizontal.isSuperset(of: sides), sides.isDisjoint(with: .top))
func describe(_ sides: Sides = []) -> Int { sides.symmetricDifference(.horizontal).rawValue }
print(describe(), describe(.left), describe([.left, .top]))

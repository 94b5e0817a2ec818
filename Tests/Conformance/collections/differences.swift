// What changed between two collections, and making the one from the other.
let old = ["a", "b", "c", "d"]
let new = ["a", "c", "d", "e"]
let difference = new.difference(from: old)
for change in difference {
    switch change {
    case .remove(let offset, let element, let associated):
        print("remove", offset, element, associated as Any)
    case .insert(let offset, let element, let associated):
        print("insert", offset, element, associated as Any)
    }
}
print(
    difference.count, difference.insertions.count, difference.removals.count,
    old.applying(difference) ?? [], difference.isEmpty, old.difference(from: old).isEmpty)
let numbers = [1, 2, 3].difference(from: [3, 2, 1])
print([3, 2, 1].applying(numbers) ?? [], numbers.insertions.count == numbers.removals.count)
let inverse = difference.inverse()
print(new.applying(inverse) ?? [], inverse.insertions.count)
struct Item: Equatable {
    let id: Int
    var name: String
}
let before = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
let after = [Item(id: 2, name: "z"), Item(id: 1, name: "x")]
let byID = after.difference(from: before) { $0.id == $1.id }
print(byID.count, before.applying(byID)?.map(\.id) ?? [])
var shown: [String] = old
for change in difference {
    switch change {
    case .remove(let offset, _, _): shown.remove(at: offset)
    case .insert(let offset, let element, _): shown.insert(element, at: offset)
    }
}
print(shown, shown == new)
let moved = ["b", "c", "a"].difference(from: ["a", "b", "c"]).inferringMoves()
for change in moved {
    switch change {
    case .remove(let offset, let element, let to): print("from", offset, element, to as Any)
    case .insert(let offset, let element, let from): print("to", offset, element, from as Any)
    }
}
print(
    "text".difference(from: "test").count, [Int]().difference(from: [1]).removals.count,
    [1].difference(from: []).insertions.first.map { "\($0)" } ?? "-")

// Identifying objects, swapping values, hashing by hand, checking assumptions.
final class Node: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Node, right: Node) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { print("gone", name) }
}
let first = Node("a")
let second = Node("a")
print(
    first == second, first === first, first !== second,
    ObjectIdentifier(first) == ObjectIdentifier(first), Set([first, second, first]).count)
var labels: [ObjectIdentifier: String] = [ObjectIdentifier(first): "one"]
labels[ObjectIdentifier(second)] = "two"
print(
    labels[ObjectIdentifier(first)] ?? "-", labels.count,
    ObjectIdentifier(Node.self) == ObjectIdentifier(Node.self),
    ObjectIdentifier(Int.self) == ObjectIdentifier(String.self))
var left = [1, 2]
var right = [3]
swap(&left, &right)
print(left, right)
(left, right) = (right, left)
print(left, right)
do {
    let temporary = Node("temporary")
    withExtendedLifetime(temporary) { print("alive", temporary.name) }
    print("end of scope")
}
let length = withExtendedLifetime(Node("kept")) { $0.name.count }
print(length)
var owner = Node("unique")
print(isKnownUniquelyReferenced(&owner))
let other: Node? = owner
print(isKnownUniquelyReferenced(&owner), other?.name ?? "-")
owner = Node("replacement")
assert(1 + 1 == 2, "never shown")
precondition(first.name == "a")
assert(true)
var hasher = Hasher()
hasher.combine(1)
hasher.combine("x")
var same = Hasher()
same.combine(1)
same.combine("x")
print(
    hasher.finalize() == same.finalize(), "a".hashValue == "a".hashValue,
    [1, 2].hashValue == [1, 2].hashValue, Optional(1).hashValue == Optional(1).hashValue)
func take(_ value: consuming [Int]) -> Int { value.count }
print(
    take([1, 2]), type(of: first), type(of: labels.first!.value), first as AnyObject === first,
    (first as Any) is Node)
let copy = { (value: inout Int) in value += 1 }
var number = 1
copy(&number)
print(number, zip([first], [second]).allSatisfy { $0 !== $1 })
print(MemoryLayout<Int>.size, MemoryLayout<UInt8>.stride, MemoryLayout<Double>.alignment)

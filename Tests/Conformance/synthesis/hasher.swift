// Equal values combine to equal hashes, whatever the numbers are.
func hash(_ name: String, _ isOn: Bool) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(isOn)
    return hasher.finalize()
}
print(hash("a", true) == hash("a", true), hash("a", true) == hash("a", false), hash("a", true) == hash("b", true))

struct Key: Hashable {
    var name: String
    var isOn: Bool
    var ignored = 0
    static func == (left: Key, right: Key) -> Bool { left.name == right.name && left.isOn == right.isOn }
    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isOn)
    }
}
let key = Key(name: "a", isOn: true)
print(
    key.hashValue == Key(name: "a", isOn: true, ignored: 9).hashValue,
    key.hashValue == Key(name: "a", isOn: false).hashValue)
print(
    "x".hashValue == "x".hashValue, 1.hashValue == 1.hashValue, 0.0.hashValue == (-0.0).hashValue,
    [1, 2].hashValue == [1, 2].hashValue)
print(AnyHashable(1) == AnyHashable(1), AnyHashable("1") == AnyHashable(1), AnyHashable(key) == AnyHashable(key))
var seen: Set<AnyHashable> = [1, "one", key]
print(seen.insert(1).inserted, seen.insert(2).inserted, seen.contains("one"), seen.count)
let mixed: [AnyHashable: String] = [1: "int", "a": "string", true: "bool"]
print(mixed[1] ?? "-", mixed["a"] ?? "-", mixed[true] ?? "-", mixed[2] ?? "-")

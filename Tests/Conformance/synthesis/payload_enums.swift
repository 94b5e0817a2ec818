// Equatable, Hashable and Comparable made by the compiler for enums with payloads and nested structs.
enum Token: Hashable { case number(Double), name(String, line: Int), list([Token]), pair(Int, Bool), end }
print(Token.number(1) == .number(1), Token.number(1) == .number(2), Token.name("a", line: 1) == .name("a", line: 2))
print(Token.list([.end, .number(1)]) == .list([.end, .number(1)]), Token.end == .end, Token.end != .list([]))
print(Set<Token>([.end, .end, .number(1), .name("x", line: 1), .name("x", line: 1)]).count)
var counts: [Token: Int] = [:]
for token in [Token.end, .number(2), .end, .pair(1, true), .pair(1, true)] { counts[token, default: 0] += 1 }
print(counts[.end]!, counts[.number(2)]!, counts[.pair(1, true)]!, counts[.pair(1, false)] ?? 0)
enum Rank: Comparable, CaseIterable {
    case low, mid(Int), high(String, Int);
    static var allCases: [Rank] { [.high("a", 1), .mid(2), .low, .mid(1), .high("a", 0)] }
}
print(
    Rank.allCases.sorted(), Rank.low < .mid(0), Rank.mid(5) < .high("", 0), Rank.mid(1) >= .mid(1), Rank.allCases.max()!
)
struct Key: Hashable, Comparable {
    let group: String
    let index: Int
    static func < (a: Key, b: Key) -> Bool { (a.group, a.index) < (b.group, b.index) }
}
print(
    [Key(group: "b", index: 1), Key(group: "a", index: 2), Key(group: "a", index: 1)].sorted().map {
        "\($0.group)\($0.index)"
    })
struct Nested: Hashable { var key: Key; var tokens: [Token]; var extra: Set<Int>?; var table = ["k": [1]] }
let one = Nested(key: Key(group: "g", index: 1), tokens: [.end], extra: [1, 2])
var two = one
print(one == two, one.hashValue == two.hashValue)
two.extra = nil
print(one == two, [one, two, one].reduce(into: Set<Nested>()) { $0.insert($1) }.count)
enum Direction: String, CaseIterable, Comparable {
    case north, east = "E", south, west
    static func < (a: Direction, b: Direction) -> Bool { a.rawValue < b.rawValue }
}
print(
    Direction.allCases.map(\.rawValue), Direction.allCases.sorted(), Direction(rawValue: "E")!,
    Direction(rawValue: "east") as Any)
enum Level: Int, CaseIterable { case a = 3, b, c = 10, d }
print(Level.allCases.map(\.rawValue), Level(rawValue: 4)!, Level.d.hashValue == Level.d.hashValue)
struct Generic<T> { var value: T }
extension Generic: Equatable where T: Equatable {}
extension Generic: Hashable where T: Hashable {}
print(
    Generic(value: 1) == Generic(value: 1),
    Generic(value: [Generic(value: "a")]) == Generic(value: [Generic(value: "b")]),
    Set([Generic(value: 1), Generic(value: 1)]).count)
final class Ref: Equatable {
    let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Ref, b: Ref) -> Bool { a.n == b.n }
}
enum Held: Equatable { case ref(Ref), optional(Int?), none }
print(Held.ref(Ref(1)) == .ref(Ref(1)), Held.optional(nil) == .optional(nil), Held.optional(1) == .none)

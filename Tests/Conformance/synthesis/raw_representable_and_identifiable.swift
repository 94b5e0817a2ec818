// RawRepresentable, Identifiable and CaseIterable by hand, and what the library builds on them.
struct UserID: RawRepresentable, Hashable, Comparable, CustomStringConvertible {
    let rawValue: Int
    static func < (a: UserID, b: UserID) -> Bool { a.rawValue < b.rawValue }
    var description: String { "user-\(rawValue)" }
}
print(
    UserID(rawValue: 3), UserID(rawValue: 1) < UserID(rawValue: 2), [UserID(rawValue: 2), UserID(rawValue: 1)].sorted())
struct Even: RawRepresentable, Equatable {
    let rawValue: Int
    init?(rawValue: Int) {
        guard rawValue.isMultiple(of: 2) else { return nil }
        self.rawValue = rawValue
    }
}
print([1, 2, 3, 4].compactMap(Even.init).map(\.rawValue), Even(rawValue: 2) == Even(rawValue: 2))
struct User: Identifiable { let id: UserID; var name: String }
func index<T: Identifiable>(_ values: [T]) -> [T.ID: T] { Dictionary(uniqueKeysWithValues: values.map { ($0.id, $0) }) }
let users = index([User(id: UserID(rawValue: 1), name: "a"), User(id: UserID(rawValue: 2), name: "b")])
print(users[UserID(rawValue: 2)]?.name ?? "none", users.count)
enum Planet: Int, CaseIterable, Identifiable {
    case mercury = 1, venus, earth
    var id: Int { rawValue }
    var next: Planet { Planet.allCases[(Planet.allCases.firstIndex(of: self)! + 1) % Planet.allCases.count] }
}
print(Planet.allCases.map(\.id), Planet.earth.next, Planet(rawValue: 9)?.next as Any)
func label<R: RawRepresentable>(_ value: R) -> String where R.RawValue: CustomStringConvertible {
    "raw " + value.rawValue.description
}
print(label(Planet.venus), label(UserID(rawValue: 9)))
extension RawRepresentable where RawValue == Int { var doubled: Int { rawValue * 2 } }
print(Planet.earth.doubled, UserID(rawValue: 5).doubled)
struct Flags: OptionSet, CustomStringConvertible {
    let rawValue: UInt8
    static let read = Flags(rawValue: 1 << 0), write = Flags(rawValue: 1 << 1), run = Flags(rawValue: 1 << 2)
    static let all: Flags = [.read, .write, .run]
    var description: String {
        [(Flags.read, "r"), (.write, "w"), (.run, "x")].map { contains($0.0) ? $0.1 : "-" }.joined()
    }
}
var flags: Flags = [.read]
flags.insert(.run)
flags.formUnion(.write)
flags.remove(.read)
print(flags, Flags.all.symmetricDifference(flags), flags.isSubset(of: .all), flags.rawValue, Flags([]).isEmpty)
extension CaseIterable where Self: Equatable {
    func distance(to other: Self) -> Int {
        let all = Array(Self.allCases)
        return all.firstIndex(of: other)! - all.firstIndex(of: self)!
    }
}
print(Planet.mercury.distance(to: .earth))

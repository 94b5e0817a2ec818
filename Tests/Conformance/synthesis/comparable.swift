// Enums compare in the order of their cases; own types by <; tuples from the left.
enum Level: Comparable {
    case low
    case medium(Int)
    case high
}
print(
    Level.low < .high, Level.medium(2) < .medium(3), Level.high < .medium(99), [Level.high, .medium(1), .low].sorted())

struct Version: Comparable {
    let major: Int
    let minor: Int
    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
let versions = [Version(major: 1, minor: 9), Version(major: 0, minor: 3), Version(major: 1, minor: 0)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!.minor, versions.min()!.minor)
print(versions[0] > versions[2], versions[0] >= versions[0], versions[1] <= versions[2], versions[0] == versions[2])
print(max(versions[0], versions[1]).major, min(3, 1, 2), (1, "b") < (1, "c"), (2, "a") < (1, "z"), ("a", 1) == ("a", 1))
print("apple" < "banana", "Zoo" < "apple", "a" < "aa", "é" == "e\u{301}", Character("a") < "b")
let range = Version(major: 0, minor: 0)...Version(major: 1, minor: 5)
print(range.contains(versions[2]), range.contains(versions[0]))

extension Comparable {
    func clamped(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
}
print(15.clamped(0, 10), (-1.5).clamped(0, 1), "m".clamped("a", "f"))

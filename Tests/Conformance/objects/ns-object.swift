import Foundation

class Point: NSObject {
    let x: Int
    let y: Int
    init(x: Int, y: Int) {
        self.x = x
        self.y = y
        super.init()
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Point else { return false }
        return x == other.x && y == other.y
    }
    override var hash: Int {
        var hasher = Hasher()
        hasher.combine(x)
        hasher.combine(y)
        return hasher.finalize()
    }
    override var description: String { "(\(x), \(y))" }
}
func run() {
    let a = Point(x: 1, y: 2)
    let b = Point(x: 1, y: 2)
    let c = Point(x: 3, y: 4)
    print(a == b, a === b, a != c, a.isEqual(b), a.isEqual("text"), a.isEqual(nil))
    print([a, c].contains(b), [a, c].firstIndex(of: c) ?? -1, Set([a, b, c]).count)
    print(a, "\(c)", a.hash == b.hash)
    let names: [Point: String] = [a: "first", c: "second"]
    print(names[b] ?? "-", names[Point(x: 9, y: 9)] ?? "-")
    withExtendedLifetime((a, b, c)) { print("end") }
}
run()
final class Released: NSObject {
    deinit { print("released") }
}
func release() {
    let only = Released()
    print(only.isEqual(only))
}
release()
final class Plain: NSObject {}
let plain = Plain()
print(plain == plain, plain == Plain(), plain.isEqual(plain))
let cache = NSCache<NSString, Plain>()
cache.setObject(plain, forKey: "key")
print(cache.object(forKey: "key") === plain, cache.object(forKey: "other") == nil)
cache.removeObject(forKey: "key")
print(cache.object(forKey: "key") == nil)

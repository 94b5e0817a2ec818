// Static properties are made at first use, once; lazy ones at first read; computed ones each time.
func note<T>(_ text: String, _ value: T) -> T { print("making", text); return value }
struct Config {
    static let shared = note("shared", Config(level: 3))
    nonisolated(unsafe) static var count = note("count", 0) { didSet { print("count", oldValue, count) } }
    static var fresh: Config { note("fresh", Config(level: count)) }
    var level = note("level", 1)
    lazy var table: [String] = note("table", ["level \(level)"])
    lazy private(set) var square = { level * level }()
    let constant = 5
    init(level: Int) { self.level = level }
    init() {}
}
print("start")
print(Config.shared.level)
print(Config.shared.level, Config.count)
Config.count += 1
print(Config.fresh.level)
var config = Config()
print("made", config.constant)
config.level = 7
print(config.table, config.table)
config.table.append("more")
config.level = 8
print(config.table, config.square)
var copy = config
copy.table = []
print(config.table.count, copy.table.count, copy.square)
final class Cache {
    lazy var data: [Int] = { [unowned self] in note("data", Array(0..<size)) }()
    lazy var name: String = "cache of \(size)"
    let size: Int
    lazy var child = Cache(size: size - 1)
    init(size: Int) { self.size = size }
    class var limit: Int { note("limit", 10) }
    nonisolated(unsafe) static let instances: [Cache] = note("instances", [])
}
let cache = Cache(size: 2)
cache.name += "!"
print(cache.name, cache.data, cache.data.count, cache.child.child.size)
print(Cache.limit, Cache.limit, Cache.instances.isEmpty, Cache.instances.count)
enum Namespace {
    static let a = note("a", b + 1)
    static let b = note("b", 1)
    enum Inner { static let c = note("c", a + b) }
}
print(Namespace.Inner.c, Namespace.a)
struct Generic<T> { static var name: String { "\(T.self)" } }
print(Generic<Int>.name)
struct Counter {
    private(set) var value = 0; fileprivate(set) var log: [Int] = [];
    mutating func up() { value += 1; log.append(value) }
}
var counter = Counter()
counter.up()
counter.log.append(9)
print(counter.value, counter.log)

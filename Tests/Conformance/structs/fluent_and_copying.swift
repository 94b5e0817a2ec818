// Fluent copies, with-style changes, value types that hold closures, and mutating chains through optionals.
struct Request {
    var path = "/", headers: [String: String] = [:], query: [(String, String)] = []
    private(set) var log: [String] = []
    func with<V>(_ path: WritableKeyPath<Request, V>, _ value: V) -> Request {
        var copy = self
        copy[keyPath: path] = value
        copy.log.append("with")
        return copy
    }
    func header(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.headers[name] = value
        return copy
    }
    consuming func adding(_ name: String, _ value: Int) -> Request {
        query.append((name, "\(value)"))
        return self
    }
    func map(_ change: (inout Request) throws -> Void) rethrows -> Request {
        var copy = self
        try change(&copy)
        return copy
    }
    var url: String { path + (query.isEmpty ? "" : "?" + query.map { "\($0)=\($1)" }.joined(separator: "&")) }
}
let base = Request()
let request = base.with(\.path, "/users").header("accept", "json").adding("page", 2).adding("size", 10).map {
    $0.path += "/all"
    $0.headers["x"] = "y"
}
print(request.url, request.headers.keys.sorted(), request.log, base.url, base.headers.isEmpty)
struct Validator<Value> {
    var rules: [(String, (Value) -> Bool)] = []
    func rule(_ name: String, _ test: @escaping (Value) -> Bool) -> Validator {
        Validator(rules: rules + [(name, test)])
    }
    func callAsFunction(_ value: Value) -> [String] { rules.filter { !$0.1(value) }.map(\.0) }
    func pullback<Other>(_ path: KeyPath<Other, Value>) -> Validator<Other> {
        Validator<Other>(rules: rules.map { rule in (rule.0, { rule.1($0[keyPath: path]) }) })
    }
}
let short = Validator<String>().rule("not empty") { !$0.isEmpty }.rule("short") { $0.count < 6 }
print(short("ok"), short(""), short("far too long"), short.pullback(\Request.path)(request))
protocol Configurable {}
extension Configurable {
    func configured(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
struct Label: Configurable { var text = "", size = 10 }
extension Request: Configurable {}
let label = Label().configured {
    $0.text = "hi"
    $0.size *= 2
}
print(label, Request().configured { $0.path = "/c" }.url)
struct Stack<T> {
    private var items: [T] = []
    var top: T? { items.last }
    @discardableResult mutating func push(_ item: T) -> Self {
        items.append(item)
        return self
    }
    mutating func pop() -> T? { items.popLast() }
}
var stack = Stack<Int>()
stack.push(1).top.map { print("top", $0) }
stack.push(2)
var frozen = stack
print(frozen.pop() ?? 0, frozen.pop() ?? 0, frozen.pop() ?? -1, stack.top ?? 0)
var maybe: Stack<Int>? = stack
maybe?.push(9)
print(maybe?.pop() ?? 0, maybe?.top ?? 0, stack.top ?? 0)

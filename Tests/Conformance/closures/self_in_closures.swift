// self in closures: strong, weak, unowned, rebound with guard and if, in structs, nested, and stored.
final class Loader {
    let name: String
    var handlers: [() -> String] = []
    var count = 0
    init(_ name: String) { self.name = name }
    func strong() -> () -> String {
        {
            self.count += 1
            return "\(self.name)\(self.count)"
        }
    }
    func weakly() -> () -> String {
        { [weak self] in
            guard let self else { return "gone" }
            count += 1
            return name + "\(count)"
        }
    }
    func maybe() -> () -> Int? { { [weak self] in self?.count } }
    func unownedOne() -> () -> String { { [unowned self] in name } }
    func nested() -> () -> () -> String {
        { [weak self] in
            { [name = self?.name ?? "none"] in name + (self == nil ? "-" : "+") }
        }
    }
    func listen() {
        handlers.append { [weak self, label = "h\(handlers.count)"] in label + (self?.name ?? "nobody") }
    }
    func each(_ body: (Loader) -> Void) { body(self) }
    deinit { print("deinit", name) }
}
func run() {
    var loader: Loader? = Loader("a")
    let weakly = loader!.weakly()
    let maybe = loader!.maybe()
    let nested = loader!.nested()
    let inner = nested()
    loader!.listen()
    loader!.listen()
    print(weakly(), maybe() ?? -1, inner(), loader!.unownedOne()(), loader!.handlers.map { $0() })
    loader!.each { $0.count *= 10 }
    let strong = loader!.strong()
    loader = nil
    print("released", weakly(), strong(), inner())
    _ = strong
    withExtendedLifetime(strong) {}
    print("still", maybe() ?? -1)
}
run()
struct Value {
    var n: Int
    func snapshot() -> () -> Int { { n * 2 } }
    mutating func update(_ change: (inout Value) -> Void) {
        change(&self)
        n += 1
    }
    var lazyText: () -> String { { [n] in "n=\(n)" } }
}
var value = Value(n: 1)
let snapshot = value.snapshot()
let text = value.lazyText
value.update { $0.n = 50 }
print(snapshot(), text(), value.n, value.snapshot()())

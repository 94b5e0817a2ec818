// A protocol states what a type must have; an extension gives what it need not write.
protocol Greeter {
    var name: String { get }
    var greeting: String { get }
    func greet() -> String
}

extension Greeter {
    var greeting: String { "Hello" }
    func greet() -> String { "\(greeting), \(name)" }
}

struct Plain: Greeter { let name: String }

struct Formal: Greeter {
    var name: String { "Dr. No" }
    let greeting = "Good day"
}

final class Loud: Greeter {
    var name = "all"
    func greet() -> String { "HEY \(name)" }
}

let loud = Loud()
loud.name = "everybody"
let greeters: [any Greeter] = [Plain(name: "Ann"), Formal(), loud]
for greeter in greeters { print(greeter.greet()) }

protocol Resettable {
    init()
    static var label: String { get }
    mutating func reset()
}
extension Resettable {
    mutating func reset() { self = Self() }
}
struct Dial: Resettable {
    static let label = "dial"
    var turns = 0
}
var dial = Dial(turns: 9)
dial.reset()
print(Dial.label, dial.turns)

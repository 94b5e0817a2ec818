// Observers fire for inout, in-place operators, subscript writes and optional chains, with the exact old values.
struct Point { var x = 0, y = 0 }
final class Model {
    var point = Point() { didSet { print("point", oldValue.x, "->", point.x) } }
    var list = [1, 2] {
        willSet { print("list will be", newValue) }
        didSet { print("list was", oldValue) }
    }
    var count = 0 { didSet { print("count") } }
    var name: String? = nil { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
    var table: [String: [Int]] = [:] { didSet { print("table", table.count) } }
    nonisolated(unsafe) static var shared = 1 { didSet { print("shared", oldValue, shared) } }
    var clamped = 5 {
        didSet { if clamped > 10 { clamped = 10; print("clamped from", oldValue) } }
    }
    init() { point.x = 1; count = 3 }
    func reset() { count = 0 }
}
func bump(_ n: inout Int) { n += 1; print("bumped to", n) }
func untouched(_ n: inout Int) {}
let model = Model()
model.point.x = 5
model.point.y += 2
bump(&model.point.x)
bump(&model.count)
untouched(&model.count)
model.list.append(3)
model.list[0] = 9
model.list.swapAt(0, 1)
model.name = "a"
model.name? += "b"
model.name?.append("c")
model.name = nil
model.table["k", default: []].append(1)
model.table["k"]?.append(2)
Model.shared += 1
bump(&Model.shared)
model.clamped = 20
print(model.clamped)
model.reset()
var global = 0 {
    willSet { print("global will", newValue) }
    didSet { print("global did", oldValue) }
}
global = 4
bump(&global)
(global, model.count) = (1, 2)
var tuple = (a: 1, b: 2) { didSet { print("tuple", oldValue, tuple) } }
tuple.a = 7

// What is declared as `T!` is an optional that is unwrapped wherever an optional does not fit.
final class Model {
    var title: String!
    var count: Int!
    var items: [Int]!
    var other: Model!
    var flag: Bool!
    var action: ((Int) -> Int)!
    weak var parent: Model!
    var table: [String: [Int]]!
    init() {}
    func describe() -> String { "model \(title ?? "-")" }
}
struct Row { var name: String!; var model: Model! }
let m = Model()
print(m.title as Any, m.title == nil, m.other == nil)
m.title = "abc"
print(m.title.count, m.title.uppercased(), m.title + "d", m.title.first!, m.title!)
m.count = 3
m.count += 4
print(m.count + 1, m.count * 2, m.count == 7, -m.count, m.count > 3, m.count as Any)
m.items = [1]
m.items.append(2)
m.items[0] = 7
m.items[1] += 1
print(m.items.count, m.items[0], m.items.map { $0 + 1 }, m.items.first ?? 0, m.items.isEmpty)
m.other = Model()
m.other.title = "x"
m.other.other = m
m.other.other.count -= 1
print(m.other.title.count, m.other?.title ?? "-", m.other.describe(), m.other.other.count ?? 0)
let t: String = m.title
let u = m.title
print(t, u as Any, type(of: u))
if let v = m.title { print(v) }
for c in m.items { print(c) }
m.flag = true
if m.flag { print("flag") }
print(!m.flag, m.flag ? 1 : 2)
m.action = { $0 * 2 }
print(m.action(4), m.action?(5) ?? 0)
m.parent = m
print(m.parent.title.count)
m.table = ["a": [1]]
m.table["a"]!.append(2)
m.table["b", default: []].append(3)
print(m.table.keys.sorted(), m.table["a"]!, m.table["b"] ?? [])
func length(_ text: String) -> Int { text.count }
func optional(_ text: String?) -> Int { text?.count ?? -1 }
print(length(m.title), optional(m.title))
func take(_ model: Model!, _ name: String!) -> String { model.describe() + name }
print(take(m, "!"), optional(take(m, "?")))
func find(_ ok: Bool) -> String! { ok ? "found" : nil }
print(find(true).count, find(false) == nil)
let found: String = find(true)
print(found)
var local: [Int]! = nil
print(local == nil)
local = [1]
local.append(5)
print(local.count, local[1], local.reduce(0, +))
let closure = { local.count }
print(closure())
var row = Row(name: "r", model: m)
row.name.append("w")
row.model.count = 9
print(row.name.count, m.count!, row.name ?? "-")
switch m.count {
case 9?: print("nine");
default: print("other")
}
switch m.count {
case .some(let n): print(n);
case .none: print("none")
}
m.title = nil
print(m.title?.count ?? 0, m.title ?? "none")
struct Small { let v: Int; init!(_ v: Int) { if v > 9 { return nil }; self.v = v } }
print(Small(3).v, Small(10) == nil)

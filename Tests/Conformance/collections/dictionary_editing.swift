// Changing a dictionary through its subscripts, values and indices.
var stock = ["apple": 3, "pear": 1]
stock["fig"] = 7
stock["apple"]! += 2
stock["pear"]? -= 1
stock["kiwi"]? += 1
stock["plum", default: 10] -= 3
print(stock.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }, stock["kiwi"] as Any)
print(
    stock.updateValue(8, forKey: "fig") as Any, stock.updateValue(1, forKey: "date") as Any,
    stock.removeValue(forKey: "date") ?? 0, stock.removeValue(forKey: "none") as Any)
stock["pear"] = nil
print(
    stock.count, stock.keys.sorted(), stock.values.sorted(), stock.keys.contains("pear"),
    stock["pear", default: -1])
for key in stock.keys { stock[key]! *= 10 }
print(stock.values.sorted(), stock.values.reduce(0, +), stock.values.max() ?? 0)
for index in stock.values.indices { stock.values[index] += 1 }
print(stock.values.sorted())
var groups: [String: [Int]] = [:]
for number in 1...6 { groups[number % 2 == 0 ? "even" : "odd", default: []].append(number) }
groups["even"]?.removeFirst()
groups["none"]?.append(1)
groups["odd"]?[0] = 100
print(
    groups["even"] ?? [], groups["odd"] ?? [], groups["none"] as Any,
    groups["zero", default: []].count)
if let index = stock.index(forKey: "apple") {
    print(stock[index].key, stock[index].value, stock.remove(at: index).value)
}
print(stock.index(forKey: "apple") == nil, stock.isEmpty, stock.first != nil)
var matrix: [Int: [Int: String]] = [:]
matrix[0, default: [:]][1] = "x"
matrix[0]?[2] = "y"
matrix[1] = [5: "z"]
print(matrix[0]?.count ?? 0, matrix[0]?[2] ?? "-", matrix[1]?[5] ?? "-", matrix[1]?[6] ?? "-")
struct Account {
    var balance = 0
    var log: [String] = []
}
var accounts: [String: Account] = ["ann": Account()]
accounts["ann"]?.balance += 50
accounts["bob", default: Account(balance: 5)].log.append("opened")
accounts["ann"]!.log += ["a", "b"]
print(accounts["ann"]!, accounts["bob"]!)
final class Box { var value = 1 }
let boxes = ["one": Box()]
boxes["one"]?.value = 5
print(boxes["one"]?.value ?? 0, boxes.mapValues(\.value))
var optionals: [String: Int?] = ["a": 1, "b": nil]
optionals["c"] = .some(nil)
optionals.updateValue(nil, forKey: "d")
optionals["a"] = nil
print(optionals.count, optionals["b"] as Any, optionals["zz"] as Any, optionals.keys.sorted())
stock.removeAll()
print(stock, stock.popFirst() as Any, stock.count)
var small = [1: "one"]
print(small.popFirst()!, small.isEmpty, small)

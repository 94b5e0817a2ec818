import Foundation

let a = Decimal(string: "0.1")!
let b: Decimal = 0.2
print(a + b, a + b == Decimal(string: "0.3")!, 0.1 + 0.2 == 0.3)
print(a * b, b / a, a - b, -a)
var total = Decimal.zero
for price in ["19.99", "5.01", "0.50"].compactMap({ Decimal(string: $0) }) { total += price }
print(total, total > 25, total.isZero, max(a, b))
print(Decimal(10) / 3)
var rounded = Decimal()
var third = Decimal(10) / 3
NSDecimalRound(&rounded, &third, 2, .plain)
print(rounded, Decimal(string: "abc") as Any, Decimal(5), Decimal(1.5))
print([a, b].sorted(by: >), Set([a, Decimal(string: "0.10")!]).count)
struct Line: Codable { var price: Decimal }
let line = try JSONDecoder().decode(Line.self, from: Data(#"{"price": 12.34}"#.utf8))
print(line.price, String(decoding: try JSONEncoder().encode(line), as: UTF8.self))
print(NSDecimalNumber(decimal: total).doubleValue)

// A dictionary whose keys have coding keys is an object; with other keys it is a list of pairs.
import Foundation

enum Kind: String, Codable, CodingKeyRepresentable { case a, b }
struct Stock: Codable { var counts: [Kind: Int] }

let data = try JSONEncoder().encode(Stock(counts: [.a: 1]))
print(String(data: data, encoding: .utf8) ?? "")
print(try JSONDecoder().decode(Stock.self, from: Data("{\"counts\":{\"b\":2}}".utf8)).counts[.b] ?? 0)
do {
    _ = try JSONDecoder().decode(Stock.self, from: Data("{\"counts\":{\"c\":2}}".utf8))
} catch {
    print("no such key")
}
enum Plain: String, Codable { case a }
print(String(data: try JSONEncoder().encode([Plain.a: 1]), encoding: .utf8) ?? "")
print(NSDecimalNumber(string: "12.75").intValue, NSDecimalNumber(value: 3.5).doubleValue)

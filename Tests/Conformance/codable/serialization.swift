import Foundation

let text = #"{"name": "Ann", "age": 31, "score": 2.5, "ok": true, "tags": ["a", "b"], "inner": {"n": 1}}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
guard let dictionary = object as? [String: Any] else { fatalError("no dictionary") }
print(dictionary["name"] as? String ?? "-", dictionary["age"] as? Int ?? 0, dictionary["score"] as? Double ?? 0)
print(dictionary["tags"] as? [String] ?? [], (dictionary["inner"] as? [String: Any])?["n"] as? Int ?? -1)
print(dictionary["missing"] == nil, dictionary.count)
let data = try JSONSerialization.data(
    withJSONObject: ["b": [1, 2], "a": ["x": "y"]], options: [.sortedKeys, .prettyPrinted])
print(String(decoding: data, as: UTF8.self))
let list = try JSONSerialization.jsonObject(with: Data("[1, 2, 3]".utf8)) as? [Int]
print(list ?? [])
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["a": Date()]))
do {
    _ = try JSONSerialization.jsonObject(with: Data("{".utf8))
} catch {
    print("failed")
}

import Foundation

struct Item: Codable {
    var id: Int
    var name: String
    var price: Double?
    var parts: [Part]
    struct Part: Codable {
        var code: String
        var size: Int
    }
}

func load(_ json: String) {
    do {
        let item = try JSONDecoder().decode(Item.self, from: Data(json.utf8))
        print("loaded", item.name, item.parts.count)
    } catch let DecodingError.keyNotFound(key, context) {
        print("missing", key.stringValue, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch let DecodingError.typeMismatch(type, context) {
        print("mismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch DecodingError.valueNotFound(let type, let context) {
        print("null", type, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch DecodingError.dataCorrupted(let context) {
        print("corrupted", context.codingPath.isEmpty, context.debugDescription)
    } catch {
        print("other", error)
    }
}

load(#"{"id": 1, "name": "n", "parts": []}"#)
load(#"{"id": 1, "parts": []}"#)
load(#"{"id": "1", "name": "n", "parts": []}"#)
load(#"{"id": 1, "name": null, "parts": []}"#)
load(#"{"id": 1, "name": "n", "parts": {}}"#)
load(#"{"id": 1, "name": "n", "parts": [{"code": "c", "size": 1}, {"code": "d"}]}"#)
load(#"{"id": 1, "name": "n", "parts": [{"code": "c", "size": 1.5}]}"#)
load(#"{"id": 1, "name": "n", "price": true, "parts": []}"#)
load(#"{"id": 1, "name": "n", "parts": [null]}"#)
load("not json")
load("[]")
load("")

do {
    _ = try JSONDecoder().decode([String: [Item.Part]].self, from: Data(#"{"a": [{"size": 1}]}"#.utf8))
} catch {
    print(error)
    if case DecodingError.keyNotFound(_, let context) = error { print(context) }
    print(error is DecodingError)
}
struct Limited: Decodable {
    let value: Int
    enum CodingKeys: CodingKey { case value }
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Int.self, forKey: .value)
        guard value < 10 else {
            throw DecodingError.dataCorruptedError(forKey: .value, in: container, debugDescription: "too large")
        }
    }
}
for text in [#"{"value": 3}"#, #"{"value": 30}"#] {
    let result = Result { try JSONDecoder().decode(Limited.self, from: Data(text.utf8)) }
    print(result)
}

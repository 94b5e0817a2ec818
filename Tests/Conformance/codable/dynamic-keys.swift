import Foundation

struct DynamicKey: CodingKey {
    var stringValue: String
    var intValue: Int?
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) {
        self.stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

struct Translations: Codable {
    var texts: [String: String] = [:]
    var counts: [Int] = []

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: DynamicKey.self)
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            if let text = try? container.decode(String.self, forKey: key) {
                texts[key.stringValue] = text
            } else if let number = try? container.decode(Int.self, forKey: key) {
                counts.append(number)
            }
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: DynamicKey.self)
        for (language, text) in texts { try container.encode(text, forKey: DynamicKey(stringValue: language)!) }
    }
}

enum JSONThing: Codable, Equatable {
    case null, bool(Bool), number(Double), string(String), array([JSONThing]), object([String: JSONThing])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONThing].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONThing].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

let text = Data(#"{"en": "Hello", "de": "Hallo", "n": 3, "list": []}"#.utf8)
let translations = try JSONDecoder().decode(Translations.self, from: text)
print(translations.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, translations.counts)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(translations), as: UTF8.self))

let thing = try JSONDecoder().decode(JSONThing.self, from: Data(#"{"a": [1, "x", null, true, {"b": 2.5}]}"#.utf8))
print(String(decoding: try encoder.encode(thing), as: UTF8.self))
if case .object(let members) = thing, case .array(let list)? = members["a"] {
    print(list.count, list[2] == .null, list[4])
}

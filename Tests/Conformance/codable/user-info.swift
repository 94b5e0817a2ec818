import Foundation

extension CodingUserInfoKey {
    static let factor = CodingUserInfoKey(rawValue: "factor")!
}
struct Amount: Codable {
    var value: Int
    init(from decoder: Decoder) throws {
        let factor = decoder.userInfo[.factor] as? Int ?? 1
        value = try decoder.singleValueContainer().decode(Int.self) * factor
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value / (encoder.userInfo[.factor] as? Int ?? 1))
    }
}
struct Path: Decodable {
    var text: String
    init(from decoder: Decoder) throws {
        text = decoder.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "/")
    }
}
let decoder = JSONDecoder()
decoder.userInfo[.factor] = 10
let amounts = try decoder.decode([Amount].self, from: Data("[1, 2]".utf8))
print(amounts.map(\.value))
let encoder = JSONEncoder()
encoder.userInfo = [.factor: 5]
print(String(decoding: try encoder.encode(amounts), as: UTF8.self))
let paths = try decoder.decode([String: [Path]].self, from: Data(#"{"a": [0, {}], "b": []}"#.utf8))
print(paths["a"]!.map(\.text), paths["b"]!.count)

struct Shape: Codable {
    enum Kind: String, Codable { case circle, square }
    var kind: Kind
    var size: Double
    enum CodingKeys: CodingKey { case kind, size }
}
protocol Animal: Codable { var name: String { get } }
struct Dog: Animal { var name: String; var tricks: [String] }
struct Cat: Animal { var name: String; var lives = 9 }
enum AnyAnimal: Codable {
    case dog(Dog), cat(Cat)
    private enum Keys: String, CodingKey { case type }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "dog": self = .dog(try Dog(from: decoder))
        case "cat": self = .cat(try Cat(from: decoder))
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "no animal: \(other)")
        }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        switch self {
        case .dog(let dog):
            try container.encode("dog", forKey: .type)
            try dog.encode(to: encoder)
        case .cat(let cat):
            try container.encode("cat", forKey: .type)
            try cat.encode(to: encoder)
        }
    }
    var animal: any Animal {
        switch self {
        case .dog(let dog): dog
        case .cat(let cat): cat
        }
    }
}
let zoo = #"[{"type": "dog", "name": "Rex", "tricks": ["sit"]}, {"type": "cat", "name": "Tom", "lives": 3}]"#
let animals = try JSONDecoder().decode([AnyAnimal].self, from: Data(zoo.utf8))
print(animals.map(\.animal.name))
let sorted = JSONEncoder()
sorted.outputFormatting = .sortedKeys
print(String(decoding: try sorted.encode(animals), as: UTF8.self))
do {
    _ = try JSONDecoder().decode([AnyAnimal].self, from: Data(#"[{"type": "cow"}]"#.utf8))
} catch {
    print(error)
}

import Foundation

@propertyWrapper
struct Lossy<Value: Codable>: Codable {
    var wrappedValue: [Value]

    init(wrappedValue: [Value]) { self.wrappedValue = wrappedValue }

    private struct Ignored: Decodable {}

    init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [Value] = []
        while !container.isAtEnd {
            if let value = try? container.decode(Value.self) {
                values.append(value)
            } else {
                _ = try container.decode(Ignored.self)
            }
        }
        wrappedValue = values
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

struct Box: Codable {
    var title: String
    @Lossy var numbers: [Int]
    @Lossy var names: [String]
}

struct Version: RawRepresentable, Codable, Hashable {
    var rawValue: String
    static let first = Version(rawValue: "1.0")
}

struct Options: OptionSet, Codable {
    let rawValue: Int
    static let a = Options(rawValue: 1)
    static let b = Options(rawValue: 2)
}

struct Release: Codable {
    var version: Version
    var options: Options
    var notes: [Version: Int]
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let box = try JSONDecoder().decode(
    Box.self, from: Data(#"{"title": "t", "numbers": [1, {}, 3], "names": [{}, "b"]}"#.utf8))
print(box.title, box.numbers, box.names)
print(String(decoding: try encoder.encode(box), as: UTF8.self))
let release = Release(version: .first, options: [.a, .b], notes: [.first: 3])
let text = String(decoding: try encoder.encode(release), as: UTF8.self)
print(text)
let back = try JSONDecoder().decode(Release.self, from: Data(text.utf8))
print(back.version, back.options.contains(.b), back.notes[.first] ?? 0)

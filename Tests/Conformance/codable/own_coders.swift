// A program's own encoder and decoder: containers that are wrapped in the library's, and values that code themselves.
struct Lines: Encoder {
    final class Box { var lines: [String] = [] }
    let box: Box
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed<Key>(box: box, codingPath: codingPath))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { Unkeyed(box: box, codingPath: codingPath) }
    func singleValueContainer() -> any SingleValueEncodingContainer { Single(box: box, codingPath: codingPath) }

    struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let box: Box
        var codingPath: [any CodingKey]
        mutating func encodeNil(forKey key: Key) throws { box.lines.append("\(key.stringValue)=nil") }
        mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
            try value.encode(to: Lines(box: box, codingPath: codingPath + [key]))
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type, forKey key: Key)
            -> KeyedEncodingContainer<Nested>
        {
            KeyedEncodingContainer(Keyed<Nested>(box: box, codingPath: codingPath + [key]))
        }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            Unkeyed(box: box, codingPath: codingPath + [key])
        }
        mutating func superEncoder() -> any Encoder { Lines(box: box, codingPath: codingPath) }
        mutating func superEncoder(forKey key: Key) -> any Encoder { Lines(box: box, codingPath: codingPath + [key]) }
    }
    struct Unkeyed: UnkeyedEncodingContainer {
        let box: Box
        var codingPath: [any CodingKey]
        var count = 0
        mutating func encodeNil() throws { box.lines.append("nil") }
        mutating func encode<T: Encodable>(_ value: T) throws {
            count += 1
            try value.encode(to: Lines(box: box, codingPath: codingPath))
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested>
        {
            KeyedEncodingContainer(Keyed<Nested>(box: box, codingPath: codingPath))
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            Unkeyed(box: box, codingPath: codingPath)
        }
        mutating func superEncoder() -> any Encoder { Lines(box: box, codingPath: codingPath) }
    }
    struct Single: SingleValueEncodingContainer {
        let box: Box
        var codingPath: [any CodingKey]
        var path: String { codingPath.map(\.stringValue).joined(separator: ".") }
        mutating func encodeNil() throws { box.lines.append("\(path)=nil") }
        mutating func encode<T: Encodable>(_ value: T) throws {
            switch value {
            case is Int, is String, is Bool, is Double: box.lines.append("\(path)=\(value)")
            default: try value.encode(to: Lines(box: box, codingPath: codingPath))
            }
        }
    }
}
struct Address: Codable { var street: String; var number: Int? }
struct Person: Codable {
    var name: String
    var age: Int
    var address: Address
    var tags: [String]
    enum CodingKeys: String, CodingKey { case name, age = "years", address, tags }
}
let box = Lines.Box()
try Person(name: "Ann", age: 3, address: Address(street: "S", number: nil), tags: ["a", "b"]).encode(
    to: Lines(box: box))
print(box.lines)

struct Failure: Error {}
struct Table: Decoder {
    let values: [String: Any]
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(values: values, codingPath: codingPath))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Failure() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Failure() }
    struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let values: [String: Any]
        var codingPath: [any CodingKey]
        var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }
        func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }
        func decodeNil(forKey key: Key) throws -> Bool { values[key.stringValue] == nil }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            if let value = values[key.stringValue] as? T { return value }
            if let nested = values[key.stringValue] as? [String: Any] {
                return try T(from: Table(values: nested, codingPath: codingPath + [key]))
            }
            throw Failure()
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
            -> KeyedDecodingContainer<Nested>
        { throw Failure() }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Failure() }
        func superDecoder() throws -> any Decoder { throw Failure() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw Failure() }
    }
}
let person = try Person(from: Table(values: ["name": "Bo", "years": 7, "address": ["street": "T"], "tags": ["x"]]))
print(person.name, person.age, person.address.street, person.address.number as Any, person.tags)
do { _ = try Person(from: Table(values: ["name": 1])) } catch { print(error) }
/// One value, given as text.
struct Text: Decoder, SingleValueDecodingContainer {
    let text: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw Failure() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Failure() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { text.isEmpty }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let value = text as? T { return value }
        if let value = Int(text) as? T { return value }
        return try T(from: self)
    }
}
enum Suit: String, Codable { case hearts, spades }
struct Wrapped: Codable {
    var suit: Suit
    init(from decoder: any Decoder) throws { suit = try decoder.singleValueContainer().decode(Suit.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(suit)
    }
}
print(try Suit(from: Text(text: "spades")), try Wrapped(from: Text(text: "hearts")).suit)
do { _ = try Suit(from: Text(text: "stars")) } catch { print("no such suit") }
let other = Lines.Box()
try Wrapped(from: Text(text: "hearts")).encode(to: Lines(box: other))
try ["a", "b"].encode(to: Lines(box: other))
try 3.5.encode(to: Lines(box: other))
try ["x": 1].encode(to: Lines(box: other))
print(other.lines)

protocol Encodable {}
protocol Decodable {}
typealias Codable = Decodable & Encodable

protocol CodingKey: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    var stringValue: String { get }
    var intValue: Int? { get }
    init?(stringValue: String)
    init?(intValue: Int)
}

extension CodingKey {
    @_reachedBy("CodingKey") var description: String { "\(type(of: self))(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))" }
    @_reachedBy("CodingKey") var debugDescription: String { description }
}

protocol CodingKeyRepresentable {
    var codingKey: any CodingKey { get }
    init?<T: CodingKey>(codingKey: T)
}

extension CodingKeyRepresentable where Self: RawRepresentable {
    var codingKey: any CodingKey {
        let raw: _Value = rawValue
        return raw is Int ? _DictionaryCodingKey(intValue: raw) : _DictionaryCodingKey(stringValue: raw)
    }
    init?<T: CodingKey>(codingKey: T) {
        let number: _Value = codingKey.intValue
        self.init(rawValue: number ?? codingKey.stringValue)
    }
}

struct CodingUserInfoKey: Hashable {
    let rawValue: String
    init?(rawValue: String) { self.rawValue = rawValue }
}

// A key that is known only when coding runs.
struct _CodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(_index index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }
    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }
    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

// The key of a dictionary's entry.
struct _DictionaryCodingKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = Int(stringValue)
    }
    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

func _codingPath(_ path: [any CodingKey], _ key: any CodingKey) -> [any CodingKey] {
    var path = path
    path.append(key)
    return path
}

func _describeCodingPath(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
        if let index = key.intValue { text += "[\(index)]" } else { text += text.isEmpty ? key.stringValue : ".\(key.stringValue)" }
    }
    return text
}

enum DecodingError: _DescribedError, CustomDebugStringConvertible {
    struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
        func _ending(_ text: String) -> String {
            let path = codingPath.isEmpty ? "" : " Path: \(_describeCodingPath(codingPath))."
            let underlying = underlyingError.map { " Underlying error: \($0)" } ?? ""
            return "\(text)\(path) Debug description: \(debugDescription)\(underlying)"
        }
    }
    case typeMismatch(Any.Type, Context)
    case valueNotFound(Any.Type, Context)
    case keyNotFound(any CodingKey, Context)
    case dataCorrupted(Context)
    static func dataCorruptedError<Key: CodingKey>(forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String) -> DecodingError {
        DecodingError.dataCorrupted(DecodingError.Context(codingPath: _codingPath(container.codingPath, key), debugDescription: debugDescription))
    }
    static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError {
        DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: _codingPath(container.codingPath, _CodingKey(_index: container.currentIndex)), debugDescription: debugDescription)
        )
    }
    static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
        DecodingError.dataCorrupted(DecodingError.Context(codingPath: container.codingPath, debugDescription: debugDescription))
    }
    var debugDescription: String {
        switch self {
        case .typeMismatch(let type, let context): context._ending("DecodingError.typeMismatch: expected value of type \(type).")
        case .valueNotFound(let type, let context): context._ending("DecodingError.valueNotFound: Expected value of type \(type) but found null instead.")
        case .keyNotFound(let key, let context): context._ending("DecodingError.keyNotFound: Key '\(key.stringValue)' not found in keyed decoding container.")
        case .dataCorrupted(let context): context._ending("DecodingError.dataCorrupted: Data was corrupted.")
        }
    }
    var _message: String {
        switch self {
        case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
        default: "The data couldn’t be read because it isn’t in the correct format."
        }
    }
}

enum EncodingError: _DescribedError, CustomDebugStringConvertible {
    struct Context {
        let codingPath: [any CodingKey]
        let debugDescription: String
        let underlyingError: (any Error)?
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
            self.codingPath = codingPath
            self.debugDescription = debugDescription
            self.underlyingError = underlyingError
        }
    }
    case invalidValue(Any, Context)
    var debugDescription: String {
        switch self {
        case .invalidValue(let value, let context):
            let path = context.codingPath.isEmpty ? "" : " Path: \(_describeCodingPath(context.codingPath))."
            return "EncodingError.invalidValue: \(value) (\(type(of: value))).\(path) Debug description: \(context.debugDescription)"
        }
    }
    var _message: String { "The data couldn’t be written because it isn’t in the correct format." }
}

protocol Decoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer
    func singleValueContainer() throws -> any SingleValueDecodingContainer
}

protocol Encoder {
    var codingPath: [any CodingKey] { get }
    var userInfo: [CodingUserInfoKey: Any] { get }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
    func unkeyedContainer() -> any UnkeyedEncodingContainer
    func singleValueContainer() -> any SingleValueEncodingContainer
}

struct KeyedDecodingContainer<Key: CodingKey> {
    let _reader: _CodingReader
    let _keyType: _Value
    let _names: [String: String]?
    var _own: _Value = nil
    init(_reader reader: _CodingReader, _keyType keyType: _Value, _names names: [String: String]?) {
        _reader = reader
        _keyType = keyType
        _names = names
    }
    @_reachedBy("KeyedDecodingContainer") var codingPath: [any CodingKey] {
        if let _own { return _own.codingPath }
        return _reader.codingPath
    }
    @_reachedBy("KeyedDecodingContainer") var allKeys: [Key] {
        if let _own { return _own.allKeys }
        var keys: [Key] = []
        for name in _names.map({ Array($0.keys) }) ?? _codedKeys(_reader._node) {
            let key: _Value = _keyType.init(stringValue: name)
            if let key { keys.append(key) }
        }
        return keys
    }
    func _member(_ key: Key) -> _CodingReader? {
        var name = key.stringValue
        if let _names {
            guard let original = _names[name] else { return nil }
            name = original
        }
        let node: _Value = _codedMember(_reader._node, name)
        if let node { return _CodingReader(_node: node, _parent: _reader, _key: key, _decoder: _reader._decoder) }
        return nil
    }
    func _required(_ key: Key) throws -> _CodingReader {
        if let member = _member(key) { return member }
        throw DecodingError.keyNotFound(
            key, DecodingError.Context(codingPath: codingPath, debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
    }
    func contains(_ key: Key) -> Bool {
        if let _own { return _own.contains(key) }
        return _member(key) != nil
    }
    func decodeNil(forKey key: Key) throws -> Bool {
        if let _own { return try _own.decodeNil(forKey: key) }
        return _codedKind(try _required(key)._node) == 0
    }
    @_reachedBy("KeyedDecodingContainer") func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if let _own { return try _own.decode(type, forKey: key) }
        return try _decode(type, try _required(key))
    }
    @_reachedBy("KeyedDecodingContainer") func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if let _own { return try _own.decodeIfPresent(type, forKey: key) }
        guard let member = _member(key), _codedKind(member._node) != 0 else { return nil }
        return try _decode(type, member)
    }
    @_reachedBy("KeyedDecodingContainer") func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<NestedKey>
    {
        if let _own { return try _own.nestedContainer(keyedBy: type, forKey: key) }
        return try _required(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        if let _own { return try _own.nestedUnkeyedContainer(forKey: key) }
        return try _required(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder {
        if let _own { return try _own.superDecoder() }
        let node: _Value = _codedMember(_reader._node, "super")
        return _CodingReader(_node: node, _parent: _reader, _key: _CodingKey(stringValue: "super"), _decoder: _reader._decoder)
    }
    func superDecoder(forKey key: Key) throws -> any Decoder {
        if let _own { return try _own.superDecoder(forKey: key) }
        return try _required(key)
    }
}

protocol KeyedDecodingContainerProtocol<Key> {
    associatedtype Key: CodingKey
    var codingPath: [any CodingKey] { get }
    var allKeys: [Key] { get }
    func contains(_ key: Key) -> Bool
    func decodeNil(forKey key: Key) throws -> Bool
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
    func superDecoder() throws -> any Decoder
    func superDecoder(forKey key: Key) throws -> any Decoder
}

extension KeyedDecodingContainerProtocol {
    @_reachedBy("KeyedDecodingContainerProtocol") func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if !contains(key) { return nil }
        if try decodeNil(forKey: key) { return nil }
        return try decode(type, forKey: key)
    }
}

extension KeyedDecodingContainer {
    @_reachedBy("KeyedDecodingContainerProtocol") init<C: KeyedDecodingContainerProtocol>(_ container: C) {
        _reader = _CodingReader(_node: nil, _parent: nil, _key: nil, _decoder: nil)
        _keyType = nil
        _names = nil
        _own = container
    }
}

protocol UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int? { get }
    var isAtEnd: Bool { get }
    var currentIndex: Int { get }
    mutating func decodeNil() throws -> Bool
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
    mutating func superDecoder() throws -> any Decoder
}

extension UnkeyedDecodingContainer {
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        if isAtEnd { return nil }
        if try decodeNil() { return nil }
        return try decode(type)
    }
}

// Decodes the elements of an array in order.
struct _UnkeyedReading: UnkeyedDecodingContainer {
    let _reader: _CodingReader
    var currentIndex: Int = 0
    init(_reader: _CodingReader) { self._reader = _reader }
    var codingPath: [any CodingKey] { _reader.codingPath }
    var count: Int? { _codedCount(_reader._node) }
    var isAtEnd: Bool { currentIndex >= _codedCount(_reader._node) }
    func _next(_ type: _Value) throws -> _CodingReader {
        let key = _CodingKey(_index: currentIndex)
        if isAtEnd {
            throw DecodingError.valueNotFound(
                type, DecodingError.Context(codingPath: _codingPath(codingPath, key), debugDescription: "Unkeyed container is at end."))
        }
        return _CodingReader(_node: _codedItem(_reader._node, currentIndex), _parent: _reader, _key: key, _decoder: _reader._decoder)
    }
    mutating func decodeNil() throws -> Bool {
        if _codedKind(try _next(Never.self)._node) != 0 { return false }
        currentIndex += 1
        return true
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value: _Value = try _decode(type, try _next(type))
        currentIndex += 1
        return value
    }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        let container = try _next(type).container(keyedBy: type)
        currentIndex += 1
        return container
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try _next(Never.self).unkeyedContainer()
        currentIndex += 1
        return container
    }
    mutating func superDecoder() throws -> any Decoder {
        let decoder = try _next(Never.self)
        currentIndex += 1
        return decoder
    }
}

protocol SingleValueDecodingContainer {
    var codingPath: [any CodingKey] { get }
    func decodeNil() -> Bool
    func decode<T: Decodable>(_ type: T.Type) throws -> T
}

// Decodes one value.
struct _SingleValueReading: SingleValueDecodingContainer {
    let _reader: _CodingReader
    var codingPath: [any CodingKey] { _reader.codingPath }
    func decodeNil() -> Bool { _codedKind(_reader._node) == 0 }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decode(type, _reader) }
}

// Decodes a node of the tree that a decoder has read.
final class _CodingReader: Decoder {
    let _node: _Value
    let _parent: _CodingReader?
    let _key: (any CodingKey)?
    let _decoder: _Value
    init(_node node: _Value, _parent parent: _CodingReader?, _key key: (any CodingKey)?, _decoder decoder: _Value) {
        _node = node
        _parent = parent
        _key = key
        _decoder = decoder
    }
    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var reader: _CodingReader? = self
        while let current = reader {
            if let key = current._key { path.append(key) }
            reader = current._parent
        }
        path.reverse()
        return path
    }
    var userInfo: [CodingUserInfoKey: Any] { _decoder.userInfo }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if _codedKind(_node) == 0 {
            throw DecodingError.valueNotFound(
                [String: Any].self,
                DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get keyed decoding container -- found null value instead"))
        }
        if _codedKind(_node) != 5 { throw _mismatch([String: Any].self) }
        return KeyedDecodingContainer<Key>(_reader: self, _keyType: type, _names: _decoder._convertedNames(self))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if _codedKind(_node) == 0 {
            throw DecodingError.valueNotFound(
                [Any].self, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get unkeyed decoding container -- found null value instead")
            )
        }
        if _codedKind(_node) != 4 { throw _mismatch([Any].self) }
        return _UnkeyedReading(_reader: self)
    }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { _SingleValueReading(_reader: self) }
    func _mismatch(_ type: _Value) -> DecodingError {
        if _codedKind(_node) == 0 {
            return DecodingError.valueNotFound(
                type, DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot get value of type \(type) -- found null value instead"))
        }
        let found = ["null", "bool", "number", "a string", "an array", "a dictionary"][_codedKind(_node)]
        return DecodingError.typeMismatch(
            type, DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(found) instead."))
    }
    func _corrupted(_ text: String) -> DecodingError { DecodingError.dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text)) }
    func _item(_ node: _Value, _ index: Int) -> _CodingReader { _CodingReader(_node: node, _parent: self, _key: _CodingKey(_index: index), _decoder: _decoder) }
}

func _decode(_ type: _Value, _ reader: _CodingReader) throws -> _Value {
    let node: _Value = reader._node
    switch _codingKind(type) {
    case 1:
        let value: _Value = _codedScalar(node, type)
        if let value { return value }
        if _codedKind(node) == 2, "\(type)" != "Bool", "\(type)" != "String" { return try reader._decoder._unrepresentable(reader, type) }
        if _codedKind(node) == 3 { return try reader._decoder._nonConforming(reader, type) }
        throw reader._mismatch(type)
    case 2: return _codedKind(node) == 0 ? nil : try _decode(_codingArgument(type, 0), reader)
    case 3, 5:
        _ = try reader.unkeyedContainer()
        let elementType: _Value = _codingArgument(type, 0)
        var values: [_Value] = []
        var index = 0
        while index < _codedCount(node) {
            values.append(try _decode(elementType, reader._item(_codedItem(node, index), index)))
            index += 1
        }
        if _codingKind(type) == 5 { return Set(values) }
        return values
    case 4: return try _decodeDictionary(type, reader)
    case 6: return try reader._decoder._decodeDate(reader)
    case 7: return try reader._decoder._decodeData(reader)
    case 8:
        let text: String = try _decode(String.self, reader)
        guard let url = URL(string: text) else { throw reader._corrupted("Invalid URL string.") }
        return url
    case 9:
        if _codedKind(node) != 2 { throw reader._mismatch(type) }
        return Decimal(string: _codedText(node))!
    case 10: return _codedPlain(node)
    default: return try type.init(from: reader)
    }
}

func _decodeDictionary(_ type: _Value, _ reader: _CodingReader) throws -> _Value {
    let node: _Value = reader._node
    let keyType: _Value = _codingArgument(type, 0)
    let valueType: _Value = _codingArgument(type, 1)
    var result: [_Value: _Value] = [:]
    if "\(keyType)" == "String" || "\(keyType)" == "Int" {
        if _codedKind(node) != 5 { throw reader._mismatch([String: Any].self) }
        for name in _codedKeys(node) {
            let member = _CodingReader(
                _node: _codedMember(node, name), _parent: reader, _key: _DictionaryCodingKey(stringValue: name), _decoder: reader._decoder)
            if "\(keyType)" == "String" {
                result[name] = try _decode(valueType, member)
            } else {
                guard let number = Int(name) else {
                    throw DecodingError.typeMismatch(
                        Int.self, DecodingError.Context(codingPath: member.codingPath, debugDescription: "Expected Int key but found String key instead."))
                }
                result[number] = try _decode(valueType, member)
            }
        }
        return result
    }
    if let keys = keyType as? any CodingKeyRepresentable.Type {
        if _codedKind(node) != 5 { throw reader._mismatch([String: Any].self) }
        for name in _codedKeys(node) {
            let member = _CodingReader(
                _node: _codedMember(node, name), _parent: reader, _key: _DictionaryCodingKey(stringValue: name), _decoder: reader._decoder)
            guard let key: _Value = keys.init(codingKey: _DictionaryCodingKey(stringValue: name)) else {
                throw member._corrupted("Could not convert key to type \(keyType)")
            }
            result[key] = try _decode(valueType, member)
        }
        return result
    }
    if _codedKind(node) != 4 { throw reader._mismatch([Any].self) }
    if _codedCount(node) % 2 != 0 { throw reader._corrupted("Expected collection of key-value pairs; encountered odd-length array instead.") }
    var index = 0
    while index < _codedCount(node) {
        let key: _Value = try _decode(keyType, reader._item(_codedItem(node, index), index))
        result[key] = try _decode(valueType, reader._item(_codedItem(node, index + 1), index + 1))
        index += 2
    }
    return result
}

struct KeyedEncodingContainer<Key: CodingKey> {
    let _writer: _CodingWriter
    var _own: _Value = nil
    init(_writer writer: _CodingWriter) { _writer = writer }
    var codingPath: [any CodingKey] {
        if let _own { return _own.codingPath }
        return _writer.codingPath
    }
    mutating func encodeNil(forKey key: Key) throws {
        if _own != nil { return try _own.encodeNil(forKey: key) }
        _writer._member(key)._kind = 0
    }
    @_reachedBy("KeyedEncodingContainer") mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if _own != nil { return try _own.encode(value, forKey: key) }
        try _writer._member(key)._encode(value)
    }
    @_reachedBy("KeyedEncodingContainer") mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        guard let value else { return }
        if _own != nil { return try _own.encode(value, forKey: key) }
        try _writer._member(key)._encode(value)
    }
    mutating func encodeConditional<T: Encodable>(_ value: T, forKey key: Key) throws { try encode(value, forKey: key) }
    @_reachedBy("KeyedEncodingContainer") mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key)
        -> KeyedEncodingContainer<NestedKey>
    {
        if _own != nil { return _own.nestedContainer(keyedBy: type, forKey: key) }
        return _writer._member(key).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        if _own != nil { return _own.nestedUnkeyedContainer(forKey: key) }
        return _writer._member(key).unkeyedContainer()
    }
    mutating func superEncoder() -> any Encoder {
        if _own != nil { return _own.superEncoder() }
        return _writer._member(_CodingKey(stringValue: "super"))
    }
    mutating func superEncoder(forKey key: Key) -> any Encoder {
        if _own != nil { return _own.superEncoder(forKey: key) }
        return _writer._member(key)
    }
}

protocol KeyedEncodingContainerProtocol<Key> {
    associatedtype Key: CodingKey
    var codingPath: [any CodingKey] { get }
    mutating func encodeNil(forKey key: Key) throws
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
    mutating func superEncoder(forKey key: Key) -> any Encoder
}

extension KeyedEncodingContainerProtocol {
    @_reachedBy("KeyedEncodingContainerProtocol") mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
}

extension KeyedEncodingContainer {
    @_reachedBy("KeyedEncodingContainerProtocol") init<C: KeyedEncodingContainerProtocol>(_ container: C) {
        _writer = _CodingWriter(_parent: nil, _key: nil, _encoder: nil)
        _own = container
    }
}

protocol UnkeyedEncodingContainer {
    var codingPath: [any CodingKey] { get }
    var count: Int { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey>
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
    mutating func superEncoder() -> any Encoder
}

extension UnkeyedEncodingContainer {
    mutating func encode<S: Sequence>(contentsOf sequence: S) throws { for value in sequence { try encode(value) } }
    mutating func encodeConditional<T: Encodable>(_ value: T) throws { try encode(value) }
}

// Encodes the elements of an array in order.
struct _UnkeyedWriting: UnkeyedEncodingContainer {
    let _writer: _CodingWriter
    var codingPath: [any CodingKey] { _writer.codingPath }
    var count: Int { _writer._nodes.count }
    mutating func encodeNil() throws { _writer._item()._kind = 0 }
    mutating func encode<T: Encodable>(_ value: T) throws { try _writer._item()._encode(value) }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        _writer._item().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { _writer._item().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { _writer._item() }
}

protocol SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { get }
    mutating func encodeNil() throws
    mutating func encode<T: Encodable>(_ value: T) throws
}

// Encodes one value.
struct _SingleValueWriting: SingleValueEncodingContainer {
    let _writer: _CodingWriter
    var codingPath: [any CodingKey] { _writer.codingPath }
    mutating func encodeNil() throws { _writer._kind = 0 }
    mutating func encode<T: Encodable>(_ value: T) throws { try _writer._encode(value) }
}

// Gathers the tree that an encoder writes.
final class _CodingWriter: Encoder {
    let _parent: _CodingWriter?
    let _key: (any CodingKey)?
    let _encoder: _Value
    var _kind = -1
    var _scalar: _Value
    var _names: [String] = []
    var _nodes: [_CodingWriter] = []
    init(_parent parent: _CodingWriter?, _key key: (any CodingKey)?, _encoder encoder: _Value) {
        _parent = parent
        _key = key
        _encoder = encoder
        _scalar = nil
    }
    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var writer: _CodingWriter? = self
        while let current = writer {
            if let key = current._key { path.append(key) }
            writer = current._parent
        }
        path.reverse()
        return path
    }
    var userInfo: [CodingUserInfoKey: Any] { _encoder.userInfo }
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        _kind = 3
        return KeyedEncodingContainer<Key>(_writer: self)
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        _kind = 2
        return _UnkeyedWriting(_writer: self)
    }
    func singleValueContainer() -> any SingleValueEncodingContainer { _SingleValueWriting(_writer: self) }
    func _member(_ key: any CodingKey) -> _CodingWriter { _member(key, named: _encoder._convertedName(self, key)) }
    func _member(_ key: any CodingKey, named name: String) -> _CodingWriter {
        let node = _CodingWriter(_parent: self, _key: key, _encoder: _encoder)
        _names.append(name)
        _nodes.append(node)
        return node
    }
    func _item() -> _CodingWriter {
        let node = _CodingWriter(_parent: self, _key: _CodingKey(_index: _nodes.count), _encoder: _encoder)
        _nodes.append(node)
        return node
    }
    func _encode(_ value: _Value) throws {
        switch _encodingKind(value) {
        case 0: _kind = 0
        case 1:
            _kind = 1
            _scalar = value
        case 2: try _encoder._encodeNonConforming(value, self)
        case 3, 5:
            _kind = 2
            for element in value { try _item()._encode(element) }
        case 4: try _encodeDictionary(value)
        case 6: try _encoder._encodeDate(value, self)
        case 7: try _encoder._encodeData(value, self)
        case 8:
            _kind = 1
            _scalar = value.absoluteString
        case 9:
            _kind = 4
            _scalar = value.description
        default: try value.encode(to: self)
        }
    }
    func _encodeDictionary(_ dictionary: _Value) throws {
        _kind = 3
        for (key, value) in dictionary {
            let key: _Value = key
            if key is String {
                try _member(_DictionaryCodingKey(stringValue: key), named: key)._encode(value)
            } else if key is Int {
                try _member(_DictionaryCodingKey(intValue: key), named: "\(key)")._encode(value)
            } else if let key = key as? any CodingKeyRepresentable {
                try _member(key.codingKey, named: key.codingKey.stringValue)._encode(value)
            } else {
                _kind = 2
                try _item()._encode(key)
                try _item()._encode(value)
            }
        }
    }
}

func _codingKind(_ type: Any) -> Int
func _codingArgument(_ type: Any, _ index: Int) -> Any
func _encodingKind(_ value: Any) -> Int
func _codedKind(_ node: Any) -> Int
func _codedCount(_ node: Any) -> Int
func _codedItem(_ node: Any, _ index: Int) -> Any
func _codedKeys(_ node: Any) -> [String]
func _codedMember(_ node: Any, _ key: String) -> _Value
func _codedScalar(_ node: Any, _ type: Any) -> _Value
func _codedText(_ node: Any) -> String
func _codedPlain(_ node: Any) -> _Value

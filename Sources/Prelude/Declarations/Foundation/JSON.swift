class JSONDecoder {
    enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(_Value)
        case custom((_ decoder: any Decoder) throws -> Date)
    }
    enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((_ decoder: any Decoder) throws -> Data)
    }
    enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }
    enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
    var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
    var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
    var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    var userInfo: [CodingUserInfoKey: Any] = [:]
    var allowsJSON5 = false
    var assumesTopLevelDictionary = false
    init() {}
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try _decodeText(type, data) }
    func _decodeText(_ type: _Value, _ data: Data) throws -> _Value {
        let node: _Value = _parseJSON(data._bytes, allowsJSON5)
        guard let node else { throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON.")) }
        return try _decode(type, _CodingReader(_node: node, _parent: nil, _key: nil, _decoder: self))
    }
    func _convertedNames(_ reader: _CodingReader) -> [String: String]? {
        var names: [String: String] = [:]
        switch keyDecodingStrategy {
        case .useDefaultKeys: return nil
        case .convertFromSnakeCase: for name in _codedKeys(reader._node) { names[_fromSnakeCase(name)] = name }
        case .custom(let convert):
            for name in _codedKeys(reader._node) { names[convert(_codingPath(reader.codingPath, _CodingKey(stringValue: name))).stringValue] = name }
        }
        return names
    }
    func _unrepresentable(_ reader: _CodingReader, _ type: _Value) throws -> _Value {
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
    func _nonConforming(_ reader: _CodingReader, _ type: _Value) throws -> _Value {
        if case .convertFromString(let positive, let negative, let nan) = nonConformingFloatDecodingStrategy {
            let text = _codedText(reader._node)
            let isDouble = "\(type)" == "Double"
            if isDouble || "\(type)" == "Float" {
                if text == positive { return isDouble ? Double.infinity : Float.infinity }
                if text == negative { return isDouble ? -Double.infinity : -Float.infinity }
                if text == nan { return isDouble ? Double.nan : Float.nan }
            }
        }
        throw reader._mismatch(type)
    }
    func _decodeDate(_ reader: _CodingReader) throws -> _Value {
        switch dateDecodingStrategy {
        case .deferredToDate: return Date(timeIntervalSinceReferenceDate: try _decode(Double.self, reader))
        case .secondsSince1970: return Date(timeIntervalSince1970: try _decode(Double.self, reader))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try _decode(Double.self, reader) / 1000)
        case .iso8601:
            let text: String = try _decode(String.self, reader)
            let seconds: _Value = _parseISO8601(text, false)
            guard let seconds else { throw reader._corrupted("Expected date string to be ISO8601-formatted.") }
            return Date(timeIntervalSinceReferenceDate: seconds)
        case .formatted(let formatter):
            let text: String = try _decode(String.self, reader)
            let date: _Value = formatter.date(from: text)
            guard let date else { throw reader._corrupted("Date string does not match format expected by formatter.") }
            return date
        case .custom(let decode): return try decode(reader)
        }
    }
    func _decodeData(_ reader: _CodingReader) throws -> _Value {
        switch dataDecodingStrategy {
        case .deferredToData: return Data(try _decode([UInt8].self, reader))
        case .base64:
            let text: String = try _decode(String.self, reader)
            guard let data = Data(base64Encoded: text) else { throw reader._corrupted("Encountered Data is not valid Base64.") }
            return data
        case .custom(let decode): return try decode(reader)
        }
    }
}

class JSONEncoder {
    struct OutputFormatting: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = JSONEncoder.OutputFormatting(rawValue: 1)
        static let sortedKeys = JSONEncoder.OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = JSONEncoder.OutputFormatting(rawValue: 8)
    }
    enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(_Value)
        case custom((Date, any Encoder) throws -> Void)
    }
    enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
    }
    enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }
    enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
    var outputFormatting: JSONEncoder.OutputFormatting = []
    var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
    var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
    var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    var userInfo: [CodingUserInfoKey: Any] = [:]
    init() {}
    func encode<T: Encodable>(_ value: T) throws -> Data { try _encodeText(value) }
    func _encodeText(_ value: _Value) throws -> Data {
        let writer = _CodingWriter(_parent: nil, _key: nil, _encoder: self)
        try writer._encode(value)
        if writer._kind < 0 {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "Top-level \(type(of: value)) did not encode any values."))
        }
        return Data(_bytes: _writeJSON(writer, Int(outputFormatting.rawValue)))
    }
    func _convertedName(_ writer: _CodingWriter, _ key: any CodingKey) -> String {
        switch keyEncodingStrategy {
        case .useDefaultKeys: return key.stringValue
        case .convertToSnakeCase: return _toSnakeCase(key.stringValue)
        case .custom(let convert): return convert(_codingPath(writer.codingPath, key)).stringValue
        }
    }
    func _encodeNonConforming(_ value: _Value, _ writer: _CodingWriter) throws {
        if case .convertToString(let positive, let negative, let nan) = nonConformingFloatEncodingStrategy {
            writer._kind = 1
            writer._scalar = value.isNaN ? nan : value > 0 ? positive : negative
            return
        }
        let text = "\(type(of: value)).\(value)"
        throw EncodingError.invalidValue(
            value, EncodingError.Context(codingPath: writer.codingPath, debugDescription: "Unable to encode \(text) directly in JSON."))
    }
    func _encodeDate(_ value: _Value, _ writer: _CodingWriter) throws {
        let date: Date = value
        switch dateEncodingStrategy {
        case .deferredToDate: try writer._encode(date.timeIntervalSinceReferenceDate)
        case .secondsSince1970: try writer._encode(date.timeIntervalSince1970)
        case .millisecondsSince1970: try writer._encode(1000 * date.timeIntervalSince1970)
        case .iso8601: try writer._encode(_formatISO8601(date.timeIntervalSinceReferenceDate, 0))
        case .formatted(let formatter): try writer._encode(formatter.string(from: date))
        case .custom(let encode): try encode(date, writer)
        }
    }
    func _encodeData(_ value: _Value, _ writer: _CodingWriter) throws {
        let data: Data = value
        switch dataEncodingStrategy {
        case .deferredToData: try writer._encode(data._bytes)
        case .base64: try writer._encode(data.base64EncodedString())
        case .custom(let encode): try encode(data, writer)
        }
    }
}

func _parseJSON(_ bytes: [UInt8], _ allowsJSON5: Bool) -> _Value
func _writeJSON(_ writer: Any, _ options: Int) -> [UInt8]
func _fromSnakeCase(_ text: String) -> String
func _toSnakeCase(_ text: String) -> String
func _parseISO8601(_ text: String, _ hasFraction: Bool) -> Double?
func _formatISO8601(_ secondsSinceReferenceDate: Double, _ fractionDigits: Int) -> String

/// Property lists are kept as the JSON of the same values: only the coder of this run reads them again.
class PropertyListEncoder: JSONEncoder {
    var outputFormat = PropertyListSerialization.PropertyListFormat.binary
}

class PropertyListDecoder: JSONDecoder {}
class PropertyListSerialization { enum PropertyListFormat: UInt { case openStep = 1, xml = 100, binary = 200 } }

class JSONSerialization {
    struct ReadingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mutableContainers = JSONSerialization.ReadingOptions(rawValue: 1)
        static let mutableLeaves = JSONSerialization.ReadingOptions(rawValue: 2)
        static let fragmentsAllowed = JSONSerialization.ReadingOptions(rawValue: 4)
        static let allowFragments = JSONSerialization.ReadingOptions(rawValue: 4)
    }
    struct WritingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let prettyPrinted = JSONSerialization.WritingOptions(rawValue: 1)
        static let sortedKeys = JSONSerialization.WritingOptions(rawValue: 2)
        static let fragmentsAllowed = JSONSerialization.WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes = JSONSerialization.WritingOptions(rawValue: 8)
    }
    static func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any {
        let node: _Value = _parseJSON(data._bytes, false)
        guard let node else { throw NSError(domain: "NSCocoaErrorDomain", code: 3840, userInfo: ["NSDebugDescription": "The data is not valid JSON."]) }
        return _codedPlain(node)
    }
    static func data(withJSONObject object: Any, options: JSONSerialization.WritingOptions = []) throws -> Data {
        let encoder = JSONEncoder()
        let writer = _CodingWriter(_parent: nil, _key: nil, _encoder: encoder)
        try writer._encode(object)
        return Data(_bytes: _writeJSON(writer, Int(options.rawValue)))
    }
    static func isValidJSONObject(_ object: Any) -> Bool { _isJSONObject(object) }
}

func _isJSONObject(_ object: Any) -> Bool

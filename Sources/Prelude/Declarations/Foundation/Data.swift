struct Data: RandomAccessCollection, Hashable, CustomStringConvertible, Codable {
    typealias Element = UInt8
    typealias Index = Int
    var _bytes: [UInt8]
    var _start: Int
    init() {
        _bytes = []
        _start = 0
    }
    init(_bytes bytes: [UInt8], _start start: Int = 0) {
        _bytes = bytes
        _start = start
    }
    init(capacity: Int) {
        _bytes = []
        _start = 0
    }
    init(count: Int) {
        _bytes = Array(repeating: 0, count: count)
        _start = 0
    }
    init(repeating byte: UInt8, count: Int) {
        _bytes = Array(repeating: byte, count: count)
        _start = 0
    }
    init<S: Sequence>(_ elements: S) {
        var bytes: [UInt8] = []
        for element in elements { bytes.append(UInt8(element)) }
        _bytes = bytes
        _start = 0
    }
    init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
        guard let bytes = _decodeBase64(text, options.rawValue == 1) else { return nil }
        _bytes = bytes
        _start = 0
    }
    var startIndex: Int { _start }
    var endIndex: Int { _start + _bytes.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> UInt8 {
        get { _bytes[position - _start] }
        set { _bytes[position - _start] = newValue }
    }
    static func == (_ lhs: Data, _ rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
    func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
    func makeIterator() -> _ArrayIterator<UInt8> { _ArrayIterator(_elements: _bytes) }
    var count: Int {
        get { _bytes.count }
        set { _bytes = newValue < _bytes.count ? Array(_bytes.prefix(newValue)) : _bytes + Array(repeating: UInt8(0), count: newValue - _bytes.count) }
    }
    var description: String { count == 1 ? "1 byte" : "\(count) bytes" }
    struct Base64EncodingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let lineLength64Characters = Data.Base64EncodingOptions(rawValue: 1)
    }
    struct Base64DecodingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ignoreUnknownCharacters = Data.Base64DecodingOptions(rawValue: 1)
    }
    struct ReadingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let mappedIfSafe = Data.ReadingOptions(rawValue: 1)
        static let uncached = Data.ReadingOptions(rawValue: 2)
    }
    struct WritingOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let atomic = Data.WritingOptions(rawValue: 1)
    }
}

extension Data {
    var isEmpty: Bool { _bytes.isEmpty }
    var first: UInt8? { _bytes.first }
    var last: UInt8? { _bytes.last }
    mutating func append(_ byte: UInt8) { _bytes.append(byte) }
    mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
    mutating func append<S: Sequence>(contentsOf other: S) { _bytes.append(contentsOf: Data(other)._bytes) }
    mutating func removeFirst() -> UInt8 {
        _start += 1
        return _bytes.removeFirst()
    }
    mutating func removeLast() -> UInt8 { _bytes.removeLast() }
    mutating func removeAll(keepingCapacity: Bool = false) { _bytes.removeAll() }
    mutating func insert(_ byte: UInt8, at index: Int) { _bytes.insert(byte, at: index - _start) }
    mutating func reserveCapacity(_ count: Int) {}
    static func + (_ lhs: Data, _ rhs: Data) -> Data {
        var sum = lhs
        sum._bytes.append(contentsOf: rhs._bytes)
        return sum
    }
    static func += (_ lhs: inout Data, _ rhs: Data) { lhs._bytes.append(contentsOf: rhs._bytes) }
    func subdata(in range: Range<Int>) -> Data { Data(_bytes: Array(_bytes[(range.lowerBound - _start)..<(range.upperBound - _start)])) }
    subscript(bounds: Range<Int>) -> Data {
        Data(_bytes: Array(_bytes[(bounds.lowerBound - _start)..<(bounds.upperBound - _start)]), _start: bounds.lowerBound)
    }
    func prefix(_ maxLength: Int) -> Data { Data(_bytes: Array(_bytes.prefix(maxLength)), _start: _start) }
    func suffix(_ maxLength: Int) -> Data { Data(_bytes: Array(_bytes.suffix(maxLength)), _start: _start + Swift.max(0, count - maxLength)) }
    func dropFirst(_ k: Int = 1) -> Data { Data(_bytes: Array(_bytes.dropFirst(k)), _start: _start + Swift.min(k, count)) }
    func dropLast(_ k: Int = 1) -> Data { Data(_bytes: Array(_bytes.dropLast(k)), _start: _start) }
    func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String { _encodeBase64(_bytes, options.rawValue == 1) }
    func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data { Data(_encodeBase64(_bytes, options.rawValue == 1).utf8) }
    func write(to url: URL, options: Data.WritingOptions = []) throws { _Files._write(self, url) }
    init(contentsOf url: URL, options: Data.ReadingOptions = []) throws { self = try _Files._read(url) }
    func withUnsafeBytes<R>(_ body: ([UInt8]) throws -> R) rethrows -> R { try body(_bytes) }
    func starts<S: Sequence>(with prefix: S) -> Bool { _bytes.starts(with: Data(prefix)._bytes) }
    var hashValue: Int { _bytes.hashValue }
}

func _encodeBase64(_ bytes: [UInt8], _ hasLines: Bool) -> String
func _decodeBase64(_ text: String, _ ignoresUnknown: Bool) -> [UInt8]?

extension String {
    struct Encoding: Hashable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii = String.Encoding(rawValue: 1)
        static let utf8 = String.Encoding(rawValue: 4)
        static let isoLatin1 = String.Encoding(rawValue: 5)
        static let unicode = String.Encoding(rawValue: 10)
        static let utf16 = String.Encoding(rawValue: 10)
        static let utf16LittleEndian = String.Encoding(rawValue: 2483028224)
        static let utf16BigEndian = String.Encoding(rawValue: 2415919360)
        static let utf32 = String.Encoding(rawValue: 2348810496)
        static let macOSRoman = String.Encoding(rawValue: 30)
    }
    init?(data: Data, encoding: String.Encoding) {
        guard let text = _decodeText(data._bytes, Int(encoding.rawValue)) else { return nil }
        self = text
    }
    init?(bytes: [UInt8], encoding: String.Encoding) {
        guard let text = _decodeText(bytes, Int(encoding.rawValue)) else { return nil }
        self = text
    }
    init(contentsOf url: URL, encoding: String.Encoding) throws { self = String(data: try _Files._read(url), encoding: encoding) ?? "" }
    init(contentsOfFile path: String, encoding: String.Encoding) throws {
        self = String(data: try _Files._read(URL(fileURLWithPath: path)), encoding: encoding) ?? ""
    }
    func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws { _Files._write(Data(utf8), url) }
    func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws { _Files._write(Data(utf8), URL(fileURLWithPath: path)) }
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        guard let bytes = _encodeText(self, Int(encoding.rawValue), allowLossyConversion) else { return nil }
        return Data(_bytes: bytes)
    }
    func lengthOfBytes(using encoding: String.Encoding) -> Int { _encodeText(self, Int(encoding.rawValue), false)?.count ?? 0 }
    func canBeConverted(to encoding: String.Encoding) -> Bool { _encodeText(self, Int(encoding.rawValue), false) != nil }
}

func _decodeText(_ bytes: [UInt8], _ encoding: Int) -> String?
func _encodeText(_ text: String, _ encoding: Int, _ isLossy: Bool) -> [UInt8]?

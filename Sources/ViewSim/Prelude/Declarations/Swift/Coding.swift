// swift-format-ignore-file
protocol Encodable {}
protocol Decodable {}
typealias Codable = Decodable & Encodable
protocol CodingKey: Hashable {
    var stringValue: String { get }
    init?(stringValue: String)
}

import Foundation

struct Trip: Codable {
    var startDate: Date
    var homeURL: URL
    var tripId: UUID
    var rawBytes: Data
    var maxSpeed: Double
}

let trip = Trip(
    startDate: Date(timeIntervalSince1970: 1_700_000_000), homeURL: URL(string: "https://example.com/a?b=c")!,
    tripId: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, rawBytes: Data([1, 2, 250]), maxSpeed: 12)

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
encoder.keyEncodingStrategy = .convertToSnakeCase
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase

encoder.dateEncodingStrategy = .iso8601
decoder.dateDecodingStrategy = .iso8601
struct Plain: Codable { var startDate: Date; var maxSpeed: Double }
let plain = Plain(startDate: trip.startDate, maxSpeed: trip.maxSpeed)
let text = String(decoding: try encoder.encode(plain), as: UTF8.self)
print(text)
print(try decoder.decode(Plain.self, from: Data(text.utf8)))

encoder.dateEncodingStrategy = .secondsSince1970
decoder.dateDecodingStrategy = .secondsSince1970
print(String(decoding: try encoder.encode(plain), as: UTF8.self))
encoder.dateEncodingStrategy = .millisecondsSince1970
print(String(decoding: try encoder.encode([plain]), as: UTF8.self))
decoder.dateDecodingStrategy = .millisecondsSince1970
print(try decoder.decode(Plain.self, from: Data(#"{"start_date": 1000, "max_speed": 1}"#.utf8)).startDate)

encoder.dateEncodingStrategy = .custom { date, encoder in
    var container = encoder.singleValueContainer()
    try container.encode("day \(Int(date.timeIntervalSince1970 / 86400))")
}
print(String(decoding: try encoder.encode(plain), as: UTF8.self))
decoder.dateDecodingStrategy = .custom { decoder in
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = Double(text.dropFirst(4)) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no day"))
    }
    return Date(timeIntervalSince1970: day * 86400)
}
print(try decoder.decode(Plain.self, from: Data(#"{"start_date": "day 3", "max_speed": 1}"#.utf8)).startDate)
do {
    _ = try decoder.decode([Plain].self, from: Data(#"[{"start_date": "night", "max_speed": 1}]"#.utf8))
} catch {
    print(error)
}

encoder.keyEncodingStrategy = .custom { path in
    let key = path.last!
    return AnyKey(stringValue: "k_" + key.stringValue)
}
encoder.dateEncodingStrategy = .deferredToDate
encoder.dataEncodingStrategy = .base64
print(String(decoding: try encoder.encode(trip), as: UTF8.self))

struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int?
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

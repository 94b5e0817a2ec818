import Foundation

struct Place: Codable {
    var name: String
    var latitude: Double
    var longitude: Double
    var visits: [Int]

    enum Keys: String, CodingKey { case name, position, visits }
    enum PositionKeys: String, CodingKey { case lat, lon }

    init(name: String, latitude: Double, longitude: Double, visits: [Int]) {
        (self.name, self.latitude, self.longitude, self.visits) = (name, latitude, longitude, visits)
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        name = try container.decode(String.self, forKey: .name)
        let position = try container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
        latitude = try position.decode(Double.self, forKey: .lat)
        longitude = try position.decode(Double.self, forKey: .lon)
        var list = try container.nestedUnkeyedContainer(forKey: .visits)
        visits = []
        print("visits", list.count ?? -1, list.codingPath.map(\.stringValue))
        while !list.isAtEnd {
            if try list.decodeNil() { continue }
            visits.append(try list.decode(Int.self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(name, forKey: .name)
        var position = container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
        try position.encode(latitude, forKey: .lat)
        try position.encode(longitude, forKey: .lon)
        var list = container.nestedUnkeyedContainer(forKey: .visits)
        for visit in visits { try list.encode(visit) }
        print("encoded", list.count)
    }
}

struct Meters: Codable, CustomStringConvertible {
    var value: Double
    init(_ value: Double) { self.value = value }
    init(from decoder: Decoder) throws {
        value = try decoder.singleValueContainer().decode(Double.self)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
    var description: String { "\(value) m" }
}

struct Pair: Codable {
    var x: Int
    var y: String
    init(from decoder: Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Int.self)
        y = try container.decode(String.self)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
    }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let text = #"{"name": "Rome", "position": {"lat": 41.9, "lon": 12.5}, "visits": [1999, null, 2020]}"#
let place = try JSONDecoder().decode(Place.self, from: Data(text.utf8))
print(place)
print(String(decoding: try encoder.encode(place), as: UTF8.self))
print(try JSONDecoder().decode([Meters].self, from: Data("[1, 2.5]".utf8)))
print(String(decoding: try encoder.encode(["a": Meters(3)]), as: UTF8.self))
let pairs = try JSONDecoder().decode([Pair].self, from: Data(#"[[1, "a"], [2, "b"]]"#.utf8))
print(pairs.map(\.y), String(decoding: try encoder.encode(pairs), as: UTF8.self))
do {
    _ = try JSONDecoder().decode([Pair].self, from: Data("[[1]]".utf8))
} catch {
    print(error)
}

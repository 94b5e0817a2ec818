import Foundation

struct Settings: Codable {
    var volume: Int
    var theme: String
    var history: [Date]
    var nested: Level

    struct Level: Codable { var depth = 1 }

    enum CodingKeys: String, CodingKey { case volume, theme, history, nested }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        volume = try container.decodeIfPresent(Int.self, forKey: .volume) ?? 5
        theme = (try? container.decode(String.self, forKey: .theme)) ?? "light"
        history = try container.decodeIfPresent([Date].self, forKey: .history) ?? []
        if container.contains(.nested), try !container.decodeNil(forKey: .nested) {
            nested = try container.decode(Level.self, forKey: .nested)
        } else {
            nested = Level(depth: 0)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(volume * 10, forKey: .volume)
        try container.encode(theme.uppercased(), forKey: .theme)
        if !history.isEmpty { try container.encode(history, forKey: .history) }
        try container.encodeNil(forKey: .nested)
    }
}

func read(_ json: String) {
    do {
        let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
        print(settings.volume, settings.theme, settings.history.count, settings.nested.depth)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        print(String(decoding: try encoder.encode(settings), as: UTF8.self))
    } catch {
        print("failed:", error)
    }
}

read("{}")
read(#"{"volume": 3, "theme": 4, "nested": null}"#)
read(#"{"theme": "dark", "history": [0, 60.5], "nested": {"depth": 4}}"#)
read(#"{"nested": {}}"#)
read(#"{"volume": "loud"}"#)

import Foundation

extension KeyedDecodingContainer {
    func lossyArray<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> [T] {
        guard contains(key) else { return [] }
        var list = try nestedUnkeyedContainer(forKey: key)
        var values: [T] = []
        while !list.isAtEnd {
            if let value = try? list.decode(T.self) { values.append(value) } else { _ = try list.decode(Skipped.self) }
        }
        return values
    }
    func decode<T: Decodable>(_ key: Key, default fallback: T) throws -> T {
        try decodeIfPresent(T.self, forKey: key) ?? fallback
    }
}
struct Skipped: Decodable {}

struct Feed: Decodable {
    var title: String
    var limit: Int
    var posts: [Post]
    struct Post: Decodable, Equatable { var id: Int }
    enum CodingKeys: CodingKey { case title, limit, posts }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        limit = try container.decode(.limit, default: 20)
        posts = try container.lossyArray(Post.self, forKey: .posts)
    }
}
extension JSONDecoder {
    static let snake: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()
    func decode<T: Decodable>(_ text: String) throws -> T { try decode(T.self, from: Data(text.utf8)) }
}
extension Encodable {
    func json(_ formatting: JSONEncoder.OutputFormatting = .sortedKeys) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    }
}
let feed = try JSONDecoder().decode(
    Feed.self, from: Data(#"{"title": "t", "posts": [{"id": 1}, {"id": "x"}, {}, {"id": 2}]}"#.utf8))
print(feed.title, feed.limit, feed.posts.map(\.id))
struct Profile: Codable { var firstName: String; var photoUrl: String? }
let profile: Profile = try JSONDecoder.snake.decode(#"{"first_name": "Ann", "photo_url": "u"}"#)
print(profile, profile.json(), [1, 2].json(), ["k": profile].json([.sortedKeys, .prettyPrinted]))
struct Wrapper<T: Codable>: Codable { var value: T }
print(Wrapper(value: 3).json(), Wrapper(value: ["a"]).json(), Wrapper(value: Wrapper(value: true)).json())

import Foundation

struct Article: Codable {
    var title: String
    var authorName: String
    var wordCount: Int
    var isCached = false

    enum CodingKeys: String, CodingKey {
        case title
        case authorName = "author_name"
        case wordCount = "word_count"
    }
}

struct Flags: Codable {
    var first: Bool
    var second: Bool

    private enum CodingKeys: CodingKey {
        case first, second
    }
}

let article = try JSONDecoder().decode(
    Article.self, from: Data(#"{"title": "T", "author_name": "A", "word_count": 12, "isCached": true}"#.utf8))
print(article)

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try encoder.encode(article), as: UTF8.self))
print(String(decoding: try encoder.encode(Flags(first: true, second: false)), as: UTF8.self))

let key = Article.CodingKeys.authorName
print(key, key.stringValue, key.intValue as Any, key.rawValue)
print(Article.CodingKeys(stringValue: "word_count") as Any, Article.CodingKeys(stringValue: "wordCount") as Any)
print(Article.CodingKeys(rawValue: "title") == .title)
print("\(Article.CodingKeys.wordCount)", String(reflecting: Article.CodingKeys.title))

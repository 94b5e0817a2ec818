import Foundation
import Observation

@Observable
final class Library: Codable {
    var books: [Book]
    var name: String
    @ObservationIgnored var cache = 0

    struct Book: Codable, Equatable, Identifiable {
        var id: Int
        var title: String
        var rating: Double?
    }

    enum CodingKeys: String, CodingKey {
        case _books = "books"
        case _name = "name"
    }

    init(name: String, books: [Book]) {
        self.name = name
        self.books = books
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let library = Library(name: "City", books: [.init(id: 1, title: "A"), .init(id: 2, title: "B", rating: 4.5)])
let text = String(decoding: try encoder.encode(library), as: UTF8.self)
print(text)
let copy = try JSONDecoder().decode(Library.self, from: Data(text.utf8))
copy.books.removeLast()
print(copy.name, copy.books, copy.cache, library.books.count)

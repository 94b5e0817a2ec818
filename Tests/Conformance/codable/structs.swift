import Foundation

struct Address: Codable, Equatable {
    var street: String
    var city: String
    var zip: String?
}

struct User: Codable, Equatable, Identifiable {
    let id: Int
    var name: String
    var email: String?
    var isActive = true
    var tags: [String]
    var scores: [String: Double]
    var address: Address
    var computed: String { "\(name)-\(id)" }
    static let version = 3
}

let json = """
    {
        "id": 7,
        "name": "Ann",
        "isActive": false,
        "tags": ["a", "b"],
        "scores": {"math": 1.5},
        "address": {"street": "Main", "city": "Bern", "zip": null},
        "unknown": [1, 2, 3]
    }
    """
let user = try JSONDecoder().decode(User.self, from: Data(json.utf8))
print(user)
print(user.computed, user.email ?? "no mail", user.address.zip as Any)

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(user)
print(String(decoding: data, as: UTF8.self))
let again = try JSONDecoder().decode(User.self, from: data)
print(again == user)

var list = [user, again]
list[1].name = "Bob"
list[1].email = "b@x.org"
let text = String(data: try encoder.encode(list), encoding: .utf8)!
print(text)
print(try JSONDecoder().decode([User].self, from: text.data(using: .utf8)!).map(\.name))

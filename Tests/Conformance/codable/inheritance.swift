import Foundation

class Base: Codable {
    var id: Int
    init(id: Int) { self.id = id }
}
class Extended: Base {
    var note = "default"
    let fixed = 7
}
final class Node: Codable {
    let name: String
    var children: [Node]
    weak var parent: Node?
    enum CodingKeys: CodingKey { case name, children }
    init(name: String, children: [Node] = []) {
        self.name = name
        self.children = children
        children.forEach { $0.parent = self }
    }
    func link() {
        children.forEach {
            $0.parent = self; $0.link()
        }
    }
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
final class Account: Codable {
    private(set) var owner: String
    private var balance: Int
    var history: [Int] = []
    init(owner: String) {
        self.owner = owner
        balance = 0
    }
    var text: String { "\(owner) \(balance) \(history)" }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

let extended = Extended(id: 3)
extended.note = "changed"
print(try json(extended))
let decoded = try JSONDecoder().decode(Extended.self, from: Data(#"{"id": 9, "note": "ignored"}"#.utf8))
print(decoded.id, decoded.note, decoded.fixed, type(of: decoded))
let tree = Node(name: "root", children: [Node(name: "leaf"), Node(name: "branch", children: [Node(name: "twig")])])
let text = try json(tree)
print(text)
let copy = try JSONDecoder().decode(Node.self, from: Data(text.utf8))
copy.link()
print(copy.depth, copy.children[1].children[0].parent?.parent === copy, copy.children.map(\.name))
let account = try JSONDecoder().decode(Account.self, from: Data(#"{"owner": "me", "balance": 5, "history": [1]}"#.utf8))
print(account.text, try json(account), Account(owner: "new").text)

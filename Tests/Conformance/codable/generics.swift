import Foundation

struct Page<Element: Codable>: Codable {
    var items: [Element]
    var next: Int?
}

struct Response<Value: Decodable>: Decodable {
    let data: Value
    let status: Status
    enum Status: String, Decodable { case ok, error }
}

struct Tree<Value: Codable & Equatable>: Codable, Equatable {
    var value: Value
    var children: [Tree<Value>]
}

enum Either<A: Codable, B: Codable>: Codable {
    case left(A)
    case right(B)
}

protocol Model: Codable, Equatable { var id: Int { get } }
struct Cat: Model { var id: Int; var name: String }

func decode<T: Decodable>(_ text: String, as type: T.Type = T.self) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(text.utf8))
}

let page: Page<Cat> = try decode(#"{"items": [{"id": 1, "name": "Tom"}], "next": 2}"#)
print(page)
let response = try decode(#"{"data": {"id": 2, "name": "Kit"}, "status": "ok"}"#, as: Response<Cat>.self)
print(response.data, response.status)
print(try decode(#"{"data": [1, 2], "status": "error"}"#, as: Response<[Int]>.self).data)
print(
    try decode(#"{"data": {"items": ["x"], "next": null}, "status": "ok"}"#, as: Response<Page<String>>.self).data.items
)
let tree: Tree<Int> = try decode(#"{"value": 1, "children": [{"value": 2, "children": []}]}"#)
print(tree.children[0].value, tree == tree)
let either: [Either<Int, String>] = try decode(#"[{"left": {"_0": 3}}, {"right": {"_0": "r"}}]"#)
for case .left(let number) in either { print("left", number) }
for case .right(let text) in either { print("right", text) }

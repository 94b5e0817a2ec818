import Foundation

let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(id, id.uuidString, id == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
print(UUID(uuidString: "nope") as Any, UUID(uuidString: "") == nil)
let fresh = UUID()
print(fresh.uuidString.count, fresh == fresh, UUID() == UUID(), fresh.uuidString.split(separator: "-").map(\.count))
var names: [UUID: String] = [id: "first"]
names[fresh] = "second"
print(names[id]!, names.count, "\(id)".lowercased().prefix(8))
struct Item: Identifiable, Hashable {
    let id: UUID
    var title: String
}
let item = Item(id: id, title: "t")
print(item, Set([item, item]).count, [item].first { $0.id == id }?.title ?? "-")

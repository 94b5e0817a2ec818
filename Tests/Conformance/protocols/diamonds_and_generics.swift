// Protocols that refine two others, associated types passed through, protocol-typed properties, generic delegates.
protocol Identified {
    associatedtype ID: Hashable
    var id: ID { get }
}
protocol Named { var name: String { get } }
protocol Entity: Identified, Named {
    init(id: ID, name: String)
    static var table: String { get }
}
extension Entity {
    static var table: String { "\(Self.self)s".lowercased() }
    var key: String { "\(Self.table)/\(id)" }
}
struct User: Entity {
    let id: Int
    let name: String
}
struct Tag: Entity {
    let id: String
    let name: String
    static let table = "labels"
}
protocol Repository {
    associatedtype Model: Entity
    func find(_ id: Model.ID) -> Model?
    mutating func save(_ model: Model)
}
struct Memory<Model: Entity>: Repository {
    private(set) var rows: [Model.ID: Model] = [:]
    func find(_ id: Model.ID) -> Model? { rows[id] }
    mutating func save(_ model: Model) { rows[model.id] = model }
}
struct Logging<Base: Repository>: Repository {
    var base: Base
    let log: (String) -> Void
    func find(_ id: Base.Model.ID) -> Base.Model? {
        let found = base.find(id)
        log("find \(id) \(found?.name ?? "nothing")")
        return found
    }
    mutating func save(_ model: Base.Model) {
        log("save \(model.key)")
        base.save(model)
    }
}
final class Journal { var lines: [String] = [] }
let journal = Journal()
var users = Logging(base: Memory<User>()) { [journal] in journal.lines.append($0) }
users.save(User(id: 1, name: "ann"))
print(users.find(1)?.name ?? "-", users.find(2)?.name ?? "-", users.base.rows.count)
func seed<R: Repository>(_ repository: inout R, _ pairs: [(R.Model.ID, String)]) -> [String] {
    for (id, name) in pairs { repository.save(R.Model(id: id, name: name)) }
    return pairs.compactMap { repository.find($0.0)?.key }
}
var tags = Memory<Tag>()
print(seed(&tags, [("a", "A"), ("b", "B")]), seed(&users, [(7, "seven")]), journal.lines)
func names(_ values: [any Named]) -> [String] { values.map(\.name) }
func ids<each_: Collection>(_ values: each_) -> [String] where each_.Element: Identified { values.map { "\($0.id)" } }
print(names([User(id: 1, name: "u"), Tag(id: "t", name: "g")]), ids([Tag(id: "x", name: "")]), User.table, Tag.table)
protocol Visitor {
    associatedtype Output
    func visit(_ n: Int) -> Output
    func visit(_ s: String) -> Output
}
struct Lengths: Visitor {
    func visit(_ n: Int) -> Int { n }
    func visit(_ s: String) -> Int { s.count }
}
struct Quoter: Visitor {
    func visit(_ n: Int) -> String { "#\(n)" }
    func visit(_ s: String) -> String { "'\(s)'" }
}
enum Item {
    case n(Int)
    case s(String)
    func accept<V: Visitor>(_ v: V) -> V.Output {
        switch self {
        case .n(let n): v.visit(n)
        case .s(let s): v.visit(s)
        }
    }
}
let items: [Item] = [.n(3), .s("four")]
print(items.map { $0.accept(Lengths()) }.reduce(0, +), items.map { $0.accept(Quoter()) })

// Structs print their type and fields, enums their case and payload.
struct Size {
    var width: Double
    var height = 2.5
}

struct Named {
    let name: String
    let size: Size
    let tags: [String]
    let note: String?
    var computed: Int { 1 }
    static let shared = 2
}

struct Empty {}

enum Status {
    case idle
    case loading(Int)
    case done(result: String, after: Double)
    case pair(Int, label: String)
    case nested(Size)
}

print(Size(width: 1))
print(Named(name: "n\"q", size: Size(width: 0), tags: ["a", "b"], note: "x"))
print(Named(name: "", size: Size(width: -1.5), tags: [], note: nil))
print(Empty())
print(Status.idle, Status.loading(3))
print(Status.done(result: "ok", after: 0.5))
print(Status.pair(1, label: "l"))
print(Status.nested(Size(width: 9)))

// Mirrors list what values are made of.
struct Book {
    let title: String
    var pages: Int
    var rating: Double?
}
let mirror = Mirror(reflecting: Book(title: "Emma", pages: 474, rating: nil))
for child in mirror.children { print(child.label ?? "-", child.value) }
print(
    mirror.children.count, mirror.subjectType, mirror.displayStyle as Any,
    mirror.children.compactMap(\.label))
func fields(of value: Any) -> [String: String] {
    Mirror(reflecting: value).children.reduce(into: [:]) { $0[$1.label ?? "?"] = "\($1.value)" }
}
print(
    fields(of: Book(title: "It", pages: 1, rating: 2.5)).sorted { $0.key < $1.key }.map {
        "\($0.key)=\($0.value)"
    })
enum Event {
    case idle
    case tapped(x: Int, y: Int)
    case named(String)
}
for event in [Event.idle, .tapped(x: 1, y: 2), .named("n")] {
    let mirror = Mirror(reflecting: event)
    print(mirror.displayStyle as Any, mirror.children.map { "\($0.label ?? "-"): \($0.value)" })
}
class Base { var a = 1 }
class Derived: Base { var b = "two" }
let derived = Mirror(reflecting: Derived())
print(
    derived.displayStyle as Any, derived.children.map { $0.label! },
    derived.superclassMirror?.children.map { $0.label! } ?? [],
    derived.superclassMirror?.subjectType as Any)
for (label, value) in Mirror(reflecting: (1, name: "x")).children { print(label ?? "-", value) }
print(
    Mirror(reflecting: [1, 2]).children.map { $0.value }.count,
    Mirror(reflecting: [1, 2]).displayStyle as Any, Mirror(reflecting: ["a": 1]).displayStyle as Any,
    Mirror(reflecting: 5).displayStyle as Any, Mirror(reflecting: 5).children.isEmpty)
print(
    Mirror(reflecting: Optional(3) as Any).displayStyle as Any,
    Mirror(reflecting: Optional(3) as Any).children.first?.value ?? "-",
    Mirror(reflecting: Set([1])).displayStyle as Any)
func isEqualByFields(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (
        Mirror(reflecting: left).children.map { "\($0.value)" },
        Mirror(reflecting: right).children.map { "\($0.value)" }
    )
    return left == right
}
print(
    isEqualByFields(Book(title: "a", pages: 1), Book(title: "a", pages: 1)),
    isEqualByFields(Book(title: "a", pages: 1), Book(title: "b", pages: 1)))
print(
    Mirror(reflecting: Book(title: "a", pages: 1)).descendant("title") ?? "-",
    Mirror(reflecting: Book(title: "a", pages: 1)).children.first { $0.label == "pages" }!.value
        as! Int + 1)
switch Mirror(reflecting: Event.idle).displayStyle {
case .enum?: print("an enum")
case .struct?, .class?: print("other")
default: print("none")
}

// Casts to a generic parameter ask for the type that it stands for.
protocol Animal { var name: String { get } }
struct Dog: Animal { let name = "dog" }
final class Cat: Animal { let name = "cat" }
func first<T>(_ type: T.Type, in values: [Any]) -> T? {
    for value in values { if let match = value as? T { return match } }
    return nil
}
func only<T>(in values: [any Animal]) -> [T] { values.compactMap { $0 as? T } }
func isA<T>(_ value: Any, _ type: T.Type) -> Bool { value is T }
func force<T>(_ value: Any) -> T { value as! T }
let values: [Any] = [1, "two", 3.5, Dog(), Cat(), [1, 2]]
print(first(String.self, in: values) ?? "-", first(Double.self, in: values) ?? 0, first(Bool.self, in: values) as Any)
print(
    first([Int].self, in: values) ?? [], first(Cat.self, in: values)?.name ?? "-",
    first((any Animal).self, in: values)?.name ?? "-")
let dogs: [Dog] = only(in: [Dog(), Cat(), Dog()])
print(dogs.count, isA(1, Int.self), isA(1, String.self), isA(Dog(), (any Animal).self), force(4) + 1)
struct Registry {
    private var stored: [String: Any] = [:]
    mutating func set<T>(_ value: T) { stored["\(T.self)"] = value }
    func get<T>(_ type: T.Type = T.self) -> T? { stored["\(T.self)"] as? T }
}
var registry = Registry()
registry.set(5)
registry.set("five")
let number: Int? = registry.get()
print(number ?? 0, registry.get(String.self) ?? "-", registry.get(Double.self) as Any)

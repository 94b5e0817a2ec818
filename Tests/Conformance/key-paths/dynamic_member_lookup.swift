// @dynamicMemberLookup forwards members to a key path or a name.
struct Point {
    var x = 1
    var y = 2
    var sum: Int { x + y }
}

@dynamicMemberLookup
struct Box<Value> {
    var value: Value
    let label = "box"
    subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
    subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

var box = Box(value: Point())
box.x = 10
box.y += 5
print(box.x, box.y, box.sum, box.label)

@dynamicMemberLookup
struct Words {
    subscript(dynamicMember name: String) -> String { name + "!" }
}
print(Words().hello)

@dynamicMemberLookup
final class Reference<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Reference<Member> {
        Reference<Member>(value[keyPath: path])
    }
}
let reference = Reference(Box(value: Point()))
print(reference.value.x, reference.x.value)

@dynamicCallable
struct Summer {
    func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
}
print(Summer()(1, 2, 3))
struct Callable {
    func callAsFunction(_ x: Int, by y: Int = 2) -> Int { x * y }
}
print(Callable()(4), Callable()(4, by: 3))

// A part reached through a subscript of key paths is written back through its setter, however it is changed.
struct Settings {
    var name = "a"
    var sizes = [1, 2]
    var counts: [String: Int] = [:]
    var inner = Inner()
}

struct Inner {
    var depth = 1
    mutating func dig() { depth += 1 }
}

@dynamicMemberLookup
final class Box<Value> {
    private var value: Value
    init(_ value: Value) { self.value = value }
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
        get { value[keyPath: path] }
        set {
            print("set", newValue)
            value[keyPath: path] = newValue
        }
    }
}

@dynamicMemberLookup
struct Pointer<Value> {
    let box: Box<Value>
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
        get { box[dynamicMember: path] }
        nonmutating set { box[dynamicMember: path] = newValue }
    }
}

let box = Box(Settings())
box.name += "b"
box.sizes[0] = 9
box.sizes.append(3)
box.counts["x"] = 1
box.counts["x", default: 0] += 1
box.counts["x"]? += 5
box.counts["y"]? += 5
box.inner.depth += 1
box.inner.dig()
print(box.name, box.sizes, box.counts, box.inner.depth)

let pointer = Pointer(box: box)
pointer.sizes[1] *= 2
pointer.inner.dig()
print(pointer.sizes, box.inner.depth)

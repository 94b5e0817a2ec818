// Subclasses observe inherited properties; every level fires, innermost last for willSet and first for didSet.
class Base {
    var value = 1 {
        willSet { print("base will", newValue) }
        didSet { print("base did", oldValue) }
    }
    var computed: Int {
        get { value * 10 }
        set { value = newValue / 10 }
    }
    var plain = "p"
    init() { value = 2 }
}
class Middle: Base {
    override var value: Int {
        willSet { print("middle will", newValue) }
        didSet { print("middle did", oldValue) }
    }
    override var computed: Int { didSet { print("computed did", oldValue, computed) } }
    override var plain: String { didSet { print("plain", oldValue, plain) } }
    override init() {
        super.init()
        value = 3
    }
}
final class Leaf: Middle {
    override var value: Int {
        get { super.value + 100 }
        set { print("leaf set", newValue); super.value = newValue }
    }
    override init() {
        super.init()
        plain = "leaf"
    }
}
let middle = Middle()
print("made")
middle.value += 1
middle.computed = 90
middle.plain += "!"
let leaf: Base = Leaf()
print("leaf made", leaf.value)
leaf.value = 7
leaf.value += 1
print(leaf.value, leaf.plain)
let path: ReferenceWritableKeyPath<Base, Int> = \.value
leaf[keyPath: path] = 50
print(middle[keyPath: path])

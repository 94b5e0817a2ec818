// Weak references read nil as soon as deinit has begun; unowned ones work while their object lives.
final class Registry {
    static nonisolated(unsafe) weak var current: Child?
    static nonisolated(unsafe) var log: [String] = []
}
final class Child {
    let name: String
    weak var parent: Parent?
    unowned var root: Parent
    init(_ name: String, _ parent: Parent) { self.name = name; self.parent = parent; root = parent }
    deinit {
        Registry.log.append(
            "\(name) sees parent \(parent == nil ? "nil" : "alive"), self \(Registry.current == nil ? "nil" : "alive")")
    }
}
final class Parent {
    var children: [Child] = []
    let title: String
    init(_ title: String) { self.title = title }
    func add(_ name: String) -> Child {
        let child = Child(name, self)
        children.append(child)
        return child
    }
    deinit { Registry.log.append("\(title) with \(children.count)") }
}
func run() {
    var parent: Parent? = Parent("root")
    weak let watched = parent
    do {
        let child = parent!.add("a")
        Registry.current = child
        print(child.root.title, child.parent?.title ?? "nil", Registry.current?.name ?? "nil")
    }
    _ = parent!.add("b")
    print(watched?.children.map(\.name) ?? [])
    parent!.children.removeFirst()
    print(Registry.current == nil, Registry.log)
    parent = nil
    print(watched == nil)
}
run()
for line in Registry.log { print(line) }
func holder() {
    var strong: [Child] = []
    weak var weakParent: Parent?
    do {
        let parent = Parent("temporary")
        weakParent = parent
        strong.append(parent.add("kept"))
        parent.children = []
        print(weakParent?.title ?? "nil")
        withExtendedLifetime(parent) {}
    }
    print(weakParent?.title ?? "nil", strong[0].parent == nil)
    let weaks: [() -> Parent?] = [{ [weak weakParent] in weakParent }]
    print(weaks[0]() == nil)
}
holder()
print(Registry.log.last!)

// Key paths through structs, classes, optionals, subscripts and tuples, read, written, stored and compared.
struct Size: Equatable { var width = 1, height = 2; var area: Int { width * height } }
final class Node {
    var size = Size()
    let id: Int
    var child: Node?
    var tags = ["a", "b"]
    var scores = ["x": 1]
    init(_ id: Int, _ child: Node? = nil) { self.id = id; self.child = child }
}
struct Scene { var root: Node; var title: String?; var points: [(x: Int, y: Int)] = [(1, 2)] }
var scene = Scene(root: Node(1, Node(2)), title: "s")
let width: ReferenceWritableKeyPath<Scene, Int> = \.root.size.width
scene[keyPath: width] += 5
print(scene.root.size, scene[keyPath: \.root.size.area])
let childWidth = \Scene.root.child?.size.width
print(scene[keyPath: childWidth] as Any)
let forced: WritableKeyPath<Scene, Int> = \.root.child!.size.height
scene[keyPath: forced] = 9
print(scene.root.child!.size)
let firstTag = \Node.tags[0]
scene.root[keyPath: firstTag] = "z"
scene.root[keyPath: \.scores["y"]] = 11
print(scene.root.tags, scene.root.scores.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
let index = 1
let tags = \Node.tags
print(scene.root[keyPath: tags.appending(path: \.[index])], scene.root[keyPath: tags.appending(path: \.count)])
print(scene[keyPath: \.title?.count] ?? -1, scene[keyPath: \.points[0].y], scene[keyPath: \.self.title] ?? "")
let list: [PartialKeyPath<Scene>] = [\.title, \.root.id, \Scene.root.size.width]
print(list.map { scene[keyPath: $0] is Int })
let any: AnyKeyPath = \Scene.root.size
print(scene[keyPath: any] != nil, any == \Scene.root.size, any == \Scene.root)
var names: [KeyPath<Node, Int>: String] = [\.id: "id", \.size.width: "width"]
names[\.child!.id] = "child"
print(names[\.id] ?? "", names[\.size.width] ?? "", names[\.size.height] ?? "none", names.count)
func sorted<T, V: Comparable>(_ values: [T], by path: KeyPath<T, V>) -> [T] {
    values.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
print(sorted([Node(3), Node(1), Node(2)], by: \.id).map(\.id))
func update<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
    var copy = root
    copy[keyPath: path] = value
    return copy
}
print(update(Size(), \.height, 7), update([1, 2, 3], \.[1], 20), update((a: 1, b: "x"), \.b, "y"))
let paths = [\Size.width, \Size.height]
var size = Size()
for path in paths { size[keyPath: path] *= 10 }
print(size, paths.map { size[keyPath: $0] }.reduce(0, +))
if let writable = (\Size.width as KeyPath<Size, Int>) as? WritableKeyPath { size[keyPath: writable] = 0 }
print(size, (\Size.area as KeyPath<Size, Int>) is WritableKeyPath<Size, Int>)

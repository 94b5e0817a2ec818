@dynamicMemberLookup struct Lens<Root> {
    var root: Root
    subscript<T>(dynamicMember kp: KeyPath<Root, T>) -> Lens<T> { Lens<T>(root: root[keyPath: kp]) }
    subscript<T>(dynamicMember kp: WritableKeyPath<Root, T>) -> T {
        get { root[keyPath: kp] }
        set { root[keyPath: kp] = newValue }
    }
}
struct P { var n = 1; let m = 2 }
var l = Lens(root: P()); l.n = 4; print(l.n, l.m.root)

/// A present nil: `.some(.none)` of a nested optional, or an optional that was converted to `Any`.
package final class SomeCell: HeapCell {
    package let value: Value
    package init(_ value: Value) { self.value = value }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("some")) }
}

/// A variable captured by reference.
package final class BoxCell: HeapCell {
    package var value: Value
    package init(_ value: Value) { self.value = value }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("variable")) }
}

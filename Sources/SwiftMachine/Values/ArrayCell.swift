/// The elements of an array.
package final class ArrayCell: HeapCell {
    package var elements: ContiguousArray<Value>
    package init(_ elements: ContiguousArray<Value>) { self.elements = elements }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

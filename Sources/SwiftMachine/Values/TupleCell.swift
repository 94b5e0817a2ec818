/// The elements of a tuple.
package final class TupleCell: HeapCell {
    package var elements: ContiguousArray<Value>
    package let labels: [String?]?

    package init(elements: ContiguousArray<Value>, labels: [String?]? = nil) {
        self.elements = elements
        self.labels = labels
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in elements.enumerated() { visit(value, .element(index)) }
    }
}

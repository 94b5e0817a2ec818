/// Several children of a view builder's block.
package final class ViewBlockCell: HeapCell {
    package let children: ContiguousArray<Value>
    package init(children: ContiguousArray<Value>) { self.children = children }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in children.enumerated() { visit(value, .element(index)) }
    }
}

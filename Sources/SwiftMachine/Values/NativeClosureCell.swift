/// A function of the host as a value of the program: what natives hand to interpreted code to call.
package final class NativeClosureCell: HeapCell {
    package let name: String
    package let function: NativeFunction
    /// Interpreted values that the function uses; natives hold values nowhere else.
    package let captures: ContiguousArray<Value>

    package init(name: String, captures: ContiguousArray<Value>, function: @escaping NativeFunction) {
        self.name = name
        self.captures = captures
        self.function = function
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, value) in captures.enumerated() { visit(value, .element(index)) }
    }
}

import SwiftFrontEnd

/// A closure with its captures.
package final class ClosureCell: HeapCell {
    package let function: FunctionSymbol
    package let captures: ContiguousArray<Value>
    /// What a call needs to know of the function.
    let record: UnsafeMutablePointer<FunctionRecord>

    package init(function: FunctionSymbol, captures: ContiguousArray<Value>) {
        self.function = function
        self.captures = captures
        record = function.record
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        let locals = function.body?.captures ?? []
        for (index, value) in captures.enumerated() {
            visit(value, index < locals.count ? .capture(locals[index]) : .element(index))
        }
    }
}

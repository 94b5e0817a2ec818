import SwiftFrontEnd

/// A method with its receiver: equal to another one of the same method and the same object.
package final class BoundMethodCell: HeapCell {
    package let function: FunctionSymbol
    package let receiver: Value

    package init(function: FunctionSymbol, receiver: Value) {
        self.function = function
        self.receiver = receiver
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(receiver, .named("self")) }
}

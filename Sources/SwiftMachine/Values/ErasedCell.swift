import SwiftFrontEnd

/// A value in an existential whose static type says more than the value does (it mentions `Optional`).
package final class ErasedCell: HeapCell {
    package let value: Value
    package let type: SwiftType

    package init(value: Value, type: SwiftType) {
        self.value = value
        self.type = type
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("value")) }
}

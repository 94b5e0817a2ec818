/// A global or static stored variable: one slot of the simulation's globals, initialized at its first access.
package final class GlobalSymbol {
    package let id: Int
    package let name: String
    package var type: SwiftType
    /// Computes the initial value; nil for a top-level variable, which its statement initializes.
    package var initialValue: FunctionSymbol?
    package var isWeak = false
    package var isUnowned = false

    package init(id: Int, name: String, type: SwiftType) {
        self.id = id
        self.name = name
        self.type = type
    }
}

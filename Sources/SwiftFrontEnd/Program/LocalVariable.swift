/// A parameter, `let`, `var` or temporary of one function body.
public final class LocalVariable {
    package let name: String
    package var type: SwiftType
    package let position: SourcePosition
    package var isMutable: Bool
    /// A closure or local function captures the variable itself, not its value.
    package var isCapturedByReference = false
    package var isWeak = false
    package var isUnowned = false
    package var isInout = false
    /// Declared as `T!`.
    package var isImplicitlyUnwrapped = false
    /// The closures that run around each assignment; they themselves see the variable without them.
    package var observers: Observers?

    /// Constants that hold the closures of `willSet` and `didSet`; each takes the new, or old, value.
    package struct Observers {
        package var willSet: LocalVariable?
        package var didSet: LocalVariable?
        /// Whether `didSet` is given the old value.
        package var keepsOld = false
    }

    package init(name: String, type: SwiftType, position: SourcePosition, isMutable: Bool) {
        self.name = name
        self.type = type
        self.position = position
        self.isMutable = isMutable
    }

    /// Whether the variable lives in a box of its own on the heap. A constant is captured by value.
    package var isBoxed: Bool { isCapturedByReference }
}

import SwiftMachine

/// The transaction that the running update commits, as modifiers around a place in the tree changed it.
struct UpdateTransaction {
    /// An update of a transaction runs, as opposed to the first rendering.
    var isCommitting = false
    /// The `Transaction` itself, `.none` for a plain one.
    var value: Value = .none
    /// What is inserted and removed now is animated.
    var isAnimating = false
    /// The animation of the innermost `.animation(_:value:)` whose value changed.
    var implicitAnimation: Value?
}

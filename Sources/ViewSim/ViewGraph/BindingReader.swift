import SwiftMachine

/// A view that holds a binding to a `@State`.
///
/// Once an update has read the state through the binding, each change of what the binding leads to runs the view again.
final class BindingReader {
    private(set) weak var scope: ScopeNode?
    unowned(unsafe) let state: StateLocationCell
    /// Where the binding leads; it keeps the state.
    var base: Value
    private var isRead = false
    /// What was read last, where that is a part of the state.
    private var last: Value = .void

    init(base: Value, state: StateLocationCell, slot: StorageSlot) {
        self.base = base
        self.state = state
        scope = slot.scope
    }

    var isCurrent: Bool { scope?.isAlive == true }

    func noteRead(of location: StateLocationCell) {
        guard !isRead else { return }
        isRead = true
        location.add(self)
    }

    /// Whether the binding leads to another value than at the last change.
    func takeChange(_ interpreter: Interpreter) -> Bool {
        guard let scope, let context = interpreter.context else { return false }
        if case .cell(let cell) = base, cell === state { return true }
        let outer = context.currentScope
        context.currentScope = scope
        defer { context.currentScope = outer }
        // An element that is gone is a change; the view that shows it is about to leave, or leaves already.
        guard let value = try? interpreter.readBinding(base, through: self) else {
            return !scope.graph.isLeaving(scope)
        }
        let old = last
        noteValue(value)
        if case .void = old { return true }
        return (try? scope.graph.isSameValue(old, value)) != true
    }

    /// Keeps what the view knows, but no object.
    func noteValue(_ value: Value) {
        if case .cell(let cell) = base, cell === state { return }
        last = value.asObject == nil ? value : .void
    }

    /// The view is gone, or holds another binding.
    func retire() { scope = nil }
}

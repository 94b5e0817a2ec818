/// The storage of one `@State`.
///
/// A write is visible at once to code outside of bodies; bodies see it when its transaction is committed.
final class StateLocationCell: HeapCell {
    private(set) var committed: Value
    private var pending: Value = .void
    /// Writes in transactions that are not committed yet.
    private var pendingCount = 0
    private(set) unowned(unsafe) var graph: ViewGraph?
    private(set) unowned(unsafe) var scope: ScopeNode?
    let property: PropertySymbol
    /// Whether the value says what has the focus.
    var isFocus = false
    var dependents = Dependents()

    init(initial: Value, graph: ViewGraph, scope: ScopeNode, property: PropertySymbol) {
        committed = initial
        self.graph = graph
        self.scope = scope
        self.property = property
    }

    /// The newest value.
    var latest: Value { pendingCount > 0 ? pending : committed }

    func write(_ value: Value) {
        pending = value
        pendingCount += 1
    }

    func commit(_ value: Value) {
        committed = value
        pendingCount -= 1
        if pendingCount == 0 { pending = .void }
    }

    /// The view is gone: values are still readable by closures that live on, writes lead nowhere.
    func detach() {
        committed = latest
        pending = .void
        pendingCount = 0
        graph = nil
        scope = nil
        dependents = Dependents()
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        visit(committed, .named("value"))
        if pendingCount > 0 { visit(pending, .named("pending value")) }
    }
}

import SwiftFrontEnd
import SwiftMachine

/// The storage of one `@State`.
///
/// A write is visible at once to code outside of bodies; bodies see it when its transaction is committed.
///
/// Who reads is a question of whose property it is, not of where the read stands: a closure that a row or another view
/// calls reads the property of the view that wrote it, so that view is the one to run again.
final class StateLocationCell: HeapCell {
    private(set) var committed: Value
    /// What code on behalf of the owner sees: the value when the owner's body ran last.
    private var seen: Value
    /// Whether an update ever read it through its owner; from then on each change runs the owner.
    private var isRead = false
    /// The bindings of other views through which an update read it.
    private(set) var readers: ContiguousArray<BindingReader> = []
    private var compactionCount = 16
    private var pending: Value = .void
    /// Writes in transactions that are not committed yet.
    private var pendingCount = 0
    private(set) unowned(unsafe) var graph: ViewGraph?
    private(set) unowned(unsafe) var scope: ScopeNode?
    let property: PropertySymbol
    /// Whether the value says what has the focus.
    var isFocus = false
    /// Scopes that read it through something else than a binding in a property.
    var dependents = Dependents()

    init(initial: Value, graph: ViewGraph, scope: ScopeNode, property: PropertySymbol) {
        committed = initial
        seen = initial
        self.graph = graph
        self.scope = scope
        self.property = property
    }

    /// The newest value.
    var latest: Value { pendingCount > 0 ? pending : committed }

    // MARK: - Reading

    /// The value for code that an update runs on behalf of the owner, which depends on it from now on.
    func readForOwner() -> Value {
        isRead = true
        return seen
    }

    /// The scope that each change runs again, if the owner ever read the property.
    var dependentOwner: ScopeNode? { isRead ? scope : nil }

    /// The owner's body is about to run.
    func refresh() { seen = committed }

    func add(_ reader: BindingReader) {
        if readers.count >= compactionCount {
            readers.removeAll { !$0.isCurrent }
            compactionCount = max(16, readers.count * 2)
        }
        readers.append(reader)
    }

    // MARK: - Writing

    func write(_ value: Value) {
        pending = value
        pendingCount += 1
    }

    func commit(_ value: Value) {
        committed = value
        // An old number or text may be seen until the owner runs; anything that may hold objects is let go of.
        if !value.isPlain || !seen.isPlain { seen = value }
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
        readers = []
        dependents = Dependents()
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        visit(committed, .named("value"))
        if pendingCount > 0 { visit(pending, .named("pending value")) }
    }
}

extension Value {
    /// Whether the value is no more than bytes or text, which keeps no object alive.
    fileprivate var isPlain: Bool {
        guard case .cell(let cell) = self else { return true }
        return cell is StringCell
    }
}

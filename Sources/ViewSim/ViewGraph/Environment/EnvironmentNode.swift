import SwiftFrontEnd
import SwiftMachine

/// A modifier that changes the environment of its content, with the scopes that looked something up in it.
///
/// It is a scope itself: what a `transformEnvironment` closure reads of `@Observable` objects is its own dependency.
class EnvironmentNode: ScopeNode {
    struct Reader {
        let scope: ScopeNode
        let slot: StorageSlot
    }

    private(set) final var readers: ContiguousArray<Reader> = []
    /// The environment below the node, where it is up to date.
    final var cache = EnvironmentCache()
    /// Names the node to values of the program, `dismiss` for one.
    private(set) final lazy var reference = Value.cell(ScopeReferenceCell(self))
    /// The binding to the edit mode of a window, a presentation or a page, once its environment was asked for.
    final var editMode: Value = .void
    /// The color scheme that the content of a window or presentation prefers.
    final var preferredScheme: Value = .none
    private var compactionCount = 16

    /// Puts into the environment what the node changes in it.
    func change(_ values: inout Value) throws {}

    final func add(_ slot: StorageSlot) {
        if let last = readers.last, last.slot === slot { return }
        if readers.count >= compactionCount {
            readers.removeAll { !$0.scope.isAlive }
            compactionCount = max(16, readers.count * 2)
        }
        readers.append(Reader(scope: slot.scope, slot: slot))
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(cache.values, .named("environment"))
        visit(editMode, .named("edit mode"))
    }

    override func release() {
        super.release()
        readers = []
        cache = EnvironmentCache()
        editMode = .void
    }
}

/// Environment values, and what keys were last read as: ten thousand rows that read one key compute it once.
struct EnvironmentCache {
    private(set) var values: Value = .void
    /// The graph's `environmentVersion` for which the values hold.
    private(set) var version = -1
    private var known: [(key: ObjectIdentifier, value: Value)] = []

    mutating func set(_ values: Value, version: Int) {
        self.values = values
        self.version = version
        known = []
    }

    func value(of property: PropertySymbol) -> Value? {
        let key = ObjectIdentifier(property)
        return known.first { $0.key == key }?.value
    }

    mutating func remember(_ value: Value, of property: PropertySymbol) {
        known.append((ObjectIdentifier(property), value))
    }
}

import SwiftFrontEnd
import SwiftMachine

/// Who watches one object: bodies and trackings by property, and subscribers of its `objectWillChange`.
final class ObserverTable {
    /// Dependents by property; few properties of an object are ever observed.
    private var properties: [(property: ObjectIdentifier, dependents: Dependents)] = []
    private var trackings: [(property: ObjectIdentifier, tracking: ObservationTrackingCell)] = []
    private(set) var subscriptions: ContiguousArray<ObjectSubscription> = []

    func addDependent(_ scope: ScopeNode, on property: PropertySymbol) {
        let key = ObjectIdentifier(property)
        for index in properties.indices where properties[index].property == key {
            properties[index].dependents.add(scope)
            return
        }
        var dependents = Dependents()
        dependents.add(scope)
        properties.append((key, dependents))
    }

    func takeDependents(of property: PropertySymbol) -> ContiguousArray<ScopeNode> {
        let key = ObjectIdentifier(property)
        for index in properties.indices where properties[index].property == key {
            return properties[index].dependents.takeCurrent()
        }
        return []
    }

    /// Whether the tracking was not registered for the property before.
    func addTracking(_ tracking: ObservationTrackingCell, on property: PropertySymbol) -> Bool {
        let key = ObjectIdentifier(property)
        trackings.removeAll { !$0.tracking.isActive }
        if trackings.contains(where: { $0.property == key && $0.tracking === tracking }) { return false }
        let isFirst = !trackings.contains { $0.tracking === tracking }
        trackings.append((key, tracking))
        return isFirst
    }

    /// The actions of the trackings that a change of the property fires; the trackings are used up.
    func takeTrackings(of property: PropertySymbol) -> [Value] {
        guard !trackings.isEmpty else { return [] }
        let key = ObjectIdentifier(property)
        let fired = trackings.filter { $0.property == key && $0.tracking.isActive }.map(\.tracking)
        let actions = fired.map(\.onChange)
        for tracking in fired { tracking.isActive = false }
        trackings.removeAll { !$0.tracking.isActive }
        return actions
    }

    func add(_ subscription: ObjectSubscription) {
        subscription.index = subscriptions.count
        subscriptions.append(subscription)
    }

    /// Constant time: the last subscription takes the place of the removed one.
    func remove(_ subscription: ObjectSubscription) {
        let index = subscription.index
        guard subscriptions.indices.contains(index), subscriptions[index] === subscription else { return }
        if let last = subscriptions.popLast(), last !== subscription {
            last.index = index
            subscriptions[index] = last
        }
    }
}

/// One `withObservationTracking`: fires once, for the first change of anything it read.
final class ObservationTrackingCell: HeapCell {
    private(set) var onChange: Value
    var isActive = true {
        didSet { if !isActive { onChange = .void } }
    }

    init(onChange: Value) { self.onChange = onChange }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) { visit(onChange, .named("onChange")) }
}

/// A view's subscription to an observable object.
final class ObjectSubscription {
    unowned(unsafe) let scope: ScopeNode
    /// What `_printChanges` calls the property.
    let change: String
    private weak var table: ObserverTable?
    var index = 0

    init(scope: ScopeNode, change: String, table: ObserverTable) {
        self.scope = scope
        self.change = change
        self.table = table
        table.add(self)
    }

    func cancel() {
        table?.remove(self)
        table = nil
    }
}

extension ObjectStorage {
    /// The object's observers, where it ever had one.
    var existingObserverTable: ObserverTable? { observers.map { unsafeDowncast($0, to: ObserverTable.self) } }

    /// The object's observers, made at first use.
    var observerTable: ObserverTable {
        if let existingObserverTable { return existingObserverTable }
        let table = ObserverTable()
        observers = table
        return table
    }

    func associatedValue(_ key: String) -> Value? { associated.first { $0.key == key }?.value }

    func setAssociated(_ key: String, _ value: Value) {
        if let index = associated.firstIndex(where: { $0.key == key }) {
            associated[index].value = value
        } else {
            associated.append((key, value))
        }
    }
}

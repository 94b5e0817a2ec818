import SwiftFrontEnd
import SwiftMachine

/// Connects `@Observable` properties and observable objects with the views and trackings that use them.
final class ObservationTracker: ObservationHooks {
    unowned let context: ScenarioContext

    init(context: ScenarioContext) { self.context = context }

    func didAccess(_ object: ObjectStorage, _ property: PropertySymbol) {
        if let scope = context.currentScope {
            object.observerTable.addDependent(scope, on: property)
        }
        for tracking in context.trackings where tracking.isActive {
            if object.observerTable.addTracking(tracking, on: property) {
                object.associated.append(("observation", .cell(tracking)))
            }
        }
    }

    func willMutate(_ object: ObjectStorage, _ property: PropertySymbol) throws {
        guard let table = object.existingObserverTable else { return }
        let scopes = table.takeDependents(of: property)
        if !scopes.isEmpty {
            let type = object.type.qualifiedName
            for scope in scopes {
                context.graph(of: scope)?.invalidate(
                    scope, change: "\\\(type).\(property.name)", reason: "\(type).\(property.name) changed")
            }
        }
        let actions = table.takeTrackings(of: property)
        guard !actions.isEmpty else { return }
        object.associated.removeAll { entry in
            guard case .cell(let cell) = entry.value, let cell = cell as? ObservationTrackingCell else { return false }
            return !cell.isActive
        }
        for action in actions { _ = try context.interpreter.call(action, []) }
    }

    func didMutate(_ object: ObjectStorage, _ property: PropertySymbol) throws {}

    // MARK: - Observable objects

    /// The object whose table lists the subscribers of an observable object: its own `objectWillChange` publisher
    /// where the class declares one, else the object itself.
    func subscriptionTarget(of object: ObjectCell) throws -> ObjectStorage {
        guard let own = context.types.property("objectWillChange", of: object.storage.type),
            own.owner?.isFromPrelude != true
        else { return object.storage }
        let publisher = try context.interpreter.property("objectWillChange", of: .cell(object))
        return publisher.asObject?.storage ?? object.storage
    }

    /// A published property of the object is about to change: its synthesized publisher sends.
    func publish(_ object: ObjectCell, publishing box: PublishedCell) throws {
        try publish(object, property: propertyName(of: box, in: object.storage))
    }

    /// Sends on the synthesized publisher; a class that declares its own sends itself.
    func publish(_ object: ObjectCell, property: String?) throws {
        if let own = context.types.property("objectWillChange", of: object.storage.type),
            own.owner?.isFromPrelude != true
        {
            return
        }
        try send(to: object.storage, property: property)
    }

    /// The wrapped property whose storage a box is.
    private func propertyName(of box: PublishedCell, in storage: ObjectStorage) -> String? {
        let properties = storage.type.allStoredProperties
        for (index, field) in storage.fields.enumerated() where index < properties.count {
            guard let wraps = properties[index].wraps,
                case .cell(let cell)? = field.structFields[PublishedField.storage], cell === box
            else { continue }
            return wraps
        }
        return nil
    }

    /// `objectWillChange.send()` on a publisher.
    func send(_ publisher: ObjectCell) throws {
        if case .cell(let cell)? = publisher.storage.associatedValue("owner"), let owner = (cell as? WeakCell)?.object {
            try send(to: owner.storage, property: nil)
        } else {
            try send(to: publisher.storage, property: nil)
            try fire(.cell(publisher))
        }
    }

    /// A subject sends; where it is the `objectWillChange` of an object, views that observe that run again.
    func sendIfObserved(_ subject: ObjectCell) throws {
        if subject.storage.existingObserverTable?.subscriptions.isEmpty == false {
            try send(to: subject.storage, property: nil)
        }
    }

    /// Tells the subscribers of a publisher of the prelude.
    private func fire(_ publisher: Value) throws {
        _ = try context.interpreter.callMethod("_fire", labels: [], on: publisher, [])
    }

    /// The live object that a published property belongs to.
    func owner(of box: PublishedCell) -> ObjectCell? {
        context.interpreter.heap.liveObjects.first { propertyName(of: box, in: $0.storage) != nil }
    }

    private func send(to target: ObjectStorage, property: String?) throws {
        let type = target.type.qualifiedName
        let event = context.trace.emit(
            .publish, at: context.interpreter.currentPosition, type: type, instance: target.instance,
            property: property)
        // Both are said by what SwiftUI subscribes: of an object that no view observes nobody says anything.
        let isObserved = target.existingObserverTable?.subscriptions.isEmpty == false
        if context.currentScope != nil, isObserved {
            context.warn(
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
        }
        if !context.scheduler.executor.isMain, isObserved {
            context.warn(
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread (via operators like receive(on:)) on model updates.")
        }
        try context.trace.withCause(event) {
            if let table = target.existingObserverTable {
                for subscription in table.subscriptions {
                    context.graph(of: subscription.scope)?.invalidate(
                        subscription.scope, change: subscription.change, reason: "\(type) published a change")
                }
            }
            if let publisher = target.associatedValue("objectWillChange") { try fire(publisher) }
        }
    }
}

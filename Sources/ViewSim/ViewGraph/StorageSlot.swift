import SwiftMachine

/// Storage of one dynamic property of a node.
final class StorageSlot {
    let field: ViewTypeInfo.DynamicField
    /// The scope that owns the slot.
    unowned(unsafe) let scope: ScopeNode
    /// The wrapper as the installed view holds it; made once, for as long as nothing in it changes.
    var wrapper: Value = .void
    /// The storage of `@State`.
    var location: StateLocationCell?
    /// The location of a `@Binding` to a `@State`, as this view sees it.
    var binding: BindingLocationCell?
    /// The object of `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
    var object: Value = .void
    var subscription: ObjectSubscription?
    /// Slots of a user's `DynamicProperty`.
    var nested: ContiguousArray<StorageSlot> = []
    /// What `_printChanges` calls the slot: the view's own property, also for what is nested in it.
    let changeName: String

    init(field: ViewTypeInfo.DynamicField, scope: ScopeNode, within outer: StorageSlot? = nil) {
        self.field = field
        self.scope = scope
        changeName = outer?.changeName ?? field.property.name
    }

    var reader: BindingReader? {
        if case .held(let reader)? = binding?.kind { reader } else { nil }
    }

    func release() {
        subscription?.cancel()
        subscription = nil
        location?.detach()
        location = nil
        reader?.retire()
        binding = nil
        object = .void
        wrapper = .void
        for slot in nested { slot.release() }
        nested = []
    }

    /// `@State Parent.model`, as reports name the slot.
    var label: String {
        let wrapper = field.kind == .custom ? "dynamic property" : "@\(field.kind.rawValue)"
        let owner = field.property.owner?.qualifiedName ?? scope.info?.name ?? ""
        return "\(wrapper) \(owner).\(field.wrappedName)"
    }
}

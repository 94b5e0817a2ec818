/// What SwiftUI's wrappers ask of the types that they hold; the catalogue declares them without, so that unknown types
/// pass.
extension Lowerer {
    private static let requirements = [
        "StateObject": "ObservableObject", "ObservedObject": "ObservableObject",
        "EnvironmentObject": "ObservableObject",
        "Bindable": "Observable",
    ]

    /// Reports a wrapper around a class that cannot be in it, as Swift does.
    func checkRequirements(of wrapped: WrappedProperty) {
        guard !wrapped.context.isPrelude, !isPartOfMore, let owner = wrapped.property.owner else { return }
        let place = wrapped.property.position
        if wrapped.wrapper.isFromPrelude, wrapped.wrapper.name == "Published", owner.kind == .struct {
            _ = error(
                "lowering.wrapper", at: place,
                "'wrappedValue' is unavailable: @Published is only available on properties of classes",
                fix: "make '\(owner.name)' a class that is an ObservableObject, or leave '@Published' out")
            return
        }
        guard let name = wrapped.wrapper.primitive, let required = Self.requirements[name],
            let held = propertyType(wrapped.property).asNominal, held.kind == .class, !held.isFromPrelude,
            !conformsToAnythingOpaque(held)
        else { return }
        // A protocol that nothing names is not even loaded.
        if let proto = wellKnown(required), held.conforms(to: proto) { return }
        let isObservable = wellKnown("Observable").map { held.conforms(to: $0) } ?? false
        let fix =
            switch (name, isObservable) {
            case ("StateObject", true): "own an @Observable object with '@State'"
            case ("ObservedObject", true): "an @Observable object needs no wrapper; for bindings use '@Bindable'"
            case ("EnvironmentObject", true): "read an @Observable object with '@Environment(\(held.name).self)'"
            case ("Bindable", _): "mark '\(held.name)' '@Observable', or use '@ObservedObject'"
            default: "let '\(held.name)' conform to '\(required)'"
            }
        _ = error(
            "lowering.wrapper", at: place,
            "generic struct '\(name)' requires that '\(held.name)' conform to '\(required)'", fix: fix)
    }
}

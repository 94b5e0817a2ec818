@_implementationOnly import SwiftSyntax

/// The `@Entry` macro: a keyed value of `EnvironmentValues` and its like, without a key type of its own.
extension Lowerer {
    /// Gives a property accessors that look its value up under the property itself; where nothing is set, its
    /// default is computed.
    func makeEntry(_ property: PropertySymbol, value: ExprSyntax?, context: DeclarationContext) {
        let initial: FunctionSymbol? =
            if let value {
                makeInitialValue(value, of: property, context: context)
            } else {
                makeNilValue(of: property, context: context)
            }
        // A transaction's values are merged by name with those of the transaction around it.
        let entry = KeyedEntry(
            property: property, initialValue: initial,
            mergedName: property.owner?.name == "Transaction" ? property.name : nil)
        let getter = makeAccessor(.getter, of: property, context: context)
        getter.implementation = .synthesized(.entryGetter(entry))
        property.getter = getter
        let setter = makeAccessor(.setter, of: property, context: context)
        setter.implementation = .synthesized(.entrySetter(entry))
        property.setter = setter
    }
}

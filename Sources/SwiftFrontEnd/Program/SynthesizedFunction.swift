/// A function without source that Swift, or a macro, writes itself.
package enum SynthesizedFunction {
    /// Wraps the receiver and the arguments in a structure of a type: its first field is the receiver, its second the
    /// function, the others are the arguments.
    case wrapping(NominalType)
    /// Reads an `@Entry` property off the structure that holds its values by key.
    case entryGetter(KeyedEntry)
    /// Writes one.
    case entrySetter(KeyedEntry)
}

/// A property of the `@Entry` macro, which is its own key.
package struct KeyedEntry {
    package let property: PropertySymbol
    /// Computes the value where none is set.
    package let initialValue: FunctionSymbol?
    /// The property's name where values are merged by name with those around: those of a transaction.
    package let mergedName: String?
}

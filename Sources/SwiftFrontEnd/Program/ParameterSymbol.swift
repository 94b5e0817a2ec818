/// A declared parameter of a function.
package struct ParameterSymbol {
    /// The argument label, nil for `_`.
    package var label: String?
    package var name: String
    package var type: SwiftType
    /// Computes the default value when a call leaves the argument out; takes no arguments.
    package var defaultValue: FunctionSymbol?
    package var isVariadic = false
    package var isInout = false
    package var isAutoclosure = false
    /// The callee becomes the owner of the argument.
    package var isConsuming = false
    /// Declared as `T!`.
    package var isImplicitlyUnwrapped = false
    /// The result builder of a closure parameter.
    package var builder: NominalType?
    /// The property wrapper that the body sees the argument through.
    package var wrapper: NominalType?
    /// Where lowering keeps the attribute that names the wrapper, with the arguments after its name.
    package var wrapperAttribute: Int?
    /// Says what a generic parameter stands for; calls fill it in unasked.
    package var isTypeArgument = false
}

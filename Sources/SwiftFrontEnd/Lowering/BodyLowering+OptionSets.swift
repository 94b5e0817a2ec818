/// Option sets, whose members the library makes of raw values.
extension BodyLowering {
    /// Whether a type gets `init()` and its array literals from `OptionSet`, having none of its own.
    func isPlainOptionSet(_ type: NominalType) -> Bool {
        lowerer.conforms(type, toNamed: "OptionSet") && type.kind == .struct
            && !lowerer.initializers(of: type).contains { initializer in
                !initializer.isRequirement && (initializer.parameters.first?.label ?? "arrayLiteral") == "arrayLiteral"
            }
    }

    /// The set of all the given options: an instance of the union of their raw values.
    func optionSet(_ type: NominalType, of options: [Expression], at position: SourcePosition) -> Expression {
        let zero = Expression(kind: .constant(.integer(0, .int)), type: lowerer.type(.int), position: position)
        var rawValue: Expression?
        for option in options {
            let bits = access("rawValue", of: option, isSuper: false, at: position)
            rawValue = rawValue.map { lowerBinary("|", $0, bits, at: position) } ?? bits
        }
        return construct(
            type, [RawArgument(label: "rawValue", lowered: rawValue ?? zero)], expected: .nominal(type, []),
            at: position, name: type.name)
    }
}

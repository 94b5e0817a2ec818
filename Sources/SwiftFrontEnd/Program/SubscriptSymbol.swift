/// A subscript; its accessors take `self`, the arguments and, for the setter, the new value last.
package final class SubscriptSymbol {
    package let position: SourcePosition
    /// Named through `super`: the accessors themselves are meant, not what overrides them.
    package var isSuper = false
    package unowned(unsafe) var owner: NominalType?
    package var isStatic = false
    package var parameters: [ParameterSymbol]
    package var result: SwiftType
    package var genericParameters: [GenericParameter] = []
    package var getter: FunctionSymbol
    package var setter: FunctionSymbol?

    package init(
        position: SourcePosition, owner: NominalType?, parameters: [ParameterSymbol], result: SwiftType,
        getter: FunctionSymbol, setter: FunctionSymbol?
    ) {
        self.position = position
        self.owner = owner
        self.parameters = parameters
        self.result = result
        self.getter = getter
        self.setter = setter
    }

    /// The subscript as `super[…]` means it.
    package var asSuper: SubscriptSymbol {
        let copy = SubscriptSymbol(
            position: position, owner: owner, parameters: parameters, result: result, getter: getter, setter: setter)
        copy.isStatic = isStatic
        copy.genericParameters = genericParameters
        copy.isSuper = true
        return copy
    }
}

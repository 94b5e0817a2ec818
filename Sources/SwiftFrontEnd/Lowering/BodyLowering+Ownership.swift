@_implementationOnly import SwiftSyntax

/// Values that are given away: what cannot be copied leaves the variable that held it.
extension BodyLowering {
    /// A value where somebody else becomes its owner.
    func moved(_ value: Expression) -> Expression {
        value.type.asNominal?.isNoncopyable == true ? consumed(value) : value
    }

    /// `consume x`: the value of a variable, which is empty afterwards.
    func consumed(_ value: Expression) -> Expression {
        guard case .local(let variable) = value.kind, !variable.isInout else { return value }
        let position = value.position
        let holder = temporary("$consumed", value.type, at: position)
        let empty = Expression(
            kind: .assign(
                target: value, value: Expression(kind: .constant(.void), type: .unknown, position: position)),
            type: .void, position: position)
        let statements = [
            Statement(kind: .bind(.binding(holder), value), position: position),
            Statement(kind: .expression(empty), position: position),
        ]
        return Expression(
            kind: .sequence(statements, local(holder, at: position)), type: value.type, position: position)
    }

    /// `discard self`: the value ends without its `deinit`.
    func discarding(_ value: Expression) -> Expression {
        let native = lowerer.runtimeFunction("_discard(_:)", parameters: 1)
        return Expression(kind: .call(native, [.value(value)], .direct), type: .void, position: value.position)
    }
}

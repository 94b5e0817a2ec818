@_implementationOnly import SwiftSyntax

/// Values declared as `T!`: optionals that are unwrapped wherever an optional does not fit.
extension BodyLowering {
    /// A value of something declared as `T!` where only a `T` fits; others stay as they are.
    func forcing(_ value: Expression) -> Expression {
        guard isImplicitlyUnwrapped(value) else { return value }
        return Expression(kind: .forceUnwrap(value), type: unwrapped(value.type), position: value.position)
    }

    /// The base of a member that `Optional` itself does not have.
    func forcing(_ base: Expression, for member: String) -> Expression {
        guard isImplicitlyUnwrapped(base), lowerer.members(of: base.type, named: member).isEmpty else { return base }
        return forcing(base)
    }

    /// Whether a value is read from what is declared as `T!`.
    func isImplicitlyUnwrapped(_ value: Expression) -> Bool {
        guard lowerer.isOptional(value.type) else { return false }
        return switch value.kind {
        case .local(let variable): variable.isImplicitlyUnwrapped
        case .property(_, let property, _): property.isImplicitlyUnwrapped
        case .call(let function, _, _), .newObject(_, let function, _): function.isImplicitlyUnwrapped
        case .reified(let made, _): isImplicitlyUnwrapped(made)
        default: false
        }
    }

    /// Whether a type that is no optional takes one as it is.
    func takesOptionals(_ type: SwiftType) -> Bool {
        switch type {
        case .unknown: true
        case .parameter(let parameter): parameter.constraints.isEmpty
        default: builtin(of: type) == .any
        }
    }
}

extension TypeSyntax {
    /// Whether the type is written with `!`, attributes and specifiers aside.
    var isImplicitlyUnwrapped: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isImplicitlyUnwrapped }
        return self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

@_implementationOnly import SwiftSyntax

/// An argument as written, or made up.
struct RawArgument {
    package enum Value {
        case syntax(ExprSyntax)
        case lowered(Expression)
        case variadic([Expression])
    }

    var label: String?
    var value: Value
    var isTrailing: Bool
    /// A type known for the argument apart from the parameter's.
    var expected: SwiftType = .unknown

    init(label: String?, value: Value, isTrailing: Bool, expected: SwiftType = .unknown) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
        self.expected = expected
    }

    init(label: String? = nil, lowered: Expression) {
        self.init(label: label, value: .lowered(lowered), isTrailing: false)
    }

    /// What is written, where it is not lowered yet.
    var syntax: ExprSyntax? {
        if case .syntax(let syntax) = value { return syntax }
        return nil
    }

    /// Whether it stands for as many arguments as a pack has elements.
    var isExpansion: Bool { syntax?.is(PackExpansionExprSyntax.self) == true }

    var closure: ClosureExprSyntax? {
        if case .syntax(let syntax) = value { return syntax.as(ClosureExprSyntax.self) }
        return nil
    }
}

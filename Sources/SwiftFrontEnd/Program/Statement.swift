/// A typed, resolved statement.
package struct Statement {
    package var kind: Kind
    package var position: SourcePosition

    package indirect enum Kind {
        case expression(Expression)
        /// `let`/`var` with an optional initial value. A pattern that can fail does not occur here.
        case bind(Pattern, Expression?)
        case `return`(Expression?)
        case `throw`(Expression)
        case `if`([Condition], then: [Statement], else: [Statement])
        /// The `else` never falls through; bindings of the conditions live on in the enclosing scope.
        case `guard`([Condition], else: [Statement])
        case `while`(label: String?, [Condition], [Statement])
        case repeatWhile(label: String?, [Statement], Expression)
        case `for`(ForLoop)
        case `switch`(label: String?, Expression, [Case])
        /// Nil leaves the innermost loop or switch.
        case `break`(String?)
        case `continue`(String?)
        case `fallthrough`
        case `defer`([Statement])
        case doCatch(label: String?, [Statement], [CatchClause])
        case block([Statement])
        /// Declares a local function: a constant closure that may refer to itself.
        case localFunction(LocalVariable, ClosureExpression)
    }

    package struct Case {
        /// Alternatives; all bind the same locals. Empty for `default`.
        package var patterns: [(pattern: Pattern, where: Expression?)]
        package var body: [Statement]
        package var isDefault: Bool
    }

    package struct CatchClause {
        /// Nil catches everything into `error`.
        package var patterns: [(pattern: Pattern, where: Expression?)]
        package var error: LocalVariable
        package var body: [Statement]
    }

    package struct ForLoop {
        package var label: String?
        package var pattern: Pattern
        package var sequence: Expression
        package var `where`: Expression?
        package var body: [Statement]
        package var isAsync: Bool
    }
}

/// One clause of an `if`, `guard` or `while`.
package enum Condition {
    case expression(Expression)
    /// `case pattern = value`, and `let x = value` as the pattern `.some(binding)`.
    case pattern(Pattern, Expression)
    /// `#available`, which is true.
    case always
}

/// A resolved pattern.
package indirect enum Pattern {
    case wildcard
    case binding(LocalVariable)
    case tuple([Pattern])
    case enumCase(EnumCaseSymbol, [Pattern])
    /// A case whose enum is not known, found by name at run time.
    case dynamicCase(name: String, [Pattern])
    /// `pattern?`, `.some(pattern)`, and the pattern of `if let`.
    case some(Pattern)
    /// `nil`, `.none`.
    case none
    /// `is T` (with `wildcard`) and `pattern as T`.
    case cast(SwiftType, Pattern)
    /// True where the expression is, which reads the subject from the local.
    case expression(subject: LocalVariable, Expression)
}

/// The typed body of one function or closure.
package final class FunctionBody {
    /// `self` first where the symbol takes it, then the parameters.
    package var parameters: [LocalVariable]
    /// Captured variables as the body sees them, in the order of the closure's captures.
    package var captures: [LocalVariable]
    package var statements: [Statement]
    package var result: SwiftType
    /// `self` of an initializer of a struct or enum, which it builds and returns; nil elsewhere.
    package var initializedSelf: LocalVariable?

    package init(
        parameters: [LocalVariable], captures: [LocalVariable] = [], statements: [Statement], result: SwiftType,
        initializedSelf: LocalVariable? = nil
    ) {
        self.parameters = parameters
        self.captures = captures
        self.statements = statements
        self.result = result
        self.initializedSelf = initializedSelf
    }
}

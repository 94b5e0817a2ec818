/// A typed, resolved expression: what lowering makes of syntax and code generation reads.
package struct Expression {
    package var kind: Kind
    package var type: SwiftType
    package var position: SourcePosition

    package init(kind: Kind, type: SwiftType, position: SourcePosition) {
        self.kind = kind
        self.type = type
        self.position = position
    }

    package indirect enum Kind {
        case constant(Constant)
        case local(LocalVariable)
        /// A stored or computed property; `base` is nil for globals and statics. An l-value too.
        case property(base: Expression?, PropertySymbol, Dispatch)
        /// A member found at run time by name. An l-value too.
        case dynamicMember(base: Expression, name: String)
        case `subscript`(base: Expression, SubscriptSymbol, [Argument])
        case dynamicSubscript(base: Expression, labels: [String?], [Argument])
        /// `base[keyPath: path]`. An l-value too.
        case keyPathSubscript(base: Expression, path: Expression)
        case tupleElement(base: Expression, index: Int)
        /// The function as a value, taking `self` first where it does.
        case function(FunctionSymbol)
        /// A method bound to its receiver.
        case boundMethod(base: Expression, FunctionSymbol, Dispatch)
        case closure(ClosureExpression)
        /// The closure or local function whose body this is, for recursion without a capture.
        case currentClosure
        /// A resolved call; arguments are in parameter order, `self` first where the symbol takes it.
        case call(FunctionSymbol, [Argument], Dispatch)
        /// A call of a function value.
        case apply(callee: Expression, [Argument])
        /// A call resolved at run time by name and labels on the receiver's own type. A metatype receiver calls
        /// static members and, with the name `init`, initializers. Trailing closures carry the label `nil`.
        case dynamicCall(base: Expression, name: String, labels: [String?], [Argument], firstTrailingClosure: Int?)
        /// Allocates a class instance (default values of its fields are set) and runs the initializer on it.
        case newObject(NominalType, initializer: FunctionSymbol, [Argument])
        /// A struct value from its fields in order; it counts as one init of the struct.
        case makeStruct(NominalType, [Expression])
        case enumCase(EnumCaseSymbol, [Expression])
        /// A new value of a generic type, told its type with generic arguments by a metatype.
        case reified(Expression, as: Expression)
        case tuple([Expression])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case set([Expression])
        /// Parts of a string, concatenated after each is described as `String(describing:)` does.
        case interpolation([Expression])
        case metatype(SwiftType)
        /// `type(of: value)`.
        case typeOf(Expression)
        case cast(Cast, Expression, SwiftType)
        /// Converts a value whose static type mentions `Optional` to `Any`, so that printing and casting see it.
        case erase(Expression, from: SwiftType)
        /// Wraps one more level of `Optional` around a value that may itself be nil (`T?` to `T??`).
        case wrapOptional(Expression)
        /// The scope of an optional chain: nil as soon as a `bindOptional` inside finds nil.
        case optionalChain(Expression)
        case bindOptional(Expression)
        case forceUnwrap(Expression)
        case coalesce(Expression, Expression)
        case and(Expression, Expression)
        case or(Expression, Expression)
        case conditional(Expression, then: Expression, else: Expression)
        case assign(target: Expression, value: Expression)
        /// Mutates a place in place (`+=` and the like): the parts of the target are evaluated once, then the operand
        /// into its local; the old value is put into `subject`, and what `value` makes of both is written back. An
        /// observed field always notifies.
        case modify(target: Expression, subject: LocalVariable, operand: Operand?, value: Expression)
        /// An arithmetic or comparison operation on builtin types of the given kind.
        case builtin(BuiltinOperation, Builtin, [Expression])
        /// A unary or binary operator whose operand types are not known; decided by the values.
        case dynamicOperator(String, [Expression])
        case keyPath(KeyPathExpression)
        /// Runs statements, then gives the value of the expression (`if` and `switch` expressions assign a local).
        case sequence([Statement], Expression)
        case tryOptional(Expression)
        case tryForce(Expression)
        case await(Expression)
        /// The children of a view builder's block, as one value; a single child stands for itself.
        case viewBlock([Expression])
        /// The branch that a conditional in a view builder took; `content` is nil for an absent `else`.
        case viewBranch(ViewBranch, content: Expression?)
        /// A value of unknown nature; `name` is what the source called it.
        case opaque(name: String, [Expression])
        /// An implicit member (`.foo`, `.foo(1)`) whose type is not known until a value meets a declared type.
        case implicitMember(name: String, labels: [String?], [Argument]?)
        /// Fails with a located error when run: API that a later version simulates, say.
        case unsupported(Diagnostic)
    }

    package struct Operand {
        package let local: LocalVariable
        package let value: Expression
    }

    package enum Argument {
        case value(Expression)
        /// An l-value, passed `inout`.
        case address(Expression)
        /// The parameter's default value at this index of the callee's parameters.
        case defaultValue(FunctionSymbol)
    }

    /// How a call finds its function.
    package enum Dispatch {
        /// The symbol itself.
        case direct
        /// The override of the symbol in the receiver's class.
        case virtual
        /// The implementation of a requirement, or an equally named member, in the receiver's own type.
        case witness
    }

    package enum Cast {
        /// `is`, `as?`, `as!`, and `as` where a value may have to change its form.
        case test, conditional, forced, coerce
    }
}

/// A compile-time constant.
package enum Constant: Hashable {
    case void
    case none
    case bool(Bool)
    /// An integer of a builtin integer type, by its bits.
    case integer(Int64, Builtin)
    case double(Double)
    case float(Float)
    case string(String)
    case character(Character)
}

extension BuiltinOperation {
    /// The operator as source code writes it.
    package var symbol: String {
        switch self {
        case .add: "+"
        case .subtract, .negate: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        case .wrappingAdd: "&+"
        case .wrappingSubtract: "&-"
        case .wrappingMultiply: "&*"
        case .and: "&"
        case .or: "|"
        case .xor: "^"
        case .complement: "~"
        case .shiftLeft: "<<"
        case .shiftRight: ">>"
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .not: "!"
        }
    }
}

/// Operations that the interpreter performs itself on operands of one builtin type.
package enum BuiltinOperation: String {
    case add, subtract, multiply, divide, remainder, negate
    case wrappingAdd, wrappingSubtract, wrappingMultiply
    case and, or, xor, complement, shiftLeft, shiftRight
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case not
}

/// A closure literal or local function.
package struct ClosureExpression {
    /// Carries the body (`symbol.body`).
    package let symbol: FunctionSymbol
    /// What it captures, in the order of `symbol.body.captures`.
    package var captures: [Expression.CaptureSource]
}

extension Expression {
    package enum CaptureSource {
        /// The variable itself where it is boxed, else its value.
        case variable(LocalVariable)
        /// A capture-list entry: the value of an expression, strong, weak or unowned by the inner local's flags.
        case value(Expression)
    }
}

/// A key path literal.
package struct KeyPathExpression {
    package enum Component {
        case property(PropertySymbol)
        case dynamicProperty(String)
        case `subscript`(SubscriptSymbol, [Expression])
        case dynamicSubscript([Expression], labels: [String?])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap
        case identity
    }

    package var root: SwiftType
    package var components: [Component]
}

/// One branch of a conditional in a view builder.
package struct ViewBranch: Hashable {
    /// Numbers the conditional among those of its program.
    package let site: Int
    /// The branch, from 0.
    package let index: Int
    /// How the identity path shows it: `if.true`, `if.false`, `switch.loading`.
    package let name: String
    /// Whether the conditional may show nothing: an `if` without `else`.
    package var isOptional = false
}

/// A function, method, initializer, accessor, or closure body.
public final class FunctionSymbol: Hashable {
    package enum Kind {
        case function, method, initializer, getter, setter, deinitializer, closure, initialValue, topLevel
    }

    /// What stands behind a call.
    package enum Implementation {
        /// Its body, lowered at its first call.
        case body
        /// The host implements it, under this name.
        case native(String)
        /// Swift writes it itself, in a way that no source could.
        case synthesized(SynthesizedFunction)
    }

    package let id: Int
    /// The base name (`append`), or a description for what has none (`closure #1 in body`).
    package let name: String
    package let kind: Kind
    package let position: SourcePosition
    /// The type it is a member of; for a closure, the type whose `self` it may capture.
    package unowned(unsafe) var owner: NominalType?
    package var isStatic = false
    package var isMutating = false
    package var isOverride = false
    package var isFailable = false
    package var isConvenience = false
    package var isFromPrelude = false
    package var isPrefix = false
    package var isPostfix = false
    /// `self` is the function's own to change.
    package var isConsuming = false
    /// Declared to give `Self` in a class: what it gives is of the receiver's own type.
    package var returnsSelf = false
    /// Whether a subclass overrides it, or may: calls go through the receiver's own type.
    package var isOverridden = false
    package var isAsync = false
    package var isThrowing = false
    /// The executor that the declaration itself names; nil where the type around it decides.
    package var isolation: Isolation?
    /// Declared to give `T!`.
    package var isImplicitlyUnwrapped = false
    /// The type of a typed `throws`; unknown otherwise.
    package var thrownType: SwiftType = .unknown
    /// Set on the designated initializer of a struct or class whose inits are counted (never on delegating ones).
    package var isDelegatingInitializer = false
    package var genericParameters: [GenericParameter] = []
    /// Types that a `where` clause says are the same: `S.Element == Element`.
    package var sameTypes: [(SwiftType, SwiftType)] = []
    /// Declared parameters; `self` is not among them.
    package var parameters: [ParameterSymbol] = []
    package var result: SwiftType = .void
    /// The result builder applied to the body.
    package var builder: NominalType?
    /// The requirement's own extension default is a different symbol; this is true for a bare requirement.
    package var isRequirement = false
    package var isPrivate = false
    package var implementation: Implementation = .body
    /// The typed body, where lowering made one ahead of the first call (closures, synthesized members).
    package var body: FunctionBody?
    /// What runs the function keeps with it, from its first use on; the front end never looks inside.
    package var compiled: AnyObject?

    package init(id: Int, name: String, kind: Kind, position: SourcePosition, owner: NominalType? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.position = position
        self.owner = owner
    }

    public static func == (left: FunctionSymbol, right: FunctionSymbol) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether a call passes `self` as its first argument (a metatype for a static method; none for an initializer of
    /// a struct or enum, which returns the new value; the allocated object for one of a class).
    package var takesSelf: Bool {
        switch kind {
        case .method, .getter, .setter, .deinitializer: owner != nil
        case .initializer: owner?.isClass == true
        default: false
        }
    }

    /// How many parameters the source declares.
    package var declaredParameterCount: Int { parameters.count { !$0.isTypeArgument } }

    /// The name under which its type's members list it.
    package var memberName: String {
        if kind == .setter, name.hasSuffix("="), name.count > 1 { return String(name.dropLast()) }
        return name
    }

    /// `append(_:)`, as diagnostics and the native registry spell it.
    package var signatureName: String {
        kind == .getter
            ? name : "\(name)(\(parameters.filter { !$0.isTypeArgument }.map { "\($0.label ?? "_"):" }.joined()))"
    }
}

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

/// A stored or computed property, static or of instances.
public final class PropertySymbol {
    package enum Storage {
        /// A field of each instance: an index into `allStoredProperties`.
        case field(Int)
        case computed
        /// A lazily initialized global: a static stored property or a top-level variable.
        case global(GlobalSymbol)
    }

    package let name: String
    package let position: SourcePosition
    package unowned(unsafe) var owner: NominalType?
    package var type: SwiftType
    package var storage: Storage
    package var isStatic = false
    package var isLet = false
    package var isWeak = false
    package var isUnowned = false
    package var isPrivate = false
    package var isOverridden = false
    package var isLazy = false
    /// Declared as `T!`.
    package var isImplicitlyUnwrapped = false
    package var isRequirement = false
    /// `@Observable` tracks reads and writes of the field.
    package var isObserved = false
    /// The getter and setter of a computed property, and of a stored one that has to run code on access
    /// (a wrapped or lazy one).
    package var getter: FunctionSymbol?
    package var setter: FunctionSymbol?
    /// Observers of a stored property; each takes `self` and the new (or old) value.
    package var willSet: FunctionSymbol?
    package var didSet: FunctionSymbol?
    /// Computes the default value of a stored instance property.
    package var initialValue: FunctionSymbol?
    /// For the storage `_name` of a wrapped property, the wrapped property's name.
    package var wraps: String?

    package init(name: String, position: SourcePosition, owner: NominalType?, type: SwiftType, storage: Storage) {
        self.name = name
        self.position = position
        self.owner = owner
        self.type = type
        self.storage = storage
    }
}

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

/// A case of an enum.
public final class EnumCaseSymbol {
    package let name: String
    /// The index of the case in its enum.
    package let tag: Int
    package unowned let owner: NominalType
    package var labels: [String?] = []
    package var payload: [SwiftType] = []
    /// Default values of payload parameters, where there are any.
    package var defaults: [FunctionSymbol?] = []
    package var rawValue: Constant?
    package let position: SourcePosition

    package init(name: String, tag: Int, owner: NominalType, position: SourcePosition) {
        self.name = name
        self.tag = tag
        self.owner = owner
        self.position = position
    }
}

/// A global or static stored variable: one slot of the simulation's globals, initialized at its first access.
package final class GlobalSymbol {
    package let id: Int
    package let name: String
    package var type: SwiftType
    /// Computes the initial value; nil for a top-level variable, which its statement initializes.
    package var initialValue: FunctionSymbol?
    package var isWeak = false
    package var isUnowned = false

    package init(id: Int, name: String, type: SwiftType) {
        self.id = id
        self.name = name
        self.type = type
    }
}

/// A parameter, `let`, `var` or temporary of one function body.
public final class LocalVariable {
    package let name: String
    package var type: SwiftType
    package let position: SourcePosition
    package var isMutable: Bool
    /// A closure or local function captures the variable itself, not its value.
    package var isCapturedByReference = false
    package var isWeak = false
    package var isUnowned = false
    package var isInout = false
    /// Declared as `T!`.
    package var isImplicitlyUnwrapped = false
    /// The closures that run around each assignment; they themselves see the variable without them.
    package var observers: Observers?

    /// Constants that hold the closures of `willSet` and `didSet`; each takes the new, or old, value.
    package struct Observers {
        package var willSet: LocalVariable?
        package var didSet: LocalVariable?
        /// Whether `didSet` is given the old value.
        package var keepsOld = false
    }

    package init(name: String, type: SwiftType, position: SourcePosition, isMutable: Bool) {
        self.name = name
        self.type = type
        self.position = position
        self.isMutable = isMutable
    }

    /// Whether the variable lives in a box of its own on the heap. A constant is captured by value.
    package var isBoxed: Bool { isCapturedByReference }
}

/// A function, method, initializer, accessor, or closure body.
final class FunctionSymbol: Hashable {
    enum Kind {
        case function, method, initializer, getter, setter, deinitializer, closure, initialValue, topLevel
    }

    /// What stands behind a call.
    enum Implementation {
        /// Its body, lowered at its first call.
        case body
        /// The host implements it, under this name.
        case native(String)
        /// Swift writes it itself, in a way that no source could.
        case synthesized(SynthesizedFunction)
    }

    let id: Int
    /// The base name (`append`), or a description for what has none (`closure #1 in body`).
    let name: String
    let kind: Kind
    let position: SourcePosition
    /// The type it is a member of; for a closure, the type whose `self` it may capture.
    unowned(unsafe) var owner: NominalType?
    var isStatic = false
    var isMutating = false
    var isOverride = false
    var isFailable = false
    var isConvenience = false
    var isFromPrelude = false
    var isPrefix = false
    var isPostfix = false
    /// `self` is the function's own to change.
    var isConsuming = false
    /// Declared to give `Self` in a class: what it gives is of the receiver's own type.
    var returnsSelf = false
    /// Whether a subclass overrides it, or may: calls go through the receiver's own type.
    var isOverridden = false
    var isAsync = false
    var isThrowing = false
    /// The executor that the declaration itself names; nil where the type around it decides.
    var isolation: Isolation?
    /// Declared to give `T!`.
    var isImplicitlyUnwrapped = false
    /// The type of a typed `throws`; unknown otherwise.
    var thrownType: SwiftType = .unknown
    /// Set on the designated initializer of a struct or class whose inits are counted (never on delegating ones).
    var isDelegatingInitializer = false
    var genericParameters: [GenericParameter] = []
    /// Types that a `where` clause says are the same: `S.Element == Element`.
    var sameTypes: [(SwiftType, SwiftType)] = []
    /// Declared parameters; `self` is not among them.
    var parameters: [ParameterSymbol] = []
    var result: SwiftType = .void
    /// The result builder applied to the body.
    var builder: NominalType?
    /// The requirement's own extension default is a different symbol; this is true for a bare requirement.
    var isRequirement = false
    var isPrivate = false
    var implementation: Implementation = .body
    /// The typed body, where lowering made one ahead of the first call (closures, synthesized members).
    var body: FunctionBody?
    /// What runs the function keeps with it, from its first use on; the front end never looks inside.
    var compiled: AnyObject?

    init(id: Int, name: String, kind: Kind, position: SourcePosition, owner: NominalType? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.position = position
        self.owner = owner
    }

    static func == (left: FunctionSymbol, right: FunctionSymbol) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Whether a call passes `self` as its first argument (a metatype for a static method; none for an initializer of
    /// a struct or enum, which returns the new value; the allocated object for one of a class).
    var takesSelf: Bool {
        switch kind {
        case .method, .getter, .setter, .deinitializer: owner != nil
        case .initializer: owner?.isClass == true
        default: false
        }
    }

    /// How many parameters the source declares.
    var declaredParameterCount: Int { parameters.count { !$0.isTypeArgument } }

    /// `append(_:)`, as diagnostics and the native registry spell it.
    var signatureName: String {
        kind == .getter
            ? name : "\(name)(\(parameters.filter { !$0.isTypeArgument }.map { "\($0.label ?? "_"):" }.joined()))"
    }
}

/// A declared parameter of a function.
struct ParameterSymbol {
    /// The argument label, nil for `_`.
    var label: String?
    var name: String
    var type: SwiftType
    /// Computes the default value when a call leaves the argument out; takes no arguments.
    var defaultValue: FunctionSymbol?
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// The callee becomes the owner of the argument.
    var isConsuming = false
    /// Declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// The result builder of a closure parameter.
    var builder: NominalType?
    /// The property wrapper that the body sees the argument through.
    var wrapper: NominalType?
    /// Where lowering keeps the attribute that names the wrapper, with the arguments after its name.
    var wrapperAttribute: Int?
    /// Says what a generic parameter stands for; calls fill it in unasked.
    var isTypeArgument = false
}

/// A stored or computed property, static or of instances.
final class PropertySymbol {
    enum Storage {
        /// A field of each instance: an index into `allStoredProperties`.
        case field(Int)
        case computed
        /// A lazily initialized global: a static stored property or a top-level variable.
        case global(GlobalSymbol)
    }

    let name: String
    let position: SourcePosition
    unowned(unsafe) var owner: NominalType?
    var type: SwiftType
    var storage: Storage
    var isStatic = false
    var isLet = false
    var isWeak = false
    var isUnowned = false
    var isPrivate = false
    var isOverridden = false
    var isLazy = false
    /// Declared as `T!`.
    var isImplicitlyUnwrapped = false
    var isRequirement = false
    /// `@Observable` tracks reads and writes of the field.
    var isObserved = false
    /// The getter and setter of a computed property, and of a stored one that has to run code on access
    /// (a wrapped or lazy one).
    var getter: FunctionSymbol?
    var setter: FunctionSymbol?
    /// Observers of a stored property; each takes `self` and the new (or old) value.
    var willSet: FunctionSymbol?
    var didSet: FunctionSymbol?
    /// Computes the default value of a stored instance property.
    var initialValue: FunctionSymbol?
    /// For the storage `_name` of a wrapped property, the wrapped property's name.
    var wraps: String?

    init(name: String, position: SourcePosition, owner: NominalType?, type: SwiftType, storage: Storage) {
        self.name = name
        self.position = position
        self.owner = owner
        self.type = type
        self.storage = storage
    }
}

/// A subscript; its accessors take `self`, the arguments and, for the setter, the new value last.
final class SubscriptSymbol {
    let position: SourcePosition
    /// Named through `super`: the accessors themselves are meant, not what overrides them.
    var isSuper = false
    unowned(unsafe) var owner: NominalType?
    var isStatic = false
    var parameters: [ParameterSymbol]
    var result: SwiftType
    var genericParameters: [GenericParameter] = []
    var getter: FunctionSymbol
    var setter: FunctionSymbol?

    init(
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
    var asSuper: SubscriptSymbol {
        let copy = SubscriptSymbol(
            position: position, owner: owner, parameters: parameters, result: result, getter: getter, setter: setter)
        copy.isStatic = isStatic
        copy.genericParameters = genericParameters
        copy.isSuper = true
        return copy
    }
}

/// A case of an enum.
final class EnumCaseSymbol {
    let name: String
    /// The index of the case in its enum.
    let tag: Int
    unowned let owner: NominalType
    var labels: [String?] = []
    var payload: [SwiftType] = []
    /// Default values of payload parameters, where there are any.
    var defaults: [FunctionSymbol?] = []
    var rawValue: Constant?
    let position: SourcePosition

    init(name: String, tag: Int, owner: NominalType, position: SourcePosition) {
        self.name = name
        self.tag = tag
        self.owner = owner
        self.position = position
    }
}

/// A global or static stored variable: one slot of the simulation's globals, initialized at its first access.
final class GlobalSymbol {
    let id: Int
    let name: String
    var type: SwiftType
    /// Computes the initial value; nil for a top-level variable, which its statement initializes.
    var initialValue: FunctionSymbol?
    var isWeak = false
    var isUnowned = false

    init(id: Int, name: String, type: SwiftType) {
        self.id = id
        self.name = name
        self.type = type
    }
}

/// A parameter, `let`, `var` or temporary of one function body.
final class LocalVariable {
    let name: String
    var type: SwiftType
    let position: SourcePosition
    var isMutable: Bool
    /// A closure or local function captures the variable itself, not its value.
    var isCapturedByReference = false
    var isWeak = false
    var isUnowned = false
    var isInout = false
    /// Declared as `T!`.
    var isImplicitlyUnwrapped = false
    /// The closures that run around each assignment; they themselves see the variable without them.
    var observers: Observers?

    /// Constants that hold the closures of `willSet` and `didSet`; each takes the new, or old, value.
    struct Observers {
        var willSet: LocalVariable?
        var didSet: LocalVariable?
        /// Whether `didSet` is given the old value.
        var keepsOld = false
    }

    init(name: String, type: SwiftType, position: SourcePosition, isMutable: Bool) {
        self.name = name
        self.type = type
        self.position = position
        self.isMutable = isMutable
    }

    /// Whether the variable lives in a box of its own on the heap. A constant is captured by value.
    var isBoxed: Bool { isCapturedByReference }
}

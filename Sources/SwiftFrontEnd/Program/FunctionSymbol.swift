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

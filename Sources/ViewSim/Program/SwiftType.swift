/// A Swift type as lowering knows it.
///
/// Types guide literals, implicit members, overloads and closures. Where lowering does not know one it is `unknown`,
/// and what depends on it is decided by the value at run time.
indirect enum SwiftType: Hashable {
    /// Not known; never an error in itself.
    case unknown
    /// A struct, enum, class, actor or protocol (then: an existential or opaque type), with its generic arguments.
    case nominal(NominalType, [SwiftType])
    case function(FunctionType)
    case tuple([TupleElement])
    /// `T.Type`, the type of the expression `T.self`.
    case metatype(SwiftType)
    /// A generic parameter inside its own declaration.
    case parameter(GenericParameter)

    struct TupleElement: Hashable {
        var label: String?
        var type: SwiftType
    }

    static var void: SwiftType { .tuple([]) }

    /// The struct, enum, class or protocol that it is, whatever its arguments.
    var asNominal: NominalType? {
        if case .nominal(let nominal, _) = self { return nominal }
        return nil
    }
}

/// The type of a function or closure.
struct FunctionType: Hashable {
    struct Parameter: Hashable {
        var type: SwiftType
        var isInout = false
        var isAutoclosure = false
        var isVariadic = false
        /// The result builder named on this closure parameter, if any.
        var builder: NominalType?
    }

    var parameters: [Parameter]
    var result: SwiftType
    var isAsync = false
    var isThrowing = false
    var thrown = ThrownType()
    var isolation = ClosureIsolation()
    /// The result builder that applies to the body of a closure literal of this type.
    var builder: NominalType?
}

/// The type of a function type's typed `throws`, unknown otherwise; it does not tell types apart.
struct ThrownType: Hashable {
    var type = SwiftType.unknown

    static func == (left: ThrownType, right: ThrownType) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// A generic parameter of a type or function, or a type that depends on one: `T.Element`.
final class GenericParameter: Hashable {
    let name: String
    /// The protocols or superclass that it is constrained to, and other parameters, none of which leads back to it.
    private(set) var constraints: [SwiftType] = []
    /// Of `T.Element`: what it is a member of, and how to find it once that is known.
    let dependence: Dependence?

    struct Dependence {
        let base: GenericParameter
        /// The member of the name in a type that the base stands for; `unknown` where it has none.
        let member: (SwiftType) -> SwiftType
    }

    init(name: String, dependence: Dependence? = nil) {
        self.name = name
        self.dependence = dependence
    }

    /// Adds constraints, but those that it has and those that lead back to it (`T: T`), which Swift refuses.
    func constrain(to types: [SwiftType]) {
        constraints += types.filter { !constraints.contains($0) && !leadsHere($0) }
    }

    private func leadsHere(_ type: SwiftType) -> Bool {
        var pending = [type]
        while let next = pending.popLast() {
            guard case .parameter(let parameter) = next else { continue }
            if parameter === self { return true }
            pending += parameter.constraints
        }
        return false
    }

    static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

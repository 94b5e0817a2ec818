/// A Swift type as lowering knows it.
///
/// Types guide literals, implicit members, overloads and closures. Where lowering does not know one it is `unknown`,
/// and what depends on it is decided by the value at run time.
package indirect enum SwiftType: Hashable {
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

    package struct TupleElement: Hashable {
        package var label: String?
        package var type: SwiftType

        package init(label: String? = nil, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    package static var void: SwiftType { .tuple([]) }

    /// The struct, enum, class or protocol that it is, whatever its arguments.
    package var asNominal: NominalType? {
        if case .nominal(let nominal, _) = self { return nominal }
        return nil
    }
}

/// The type of a function or closure.
package struct FunctionType: Hashable {
    package struct Parameter: Hashable {
        package var type: SwiftType
        package var isInout = false
        package var isAutoclosure = false
        package var isVariadic = false
        /// The result builder named on this closure parameter, if any.
        package var builder: NominalType?
    }

    package var parameters: [Parameter]
    package var result: SwiftType
    package var isAsync = false
    package var isThrowing = false
    package var thrown = ThrownType()
    package var isolation = ClosureIsolation()
    /// The result builder that applies to the body of a closure literal of this type.
    package var builder: NominalType?
}

/// The type of a function type's typed `throws`, unknown otherwise; it does not tell types apart.
package struct ThrownType: Hashable {
    package var type = SwiftType.unknown

    package static func == (left: ThrownType, right: ThrownType) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}

/// A generic parameter of a type or function, or a type that depends on one: `T.Element`.
package final class GenericParameter: Hashable {
    package let name: String
    /// The protocols or superclass that it is constrained to, and other parameters, none of which leads back to it.
    package private(set) var constraints: [SwiftType] = []
    /// Of `T.Element`: what it is a member of, and how to find it once that is known.
    package let dependence: Dependence?

    package struct Dependence {
        package let base: GenericParameter
        /// The member of the name in a type that the base stands for; `unknown` where it has none.
        package let member: (SwiftType) -> SwiftType
    }

    package init(name: String, dependence: Dependence? = nil) {
        self.name = name
        self.dependence = dependence
    }

    /// Adds constraints, but those that it has and those that lead back to it (`T: T`), which Swift refuses.
    package func constrain(to types: [SwiftType]) {
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

    package static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

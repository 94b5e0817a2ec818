/// What a `where` clause requires of types: members of constrained extensions and conditional conformances exist for
/// some arguments of a type only.
package enum GenericRequirement {
    case conforms(SwiftType, to: NominalType)
    case same(SwiftType, SwiftType)
}

/// A conformance that an extension declares for some arguments of a type.
package struct ConditionalConformance {
    package let conformance: NominalType
    package let requirements: [GenericRequirement]
}

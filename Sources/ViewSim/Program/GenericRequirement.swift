/// What a `where` clause requires of types: members of constrained extensions and conditional conformances exist for
/// some arguments of a type only.
enum GenericRequirement {
    case conforms(SwiftType, to: NominalType)
    case same(SwiftType, SwiftType)
}

/// A conformance that an extension declares for some arguments of a type.
struct ConditionalConformance {
    let conformance: NominalType
    let requirements: [GenericRequirement]
}

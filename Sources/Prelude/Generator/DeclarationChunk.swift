/// One separately loadable piece of the prelude: a top-level declaration, or one member of an extension.
struct DeclarationChunk {
    /// The source without comments and indentation.
    var text: String
    /// `extension Array where Element: Equatable`, for a member of an extension.
    var header: String?
    /// The type whose extension it belongs to: it is loaded only together with that type.
    var gate: String?
    /// Names that lead to it: type, function, operator, or the base name of the member.
    var names: [String] = []
    /// Those of the names that an attribute adds.
    var companions: [String] = []
    /// Whether it is loaded as soon as its gate is reached, whatever its name.
    var followsGate = false
    /// Whether it declares a type of its (first) name, which may be the gate of others.
    var isType = false
    /// Identifiers and operators in its text that may lead to other chunks.
    var mentions: Set<String> = []
    /// Types in its text that are written without the type they belong to.
    var unqualifiedTypes: Set<String> = []
    /// Other names in its text that are written without a base, or on `self`.
    var unqualifiedNames: Set<String> = []
    var isProtocol = false
    /// For a protocol: the members that it requires.
    var requirements: Set<String> = []
    /// Associated types that it declares.
    var associatedTypes: Set<String> = []
    /// Whether it declares another name of a type.
    var isAlias = false
    /// Whether it is an extension that adds a conformance and nothing else.
    var isConformance = false
    /// For a member without a name of its own (an initializer without labels, a subscript): the types that it takes.
    /// A caller has a value of such a type, so that the type was reached.
    var parameterTypes: [String] = []
    /// For an initializer of a builtin type: the type that its first label takes.
    var labelledType: String?
    /// Whether every run loads it.
    var isCore = false
}

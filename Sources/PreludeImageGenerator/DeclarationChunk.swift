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
    /// Whether it is loaded as soon as its gate is reached, whatever its name.
    var followsGate = false
    /// Whether it declares a type of its (first) name, which may be the gate of others.
    var isType = false
    /// Identifiers and operators in its text that may lead to other chunks.
    var mentions: Set<String> = []
    /// Whether every run loads it.
    var isCore = false
}

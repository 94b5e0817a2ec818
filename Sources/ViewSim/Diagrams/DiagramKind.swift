/// What a diagram shows.
package enum DiagramKind: String, CaseIterable {
    /// The tree of identities with their state and objects.
    case identity
    /// Who keeps what alive.
    case ownership
}

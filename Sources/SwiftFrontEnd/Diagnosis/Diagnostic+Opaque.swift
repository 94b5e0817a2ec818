extension Diagnostic {
    /// The note of a name that neither the program nor the catalogue declares.
    package static func opaque(_ name: String, what: String, at location: SourceLocation?) -> Diagnostic {
        var note = Diagnostic(
            id: "opaque.\(what)", severity: .note, location: location,
            message: "'\(name)' is not declared here and not known; it is treated as opaque",
            fix: "add its file with --sources, or declare it with --stubs")
        note.subject = name
        return note
    }

    /// The same as an error, for those who want to hear of every gap.
    package var asError: Diagnostic {
        var error = Diagnostic(id: id, location: location, message: message, why: why, fix: fix)
        error.subject = subject
        return error
    }

    /// Whether it tells of something that is not simulated as the program says.
    package var isGap: Bool { severity == .note && (id.hasPrefix("opaque.") || id.hasPrefix("prelude.")) }
}

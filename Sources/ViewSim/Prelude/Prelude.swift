/// The catalogue of what ViewSim knows of Swift's library and Apple's frameworks, declared in Swift.
enum Prelude {
    /// The declarations that a program can reach, by the names that occur in it.
    /// - Parameter identifiers: every identifier and operator in the program's source, `init` among them where it is
    ///   written; more than that does no harm but to start-up time.
    static func sources(reaching identifiers: Set<String>) -> [PreludeSource] {
        var reachability = PreludeReachability()
        for identifier in identifiers { reachability.reach(identifier) }
        return reachability.sources()
    }

    /// All declarations.
    static func allSources() -> [PreludeSource] {
        var reachability = PreludeReachability()
        reachability.reachEverything()
        return reachability.sources()
    }
}

/// Declarations of one file of the prelude.
struct PreludeSource: Hashable, Sendable {
    /// Such as `Swift/Array.swift`.
    let name: String
    let text: String
}

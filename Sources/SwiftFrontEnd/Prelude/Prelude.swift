/// The catalogue of what ViewSim knows of Swift's library and Apple's frameworks, declared in Swift.
package enum Prelude {
    /// The declarations that a program can reach, by the names that occur in it.
    /// - Parameter identifiers: every identifier and operator in the program's source, `init` among them where it is
    ///   written; more than that does no harm but to start-up time.
    package static func sources(reaching identifiers: Set<String>) -> [PreludeSource] {
        var reachability = PreludeReachability()
        for identifier in identifiers { reachability.reach(identifier) }
        return reachability.takeSources()
    }

    /// All declarations.
    package static func allSources() -> [PreludeSource] {
        var reachability = PreludeReachability()
        reachability.reachEverything()
        return reachability.takeSources()
    }
}

/// Declarations of one file of the prelude.
package struct PreludeSource: Hashable, Sendable {
    /// Such as `Swift/Array.swift`.
    package let name: String
    package let chunks: [Int]

    /// A declaration, or members of one extension.
    package enum Part {
        case declaration(Int)
        case members(header: Int, [Int])
    }

    /// The chunks, neighbouring members of one extension together.
    package var parts: [Part] {
        var parts: [Part] = []
        for chunk in chunks {
            let header = PreludeImage.chunkHeaders[chunk] - 1
            if header < 0 {
                parts.append(.declaration(chunk))
            } else if case .members(header, let members)? = parts.last {
                parts[parts.count - 1] = .members(header: header, members + [chunk])
            } else {
                parts.append(.members(header: header, [chunk]))
            }
        }
        return parts
    }

    /// The source, whose places positions refer to.
    package var text: String {
        var text = ""
        for part in parts {
            switch part {
            case .declaration(let chunk): text += "\n" + PreludeImage.text(ofChunk: chunk)
            case .members(let header, let members):
                text += "\n\(PreludeImage.headers[header]) {"
                for member in members { text += "\n" + PreludeImage.text(ofChunk: member) }
                text += "\n}"
            }
        }
        return text
    }
}

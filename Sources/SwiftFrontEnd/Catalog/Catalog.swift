@_implementationOnly import SwiftParser
@_implementationOnly import SwiftSyntax

/// What ViewSim knows of SwiftUI, read from the prelude's declarations, so that it cannot say what they do not.
package struct Catalog {
    /// By kind, then name.
    package let entries: [CatalogEntry]

    /// Reads all declarations. Needs a large stack, as everything that walks syntax.
    package static func read() -> Catalog {
        var tree = PreludeTree()
        return Catalog(files: Prelude.allSources().filter(isAppleFramework).map { tree.tree(of: $0) })
    }

    package init(files: [SourceFileSyntax]) {
        var types = CatalogTypes()
        for file in files { types.add(file) }
        var reader = CatalogReader(types: types)
        for file in files { reader.read(file) }
        entries = reader.entries()
    }

    /// The catalogue of declarations as text.
    package init(declarations: String) { self.init(files: [Parser.parse(source: declarations)]) }

    /// Swift's own library has neither views nor wrappers, and what ViewSim adds is no part of SwiftUI.
    private static func isAppleFramework(_ source: PreludeSource) -> Bool {
        ["SwiftUI/", "SwiftData/", "CoreData/", "WidgetKit/", "Combine/", "Observation/", "Foundation/"].contains {
            source.name.hasPrefix($0)
        }
    }

    /// The entries whose name contains one of the words, upper and lower case alike; all without any word.
    package func entries(matching words: [String], state: CatalogState?) -> [CatalogEntry] {
        let words = words.map { $0.lowercased() }
        return entries.filter { entry in
            let name = entry.name.lowercased()
            return (words.isEmpty || words.contains { name.contains($0) }) && (state == nil || entry.state == state)
        }
    }

    /// The entry of exactly this name; a modifier may share its name with an environment value.
    package func entry(_ kind: CatalogEntry.Kind, named name: String) -> CatalogEntry? {
        entries.first { $0.kind == kind && $0.name == name }
    }
}

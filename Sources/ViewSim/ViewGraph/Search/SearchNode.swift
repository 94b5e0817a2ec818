import SwiftMachine

/// `searchable`: a search field above its content, with scopes and suggestions while somebody searches.
final class SearchNode: EnvironmentNode {
    /// Whether the user or the program began to search and did not end it.
    var isSearching = false
    /// What the content was last told.
    var toldSearching = false
    /// What the binding last said, where there is one.
    var wasPresented: Bool?

    var text: Value? { field(1).structFields.first }
    var isPresented: Value? { field(2).structFields.first }
    /// The search field, the first child.
    var searchField: ViewNode? { children.first }

    /// Scopes and suggestions that modifiers around the search field give.
    var extras: [(value: Value, place: String)] {
        var found: [(value: Value, place: String)] = []
        var next = parent
        while let node = next, node.role != .searchable, node.role != .page {
            switch node.info?.type.primitive {
            case "searchScopes"?: found.append((node.field(1), "scopes"))
            case "searchSuggestions"?: found.append((node.field(1), "suggestions"))
            default: break
            }
            next = node.parent
        }
        if !field(4).isNone { found.append((field(4), "suggestions")) }
        return found
    }
}

import SwiftMachine

/// `searchable`: a search field above its content, with scopes and suggestions while somebody searches.
final class SearchNode: EnvironmentNode {
    /// Whether the user or the program began to search and did not end it.
    var isSearching = false
    /// What the content was last told.
    var toldSearching = false
    /// What the binding last said, where there is one.
    var wasPresented: Bool?

    override func show(in graph: ViewGraph) throws { try graph.evaluate(self, reason: nil) }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws { try graph.evaluateSearch(self) }

    override func change(_ values: inout Value) throws { values = try graph.searchValues(values, of: self) }

    var text: Value? { field(.text).structFields[BindingField.location] }
    var isPresented: Value? { field(.isPresented).structFields[BindingField.location] }
    /// The search field, the first child.
    var searchField: ViewNode? { children.first }

    /// Scopes and suggestions that modifiers around the search field give.
    var extras: [(value: Value, place: String)] {
        var found: [(value: Value, place: String)] = []
        for node in ancestors {
            guard node.role != .searchable, node.role != .page else { break }
            switch node.info?.type.primitive {
            case "searchScopes"?: found.append((node.field(.scopes), "scopes"))
            case "searchSuggestions"?: found.append((node.field(.suggestions), "suggestions"))
            default: break
            }
        }
        if !field(.suggestions).isNone { found.append((field(.suggestions), "suggestions")) }
        return found
    }
}

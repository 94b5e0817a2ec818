import SwiftMachine

/// A user's `ViewModifier` around its content: its `body(content:)` is evaluated.
final class ModifierNode: BodyNode {
    /// The modifier itself; the node's value holds its content, too.
    var modifier: Value { sourceField(.modifier) }

    override var subject: Value { modifier }

    override func bodyArguments() -> [Value] { [installed, contentPlaceholder] }

    /// What stands in the body for the content.
    private var contentPlaceholder: Value {
        guard let type = graph.context.preludeType("_ViewModifierContent") else { return .none }
        return .cell(StructCell(type: type, fields: [.cell(ScopeReferenceCell(self)), .none]))
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        let modifier = graph.context.types.field(.modifier, of: value)
        let isEqual = try graph.isSameView(self.modifier, modifier, info: info)
        if !isEqual { try noteChangedInputs(to: modifier, graph: graph) }
        self.value = value
        if !isEqual {
            try graph.evaluate(self, reason: "its inputs changed")
        } else if isDirty {
            try graph.evaluate(self, reason: nil)
        } else if rowContainer != nil {
            try graph.refillChildren(of: self)
        } else {
            try graph.updateModifiedContent(of: self)
        }
    }
}

/// The place in a modifier's or style's body where its content is shown.
final class ModifierContentNode: ViewNode {
    /// The modifier or style whose content it shows.
    var source: ScopeNode? {
        guard case .cell(let cell) = field(.scope), let cell = cell as? ScopeReferenceCell else { return nil }
        return cell.scope
    }

    override func onlyContent(in graph: ViewGraph) -> Value? {
        guard let source else { return Value.none }
        if let styled = source as? StyledNode { return styled.part(field(.part).asString ?? "") }
        return source.sourceField(.content)
    }
}

extension ViewGraph {
    /// The body of a modifier stays as it is; the content that it was applied to may be another one.
    func updateModifiedContent(of modifier: ScopeNode) throws {
        var stack = modifier.children.map { $0 as ViewNode }
        while let node = stack.popLast() {
            if let content = node as? ModifierContentNode, content.source === modifier {
                try updateChildren(of: node)
            } else {
                stack.append(contentsOf: node.children)
            }
        }
    }
}

/// Refers to a scope from a value of the program, without keeping it alive.
final class ScopeReferenceCell: HeapCell {
    weak var scope: ScopeNode?
    init(_ scope: ScopeNode) { self.scope = scope }
}

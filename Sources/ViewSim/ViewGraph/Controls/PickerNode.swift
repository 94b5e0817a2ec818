import SwiftMachine

/// A `Picker`: its label, and its options of which a menu shows only the selected one.
final class PickerNode: ViewNode {
    /// What is chosen by an option, with the node that shows it.
    struct Option {
        let node: ViewNode
        let value: Value
    }

    /// The options in order: views with a tag, and rows of a `ForEach`, whose ids are their tags.
    var options: [Option] {
        guard children.count > 1 else { return [] }
        var found: [Option] = []
        var stack: [ViewNode] = [children[1]]
        while let node = stack.popLast() {
            if node.info?.type.primitive == "tag" {
                found.append(Option(node: node, value: node.field(.tag)))
            } else if let row = node as? RowNode, !Self.hasTag(below: row) {
                found.append(Option(node: row, value: row.key))
            } else {
                stack += node.children.reversed()
            }
        }
        return found
    }

    private static func hasTag(below root: ViewNode) -> Bool {
        var stack = [root]
        while let node = stack.popLast() {
            if node.info?.type.primitive == "tag" { return true }
            stack += node.children
        }
        return false
    }

    override func show(in graph: ViewGraph) throws { try graph.updateChildValues(of: self) }

    override var hasOwnElements: Bool { true }

    /// Whether a tap unfolded the options of a menu.
    var isOpen = false

    /// The style that the nearest modifier sets.
    var style: String {
        for node in ancestors {
            if node.info?.type.primitive == "pickerStyle" { return node.field(.style).asString ?? "automatic" }
        }
        return "automatic"
    }

    /// Whether all options are on screen, as segments or lines.
    var showsAllOptions: Bool { ["segmented", "inline", "wheel", "palette", "radioGroup"].contains(style) }
}

extension ViewGraph {
    /// The option that a picker's selection names.
    func selectedOption(of picker: PickerNode) throws -> PickerNode.Option? {
        guard let binding = picker.binding else { return nil }
        let selection = try interpreter.untracked { try interpreter.readBinding(binding) }
        return try picker.options.first { try interpreter.isEqual($0.value, selection) }
    }
}

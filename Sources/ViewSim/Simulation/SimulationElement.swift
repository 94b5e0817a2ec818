import SwiftMachine

/// An element on screen, as queries find it.
struct SimulationElement {
    let node: ViewNode
    let kinds: [String]
    let label: String
    let identifier: String?
    /// Whether it is a control, which may have a value; other elements have none.
    var isControl = false

    func matches(_ text: String) -> Bool { label == text || identifier == text }
}

/// Finds elements by walking the tree from the top.
struct ElementFinder {
    let graph: ViewGraph

    private struct Visit {
        unowned(unsafe) let node: ViewNode
        let isInControl: Bool
        var isInMenu = false
        var names: GivenNames?
    }

    /// What accessibility modifiers call the first element inside of them.
    private final class GivenNames {
        let identifier: String?
        let label: String?

        init(identifier: String?, label: String?) {
            self.identifier = identifier
            self.label = label
        }
    }

    /// The elements that a query finds, or all.
    func elements(_ kind: String? = nil) -> [SimulationElement] {
        var found: [SimulationElement] = []
        visit(kind) {
            found.append($0)
            return true
        }
        return found
    }

    /// The element that a query finds first by a label.
    func first(_ kind: String, matching label: String) -> SimulationElement? {
        var found: SimulationElement?
        visit(kind, wanted: NameFilter(name: label)) {
            if $0.matches(label) { found = $0 }
            return found == nil
        }
        return found
    }

    /// Visits elements from the top until the visitor has seen enough; with a wanted name, perhaps only those that
    /// may have it.
    private func visit(_ kind: String?, wanted: NameFilter? = nil, _ visitor: (SimulationElement) -> Bool) {
        guard let root = graph.topPresentation ?? graph.root else { return }
        var stack = [Visit(node: root, isInControl: false)]
        while var visit = stack.popLast() {
            let node = visit.node
            var isInControl = visit.isInControl
            switch node.role {
            case .presented: visit.isInMenu = (node as? PresentedNode)?.source.kind.showsItems ?? false
            case .accessibility:
                let names = GivenNames(
                    identifier: node.field(.identifier).asString ?? visit.names?.identifier,
                    label: node.field(.label).asString ?? visit.names?.label)
                visit.names = names
                if kind == nil || kind == "otherElements" {
                    let label = names.label ?? texts(in: node).joined(separator: ", ")
                    let element = SimulationElement(
                        node: node, kinds: ["otherElements"], label: label, identifier: names.identifier)
                    guard visitor(element) else { return }
                }
            case .tab:
                isInControl = true
                guard kind == nil || kind == "tabs" || kind == "buttons" else { break }
                let tab = SimulationElement(
                    node: node, kinds: ["tabs", "buttons"], label: texts(in: node).joined(separator: ", "),
                    identifier: nil)
                guard visitor(tab) else { return }
            default: break
            }
            if kind == nil || kind == "cells", graph.isCell(node) {
                let label = visit.names?.label ?? texts(in: node).first ?? ""
                let cell = SimulationElement(
                    node: node, kinds: ["cells"], label: label, identifier: visit.names?.identifier)
                guard visitor(cell) else { return }
            }
            if node.role != .accessibility, let queries = queries(of: visit), !isShownByItsStyle(node) {
                let isText = queries[0] == "staticTexts"
                let isWanted = kind.map { queries.contains($0) } ?? true
                if isWanted, !(isText && isInControl), !visitor(element(of: visit, queries: queries)) { return }
                if !isText { isInControl = true }
                if let picker = node as? PickerNode, showsOptions(of: picker, in: visit) {
                    let segments = visit.isInMenu || picker.isOpen ? ["menuItems", "buttons"] : ["buttons"]
                    if kind.map(segments.contains) ?? true {
                        for option in picker.options {
                            let label = texts(in: option.node).joined(separator: ", ")
                            let segment = SimulationElement(
                                node: option.node, kinds: segments, label: label, identifier: nil)
                            guard visitor(segment) else { return }
                        }
                    }
                }
                visit.names = nil
            }
            if node.role.isVisible, node.children.count != 1 { visit.names = nil }
            // A name that is given from outside is in no filter.
            let filter = visit.names == nil ? wanted : nil
            for child in children(of: node, thatMayHold: filter).reversed() {
                stack.append(
                    Visit(
                        node: child, isInControl: isInControl && child.role != .presented, isInMenu: visit.isInMenu,
                        names: visit.names))
            }
        }
    }

    /// The queries that find a view; what a menu offers is found as its items, too.
    private func queries(of visit: Visit) -> [String]? {
        guard let queries = visit.node.info?.queries, let first = queries.first else { return nil }
        guard visit.isInMenu, !visit.isInControl else { return queries }
        switch first {
        case "staticTexts", "images", "pickers", "menuItems": return queries
        default: return queries + ["menuItems"] + (queries.contains("buttons") ? [] : ["buttons"])
        }
    }

    /// Whether the options of a picker are on screen each by itself.
    private func showsOptions(of picker: PickerNode, in visit: Visit) -> Bool {
        picker.isOpen || (visit.isInMenu ? picker.style != "menu" : picker.showsAllOptions)
    }

    private func element(of visit: Visit, queries: [String]) -> SimulationElement {
        let node = visit.node
        return SimulationElement(
            node: node, kinds: queries, label: visit.names?.label ?? ownLabel(of: node) ?? "",
            identifier: visit.names?.identifier, isControl: queries[0] != "staticTexts" && queries[0] != "images")
    }

    /// What an element is called where no modifier says so; nil for views that are no elements.
    func ownLabel(of node: ViewNode) -> String? {
        switch node.info?.queries.first {
        case nil: nil
        case "staticTexts"?: node.field(.text).asString ?? ""
        case "images"?: node.field(.name).asString ?? ""
        default: label(of: node)
        }
    }

    /// What a control holds, as text: empty for other elements.
    func value(of element: SimulationElement) throws -> String {
        element.isControl ? try controlValue(of: element.node) : ""
    }

    /// The text of a control's label; in a user's style, of the label that the style shows.
    private func label(of control: ViewNode) -> String {
        if let menu = graph.menu(of: control) {
            return menu.children.first.map { accessibleText(of: $0) } ?? ""
        }
        if control is PickerNode || control.info?.type.primitive == "Slider" {
            return control.children.first.map { texts(in: $0) }?.joined(separator: ", ") ?? ""
        }
        if let scope = control.styledScope {
            var own: [String] = []
            var stack: [ViewNode] = [scope]
            while let node = stack.popLast() {
                if (node as? ModifierContentNode)?.source === scope {
                    own += texts(in: node)
                } else {
                    stack += node.children.reversed()
                }
            }
            if !own.isEmpty { return own.joined(separator: ", ") }
        }
        return accessibleText(of: control)
    }

    /// What stands for a control that has no label of its own: its texts and the labels that are given to parts of
    /// it, else the name of its image.
    private func accessibleText(of control: ViewNode) -> String {
        var texts: [String] = []
        var image: String?
        var stack = [control]
        while let node = stack.popLast() {
            if node.role == .accessibility, let label = node.field(.label).asString {
                texts.append(label)
                continue
            }
            switch node.info?.type.primitive {
            case "Text"?: if let text = node.field(.text).asString { texts.append(text) }
            case "Image"?: image = image ?? node.field(.name).asString
            default: break
            }
            stack.append(contentsOf: node.onscreenChildren.reversed())
        }
        return texts.isEmpty ? image ?? "" : texts.joined(separator: ", ")
    }

    /// Whether a style shows the control through another one of the kind, which is then the element.
    private func isShownByItsStyle(_ node: ViewNode) -> Bool {
        guard let styled = node.styledScope, let primitive = node.info?.type.primitive else { return false }
        var stack: [ViewNode] = [styled]
        while let next = stack.popLast() {
            if next.info?.type.primitive == primitive { return true }
            if next.role != .modifierContent || primitive == "TextField" { stack += next.children }
        }
        return false
    }

    private func controlValue(of node: ViewNode) throws -> String {
        let interpreter = graph.interpreter
        if let picker = node as? PickerNode {
            return try graph.selectedOption(of: picker).map { texts(in: $0.node).joined(separator: ", ") } ?? ""
        }
        if node is NavigationLinkNode || graph.menu(of: node) != nil { return "" }
        if let field = node as? FieldNode { return try graph.text(of: field) }
        guard let location = node.binding else { return "" }
        let value = try interpreter.untracked { try interpreter.readBinding(location) }
        switch node.info?.type.primitive {
        case "DatePicker"?:
            return try interpreter.callMethod("_shown", labels: [nil], on: node.value, [value]).asString ?? ""
        case "SecureField"?: return String(repeating: "\u{2022}", count: value.asString?.count ?? 0)
        case "ColorPicker"?: return value.structFields.first?.asString ?? ""
        default: break
        }
        switch value {
        case .bool(let isOn): return isOn ? "1" : "0"
        default: return try interpreter.describe(value, as: nil)
        }
    }

    /// All text in a subtree, top to bottom.
    func texts(in root: ViewNode) -> [String] {
        var texts: [String] = []
        var stack = [root]
        while let node = stack.popLast() {
            if node.info?.type.primitive == "Text", let text = node.field(.text).asString { texts.append(text) }
            stack.append(contentsOf: node.onscreenChildren.reversed())
        }
        return texts
    }

    /// All text on screen: a field shows its text, or its title while it is empty.
    func screenTexts() throws -> [String] {
        var texts: [String] = []
        guard let root = graph.topPresentation ?? graph.root else { return [] }
        var stack: [ViewNode] = [root]
        while let node = stack.popLast() {
            switch node.info?.type.primitive {
            case "Text"? where node.info?.role == .leaf: texts.append(node.field(.text).asString ?? "")
            case "TextField"?, "TextEditor"?, "SecureField"?, "SearchField"?:
                let value = try controlValue(of: node)
                if !value.isEmpty {
                    texts.append(value)
                    continue
                }
            case "Picker"?:
                guard let picker = node as? PickerNode, !picker.showsAllOptions else { break }
                if let selected = try graph.selectedOption(of: picker) { stack.append(selected.node) }
                if let label = picker.children.first { stack.append(label) }
                continue
            default: break
            }
            stack.append(contentsOf: node.onscreenChildren.reversed())
        }
        return texts
    }
}

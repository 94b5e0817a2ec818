/// An element on screen, as queries find it.
struct SimulationElement {
    let node: ViewNode
    let kinds: [String]
    let label: String
    let identifier: String?
    let value: String

    func matches(_ text: String) -> Bool { label == text || identifier == text }
}

/// Finds elements by walking the tree from the top.
struct ElementFinder {
    let graph: ViewGraph

    private struct Frame {
        let node: ViewNode
        let isInControl: Bool
        var identifier: String?
        var label: String?
    }

    /// Controls by primitive, with the queries that find them.
    private static let controls: [String: [String]] = [
        "Button": ["buttons"], "Toggle": ["switches", "toggles"], "TextField": ["textFields"],
        "SecureField": ["secureTextFields"], "TextEditor": ["textViews"], "Stepper": ["steppers"],
        "Slider": ["sliders"], "Link": ["links"], "NavigationLink": ["links", "buttons"], "Picker": ["pickers"],
    ]

    func elements(_ kind: String? = nil) throws -> [SimulationElement] {
        var found: [SimulationElement] = []
        guard let root = graph.root else { return [] }
        var stack = [Frame(node: root, isInControl: false)]
        while var frame = stack.popLast() {
            let node = frame.node
            var isInControl = frame.isInControl
            if node.role == .accessibility {
                frame.identifier = node.field(1).asString ?? frame.identifier
                frame.label = node.field(2).asString ?? frame.label
                if kind == nil || kind == "otherElements" {
                    let label = frame.label ?? texts(in: node).joined(separator: ", ")
                    found.append(
                        SimulationElement(
                            node: node, kinds: ["otherElements"], label: label, identifier: frame.identifier, value: "")
                    )
                }
            } else if let element = try element(of: frame) {
                let isText = element.kinds == ["staticTexts"]
                if !(isText && isInControl), kind.map({ element.kinds.contains($0) }) ?? true { found.append(element) }
                if !isText { isInControl = true }
                frame.identifier = nil
                frame.label = nil
            }
            let passesOn = !node.role.isVisible || node.children.count == 1
            for child in node.children.reversed() {
                stack.append(
                    Frame(
                        node: child, isInControl: isInControl, identifier: passesOn ? frame.identifier : nil,
                        label: passesOn ? frame.label : nil))
            }
        }
        return found
    }

    private func element(of frame: Frame) throws -> SimulationElement? {
        let node = frame.node
        guard let primitive = node.info?.type.primitive, node.info?.type.isFromPrelude == true else { return nil }
        func make(_ kinds: [String], label: String, value: String = "") -> SimulationElement {
            SimulationElement(
                node: node, kinds: kinds, label: frame.label ?? label, identifier: frame.identifier, value: value)
        }
        if let kinds = Self.controls[primitive] {
            return make(kinds, label: texts(in: node).joined(separator: ", "), value: try controlValue(of: node))
        }
        switch primitive {
        case "Text": return make(["staticTexts"], label: node.field(0).asString ?? "")
        case "Image": return make(["images"], label: node.field(0).asString ?? "")
        default: return nil
        }
    }

    private func controlValue(of node: ViewNode) throws -> String {
        let interpreter = graph.interpreter
        guard let location = node.field(1).structFields.first, node.info?.type.primitive != "Button" else { return "" }
        let value = try interpreter.untracked { try interpreter.readBinding(location) }
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
            if node.info?.type.primitive == "Text", let text = node.field(0).asString { texts.append(text) }
            stack.append(contentsOf: node.children.reversed())
        }
        return texts
    }

    /// All text on screen: a field shows its text, or its title while it is empty.
    func screenTexts() throws -> [String] {
        var texts: [String] = []
        guard let root = graph.root else { return [] }
        var stack = [root]
        while let node = stack.popLast() {
            switch node.info?.type.primitive {
            case "Text"? where node.info?.role == .leaf: texts.append(node.field(0).asString ?? "")
            case "TextField"?, "TextEditor"?:
                let value = try controlValue(of: node)
                if !value.isEmpty {
                    texts.append(value)
                    continue
                }
            default: break
            }
            stack.append(contentsOf: node.children.reversed())
        }
        return texts
    }
}

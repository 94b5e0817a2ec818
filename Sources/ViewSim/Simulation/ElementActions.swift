import SwiftFrontEnd
import SwiftMachine

/// What a scenario does to elements on screen.
struct ElementActions {
    let graph: ViewGraph
    var context: ScenarioContext { graph.context }
    var interpreter: Interpreter { graph.interpreter }

    /// The element of a query that has a label, or the one at an index.
    func find(_ kind: String, label: String?, index: Int) throws -> SimulationElement? {
        try context.settle()
        let finder = ElementFinder(graph: graph)
        if let label { return finder.first(kind, matching: label) }
        let elements = finder.elements(kind)
        return elements.indices.contains(index) ? elements[index] : nil
    }

    /// The element, or a located error that names what there is.
    func require(_ kind: String, label: String?, index: Int) throws -> SimulationElement {
        if let found = try find(kind, label: label, index: index) { return found }
        let labels = ElementFinder(graph: graph).elements(kind).map { "\"\($0.label)\"" }
        let wanted = label.map { "\(kind)[\"\($0)\"]" } ?? "\(kind).element(boundBy: \(index))"
        let there = labels.isEmpty ? "there are no \(kind) on screen" : "there are \(labels.joined(separator: ", "))"
        let opaque = ElementFinder(graph: graph).opaqueView(hiding: kind, asksForLabels: true)?.asOpaqueCell
        let unknown = opaque.map { "; \($0.name) is opaque, so what it shows is not known" } ?? ""
        throw interpreter.trap(
            "element.missing", "\(wanted) is not on screen", why: there + unknown,
            fix: "query an element that is on screen, or make it appear first")
    }

    func act(_ action: String, on kind: String, label: String?, index: Int, argument: Value) throws {
        if action == "endDrag", let touch = graph.touch {
            // What is dragged may have another label by now.
            graph.touch = nil
            return try touch.end()
        }
        let element = try require(kind, label: label, index: index)
        guard try graph.isEnabled(element.node) else {
            throw interpreter.trap(
                "element.disabled", "\(kind)[\"\(element.label)\"] is disabled", why: nil,
                fix: "enable it before acting on it")
        }
        let name = "\(action) \(kind)[\"\(element.label)\"]"
        if graph.topMenu != nil, !graph.isInMenu(element.node) {
            try graph.perform("tap beside the menu") { graph.closeMenus() }
        }
        switch action {
        case "tap", "doubleTap": try tap(element, name: name, isDouble: action == "doubleTap")
        case "press":
            if let duration = argument.asDouble, duration >= 0.5, try openContextMenu(of: element, name: name) {
                return
            }
            let touch = try self.touch(on: element, name: name)
            guard !touch.isEmpty else { throw unsupported(element, action) }
            try touch.press(for: argument.asDouble ?? 0)
        case "drag", "beginDrag", "endDrag":
            try drag(element, name: name, by: argument, isEnding: action == "drag", kind: action)
        case "typeText":
            try focus(element)
            for character in argument.asString ?? "" {
                try edit(element, name: "type \"\(character)\" into \(kind)[\"\(element.label)\"]") {
                    $0 + String(character)
                }
            }
        case "swipeLeft": try uncover(.trailingActions, of: element, name: name)
        case "swipeRight": try uncover(.leadingActions, of: element, name: name)
        case "move": try move(element, to: argument.asInt ?? 0, name: name)
        case "swipeToDelete": try swipe(element, name: name)
        case "clearText":
            try focus(element)
            try edit(element, name: name) { _ in "" }
        case "increment": try step(element, name: name, isUp: true)
        case "decrement": try step(element, name: name, isUp: false)
        case "select": try choose(argument.asString ?? "", in: element, name: name)
        case "adjust":
            try adjust(element, to: argument, name: name)
        default: throw unsupported(element, action)
        }
    }

    func unsupported(_ element: SimulationElement, _ action: String) -> Trap {
        interpreter.trap(
            "element.action", "\(element.kinds.first ?? "element")[\"\(element.label)\"] does not react to \(action)",
            why: nil, fix: "act on the control that does")
    }

    private func tap(_ element: SimulationElement, name: String, isDouble: Bool) throws {
        if element.kinds == ["cells"] {
            if let inner = firstControl(in: element.node) {
                return try tap(
                    SimulationElement(node: inner, kinds: ["buttons"], label: "", identifier: nil),
                    name: name, isDouble: isDouble)
            }
            if !isDouble, try select(element.node, name: name) { return }
        }
        if let tab = element.node as? TabNode, let tabs = graph.tabView(around: tab.parent) {
            return try graph.perform(name, on: tab) { try graph.select(tab, of: tabs) }
        }
        if let (picker, option) = option(element.node) {
            return try graph.perform(name, on: picker) {
                try choose(option, of: picker)
                picker.isOpen = false
                if graph.isInMenu(picker) { graph.closeMenus() }
            }
        }
        if let picker = element.node as? PickerNode, !picker.showsAllOptions {
            return try graph.perform(name, on: picker) { picker.isOpen = !picker.isOpen }
        }
        if let styled = pressable(element.node) { try graph.press(styled, name: "press \(name)") }
        let touch = try touch(on: element, name: name)
        if try touch.isEmpty || !touch.tap(isDouble ? 2 : 1) {
            throw unsupported(element, isDouble ? "doubleTap" : "tap")
        }
    }

    private func drag(
        _ element: SimulationElement, name: String, by offset: Value, isEnding: Bool, kind: String
    ) throws {
        let running = graph.touch
        let touch = try running ?? touch(on: element, name: name)
        guard !touch.isEmpty else { throw unsupported(element, kind) }
        if running == nil { try touch.begin() }
        let fields = offset.structFields
        if fields.count > 1 {
            try touch.move(byWidth: fields[0].asDouble ?? 0, height: fields[1].asDouble ?? 0)
        }
        graph.touch = isEnding ? nil : touch
        if isEnding { try touch.end() }
    }

    /// The finger on an element: it meets the element's own gestures and control, then those around it.
    private func touch(on element: SimulationElement, name: String) throws -> TouchSequence {
        var start = element.node
        if element.kinds == ["otherElements"] {
            // A container found by its identifier passes the touch on to the one control inside.
            if let inner = firstControl(in: start) { start = inner }
            while start.children.count == 1, firstControl(in: start.children[0]) != nil { start = start.children[0] }
        }
        if let drawn = drawnControl(of: start) { start = drawn }
        return try TouchSequence(graph: graph, name: name, from: start) { tapAction(of: $0) }
    }

    /// What a tap does to a control.
    private func tapAction(of node: ViewNode) -> (() throws -> Void)? {
        switch node.info?.type.primitive {
        case "Button"? where node.role == .container:
            if let styled = node.styledScope, graph.isPrimitiveStyle(styled) { return nil }
            return {
                if let styled = pressable(node) { graph.setPressed(false, of: styled) }
                _ = try interpreter.call(node.field(.action), [])
                try graph.closeDialog(around: node)
            }
        case "Toggle"?:
            if drawnControl(of: node) != nil { return nil }
            guard let location = node.binding else { return nil }
            return {
                let isOn = try interpreter.untracked { try interpreter.readBinding(location) }
                try interpreter.writeBinding(location, .bool(isOn.asBool != true))
                if graph.isInMenu(node) { try graph.closeDialog(around: node) }
            }
        case "Menu"?:
            guard let menu = graph.menu(of: node) else { return nil }
            return {
                if node.field(.primaryAction).isNone {
                    try graph.open(menu)
                } else {
                    _ = try interpreter.call(node.field(.primaryAction), [])
                }
            }
        case "Link"?:
            return {
                let environment = try graph.environmentValues(below: node.environment)
                _ = try interpreter.call(node.field(.follow), [environment])
            }
        case "NavigationLink"?: return (node as? NavigationLinkNode).map { link in { try graph.follow(link) } }
        case "SearchCompletion"?:
            guard let search = graph.search(around: node), let text = search.text else { return nil }
            return { try interpreter.writeBinding(text, node.field(.completion)) }
        default: return FocusController.isField(node) ? { try graph.focus.move(to: node) } : nil
        }
    }

    /// Gives a text field the focus before it is typed into.
    private func focus(_ element: SimulationElement) throws {
        guard FocusController.isField(element.node), graph.focus.field !== element.node else { return }
        try graph.perform("focus \(element.kinds.first ?? "element")[\"\(element.label)\"]", on: element.node) {
            try graph.focus.move(to: element.node)
        }
    }

    /// The style scope of a button that shows that it is pressed; one of a primitive style knows no presses.
    private func pressable(_ node: ViewNode) -> StyledNode? {
        guard node.info?.type.primitive == "Button", let styled = node.styledScope, !graph.isPrimitiveStyle(styled)
        else { return nil }
        return styled
    }

    /// Where the finger meets a control that a user's style draws: the style's own control, where it has one.
    private func drawnControl(of node: ViewNode) -> ViewNode? {
        guard let styled = node.styledScope, pressable(node) == nil else { return nil }
        return firstControl(in: styled)
    }

    private func firstControl(in root: ViewNode) -> ViewNode? {
        var stack = [root]
        while let node = stack.popLast() {
            if node.info?.control?.takesTouches == true { return node }
            stack.append(contentsOf: node.children.reversed())
        }
        return nil
    }

    private func edit(_ element: SimulationElement, name: String, _ change: (String) -> String) throws {
        guard element.node.isAlive, let location = element.node.binding else {
            throw unsupported(element, "typing")
        }
        guard element.node.info?.control?.isTextField == true else { throw unsupported(element, "typing") }
        if let field = element.node as? FieldNode, field.hasFormat {
            return try graph.perform(name, on: field) { try graph.enter(change(graph.text(of: field)), into: field) }
        }
        try graph.perform(name, on: element.node) {
            let old = try interpreter.untracked { try interpreter.readBinding(location) }
            try interpreter.writeBinding(location, Value(change(old.asString ?? "")))
        }
    }

    // MARK: - Pickers

    /// Chooses a picker's option by its text.
    private func choose(_ text: String, in element: SimulationElement, name: String) throws {
        guard let picker = element.node as? PickerNode else { throw unsupported(element, "select") }
        let finder = ElementFinder(graph: graph)
        let labels = picker.options.map { finder.texts(in: $0.node).joined(separator: ", ") }
        guard let index = labels.firstIndex(of: text) else {
            let there = labels.map { "\"\($0)\"" }.joined(separator: ", ")
            throw interpreter.trap(
                "element.option", "pickers[\"\(element.label)\"] has no option \"\(text)\"",
                why: there.isEmpty ? "it has no options with a tag" : "there are \(there)",
                fix: "select one of its options, each of which needs a tag")
        }
        try graph.perform("\(name) \"\(text)\"", on: picker) { try choose(picker.options[index], of: picker) }
    }

    private func choose(_ option: PickerNode.Option, of picker: PickerNode) throws {
        guard let binding = picker.binding else { return }
        try interpreter.writeBinding(binding, option.value)
    }

    /// The option that a segment of a picker stands for.
    private func option(_ node: ViewNode) -> (PickerNode, PickerNode.Option)? {
        for around in node.ancestors {
            if let picker = around as? PickerNode {
                return picker.options.first { $0.node === node }.map { (picker, $0) }
            }
        }
        return nil
    }
}

import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// A style modifier, `.buttonStyle(_:)` and its like, with the controls that took their style from it.
final class StyleNode: ViewNode {
    private(set) var styled: ContiguousArray<StyledNode> = []
    private unowned(unsafe) var graph: ViewGraph?

    override func mount(in graph: ViewGraph) throws {
        self.graph = graph
        graph.styleCount += 1
        try show(in: graph)
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        try graph.updateStyle(self, to: value)
        try show(in: graph)
    }

    func add(_ node: StyledNode) {
        styled.removeAll { !$0.isAlive }
        styled.append(node)
    }

    /// The primitive name of the controls that the style is for.
    var kind: String? { field(.kind).asString }

    override func release() {
        super.release()
        styled = []
        graph?.styleCount -= 1
        graph = nil
    }
}

/// What a user's style makes of a control: `makeBody(configuration:)` is evaluated, with state of the style's own.
final class StyledNode: BodyNode {
    /// The modifier that the style comes from.
    private(set) weak var source: StyleNode?
    /// The control as its makers gave it last.
    var controlValue: Value
    /// The control is held down.
    var isPressed = false

    init(style: Value, info: ViewTypeInfo, source: StyleNode, control: ViewNode, graph: ViewGraph) {
        self.source = source
        controlValue = control.value
        super.init(
            graph: graph, role: .styled, info: info, value: style,
            identity: Identity(parent: control.identity, component: info.name), parent: control,
            order: graph.nextOrder())
    }

    override var body: FunctionSymbol? { info?.styleBody }

    /// The style, the control, a reference for its labels, and whether it is pressed.
    override func bodyArguments() -> [Value] {
        [installed, controlValue, .cell(ScopeReferenceCell(self)), .bool(isPressed)]
    }

    /// A part of the control, by name; the control itself for no name.
    func part(_ name: String) -> Value {
        guard let control = parent, let info = control.info else { return .none }
        guard !name.isEmpty else { return control.value }
        guard let index = info.type.storedProperties.firstIndex(where: { $0.name == name }) else { return .none }
        return control.field(at: index)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(controlValue, .named("control"))
    }

    override func release() {
        super.release()
        controlValue = .void
        source = nil
    }
}

extension ViewNode {
    /// The scope of the style that a control is shown in.
    var styledScope: StyledNode? { children.first as? StyledNode }
}

extension ViewGraph {
    /// The style that a user wrote for a control, from the nearest style modifier around it.
    ///
    /// What a style makes of a control may contain one of the same kind, `Button(configuration)`: that one takes its
    /// style from further out.
    private func style(for control: ViewNode) -> (node: StyleNode, value: Value, info: ViewTypeInfo)? {
        guard styleCount > 0, let kind = control.info?.type.primitive else { return nil }
        var next = control.parent
        while let node = next {
            if let styled = node as? StyledNode, node.parent?.info?.type.primitive == kind {
                next = styled.source?.parent
                continue
            }
            if let node = node as? StyleNode, node.kind == kind {
                guard case .cell(let cell) = node.field(.style), let style = cell as? StructCell else { return nil }
                let info = context.types.info(of: style.type)
                return info.styleBody == nil ? nil : (node, node.field(.style), info)
            }
            next = node.parent
        }
        return nil
    }

    /// Shows a control in the style around it.
    /// - Returns: whether there is one that a user wrote.
    func updateStyle(of control: ViewNode) throws -> Bool {
        guard let style = style(for: control) else { return false }
        if let scope = control.styledScope, scope.info === style.info, scope.source === style.node {
            try update(scope, of: control, style: style.value)
            return true
        }
        let old = control.children
        let scope = StyledNode(
            style: style.value, info: style.info, source: style.node, control: control, graph: self)
        style.node.add(scope)
        control.children = [scope]
        insert(scope)
        try evaluate(scope, reason: nil)
        callbacks.append(.appear(scope))
        for child in old { remove(child, isReplaced: true) }
        return true
    }

    private func update(_ scope: StyledNode, of control: ViewNode, style: Value) throws {
        let isSameStyle = try isSameView(scope.value, style, info: nil)
        let isSameControl = try isSameConfiguration(scope.controlValue, control)
        scope.value = style
        scope.controlValue = control.value
        if !isSameStyle || !isSameControl {
            scope.noteChange("@self")
            try evaluate(scope, reason: isSameStyle ? "its configuration changed" : "the style changed")
        } else {
            if scope.isDirty { try evaluate(scope, reason: nil) }
            try updateModifiedContent(of: scope)
        }
    }

    /// Whether the part of a control that a style's configuration holds is the same; its labels are nodes of their own.
    private func isSameConfiguration(_ old: Value, _ control: ViewNode) throws -> Bool {
        guard let info = control.info else { return true }
        let before = old.structFields
        let isPrimitive = control.styledScope.map { isPrimitiveStyle($0) } ?? false
        for index in before.indices where !info.childFields.contains(where: { $0.index == index }) {
            let isAction =
                index < info.type.storedProperties.count && info.type.storedProperties[index].name == "action"
            if isAction, !isPrimitive { continue }
            if try !isSameValue(before[index], control.field(at: index)) { return false }
        }
        return true
    }

    /// A style modifier got a new style: the controls that use it are made again.
    func updateStyle(_ node: StyleNode, to value: Value) throws {
        let old = node.field(.style)
        node.value = value
        guard try !isSameValue(old, node.field(.style)) else { return }
        for styled in node.styled where styled.isAlive {
            guard case .cell(let cell) = node.field(.style), let style = cell as? StructCell,
                style.type === styled.info?.type
            else { continue }
            styled.value = node.field(.style)
            styled.noteChange("@self")
            let event = trace.emit(
                .invalidate, type: styled.info?.name, identity: styled.identity, reason: "the style changed")
            markDirty(styled, event: event)
        }
    }

    // MARK: - Presses

    /// Whether a style reacts to gestures itself, as a `PrimitiveButtonStyle` does.
    func isPrimitiveStyle(_ node: StyledNode) -> Bool {
        guard let type = node.info?.type else { return false }
        return context.types.conforms(type, toPrelude: "PrimitiveButtonStyle")
    }

    /// Holds a button down, which its style may show.
    func press(_ node: StyledNode, name: String) throws {
        try perform(name, on: node.parent) { setPressed(true, of: node) }
    }

    func setPressed(_ isPressed: Bool, of node: StyledNode) {
        guard node.isAlive, node.isPressed != isPressed else { return }
        node.isPressed = isPressed
        invalidate(node, change: "@self", reason: isPressed ? "the button is pressed" : "the button is released")
    }
}
